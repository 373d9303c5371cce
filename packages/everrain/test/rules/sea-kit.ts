import type { Content, Tile } from '../../src/content/card';
import { least, type Play, type Scene } from '../../src/testkit';
import { at, tiles } from '../map/charts';

export { at, storm } from '../map/charts';

const PORTS = ['hythe', 'marrow', 'skerry', 'farewell'];

/**
 * Tiles written as six letters, by slot: `.` calm, `~` rough, `w` wreck, `s` spawn, `P` port, `I` island, `A` altar. The
 * start tile is slot 12, with (4,4) (5,4) (6,4) over (4,5) (5,5) (6,5); slot 13 lies east of it, 11 west.
 */
export function chart(
  map: Readonly<Record<number, string>>,
  more: Partial<Content> = {},
): { readonly map: NonNullable<Scene['map']>; readonly content: NonNullable<Scene['content']> } {
  let ports = 0;
  const drawn = Object.entries(map).map(([slot, letters]): Tile => {
    const { hexes } = tiles(letters);
    const id = `${slot} ${letters}`;
    if (!letters.includes('P')) return { id, act: 1, clues: 1, hexes };
    const port = PORTS[ports++] ?? 'hythe';
    return { id, act: 1, clues: 1, hexes, port };
  });
  return {
    map: Object.fromEntries(Object.entries(map).map(([slot, letters]) => [slot, `${slot} ${letters}`])),
    content: (plain) => ({ ...more, tiles: [...plain.tiles, ...drawn] }),
  };
}

/** Water in every direction: the start tile and the eight around it. */
export const OPEN = {
  6: '......',
  7: '......',
  8: '......',
  11: '......',
  12: '......',
  13: '......',
  16: '......',
  17: '......',
  18: '......',
} as const;

const STEPS = ['helm', 'forward', 'reveal', 'pooled'];

/** What the ship whose turn it is could do with its navigation points, as short words. */
export function steps(play: Play, seat = 0): string[] {
  return play
    .asked(seat, 'turn')
    .options.map(({ ref }) => ref)
    .filter((ref): ref is { is: string; by?: number; count?: number } => isStep(ref))
    .map(({ is, by, count }) => (by !== undefined ? `${is} ${by}` : count !== undefined ? `${is} ${count}` : is))
    .sort();
}

const isStep = (ref: unknown): boolean =>
  typeof ref === 'object' && ref !== null && 'is' in ref && typeof ref.is === 'string' && STEPS.includes(ref.is);

export const HERE = at(4, 4);

/** Somebody at each navigation node: three points an order. */
export const HELMSMEN = [{ at: 0 }, { at: 6 }] as const;

/** Goes on until this holds: everybody pays their crew, and does the least in anything else. */
export function plodPaying(play: Play, done: () => boolean): Play {
  for (let i = 0; i < 100 && !done(); i++) {
    const [asked] = play.scenario.match.pending;
    if (!asked) return play;
    play.scenario.answer(asked.seat, (decision) =>
      decision.kind === 'wages' ? decision.options.map((_, index) => index) : least(decision),
    );
  }
  return play;
}
