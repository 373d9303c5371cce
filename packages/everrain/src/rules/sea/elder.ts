import type { Flow } from '@undertow/kernel';
import type { ElderBoard } from '../../content/card';
import { withoutElder } from '../../map/around';
import { scopeOf } from '../../model/scope';
import type { Step } from '../../model/state';
import type { Table } from '../../model/types';
import { end } from '../ending';
import { chooseFacing } from './destinations';
import { elderQuarry } from './elder-goals';
import { elderHex } from './elder-placement';

/** Steps after which the Elder One does not act any more in this round (E14.10, E14.11). */
const LATE: readonly Step[] = ['elder', 'storms', 'deck-enemies', 'sea-enemies', 'agenda', 'round-end'];

/** E14.2: the board is turned over, the figure placed, its first effect resolved. It stays to the end (E14.3). */
export function* awaken(g: Table): Flow {
  const { state } = g;
  if (state.elder.turned) return;
  const id = state.elder.board;
  const board = g.content.elder(id);
  state.elder.turned = true;
  g.emit({ type: 'revealed-cards', seat: state.first, from: 'elder', cards: [id] });
  const hex = yield* elderHex(g, board);
  const facing = yield* chooseFacing(g, state.first, withoutElder(state), hex, elderQuarry(g, board, hex));
  const idleUntil = LATE.includes(state.step) ? state.round + 1 : state.round;
  state.elder.arisen = { hex, facing, trauma: 0, penalties: 0, progress: 0, idleUntil };
  g.emit({ type: 'awakened', elder: id, hex, facing });
  g.emit({ type: 'elder-effect', elder: id, which: 'awakening' });
  yield* g.book.run(g, board.awakening, scopeOf(state.first, `elder:${id}`));
}

const byPlayers = (list: ElderBoard['health'], players: number): number => list[players - 1] ?? list[0];

export const elderHealth = (g: Table): number =>
  byPlayers(g.content.elder(g.state.elder.board).health, g.state.players);

/** E14.8: its dice, less one for each time it was driven off, never fewer than one. */
export function elderDice(g: Table): number {
  const { elder, players } = g.state;
  const dice = byPlayers(g.content.elder(elder.board).dice, players);
  return Math.max(1, dice - (elder.arisen?.penalties ?? 0));
}

/** E14.7, E14.13: it cannot be killed; at no HEALTH it loses a die and all its wounds. */
export function* hitElder(g: Table, count: number): Flow {
  const { elder } = g.state;
  const { arisen } = elder;
  if (!arisen || count <= 0) return;
  const health = elderHealth(g);
  arisen.trauma += count;
  if (arisen.trauma >= health) {
    arisen.penalties++;
    arisen.trauma = 0;
  }
  const left = health - arisen.trauma;
  g.emit({ type: 'elder-hurt', elder: elder.board, count, left, penalties: arisen.penalties });
}

export const objectiveCount = (g: Table): number =>
  byPlayers(g.content.elder(g.state.elder.board).objective.count, g.state.players);

/** E14.17; complete, all is lost at once (E14.9). */
export function elderProgress(g: Table, by: number): void {
  const { elder } = g.state;
  if (!elder.arisen) return;
  const of = objectiveCount(g);
  elder.arisen.progress += by;
  g.emit({ type: 'elder-progress', elder: elder.board, progress: elder.arisen.progress, of });
  if (elder.arisen.progress >= of) end('elder-objective');
}
