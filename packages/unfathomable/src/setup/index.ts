import { ask, askOne, below, type Flow, shuffle } from '@undertow/kernel';
import { character } from '../content';
import { CHARACTERS, type CharacterId, type Skill, TITLES } from '../content/ids';
import { START_HAND } from '../content/setup';
import type { Table } from '../model/types';
import { dealLoyalty } from '../rules/awakening';
import { skillSet } from '../rules/items';
import { clockwise, player } from '../rules/query';
import { buildChaos, drawSkills } from '../rules/skills';
import { firstHolder } from '../rules/titles';
import { RECOMMENDED } from './recommended';

/** Steps 8 to 17 of the setup, in which players have a say. */
export function* setUp(g: Table): Flow {
  const { state, options } = g;
  buildChaos(g); // IV.8
  state.turn.current = below(state.rng, state.players.length); // IV.9
  g.emit({ type: 'set-up', first: state.turn.current, seats: state.players.length });
  yield* takeCharacters(g); // IV.9a to IV.12
  yield* startingHands(g); // IV.13
  for (const title of TITLES) {
    const seat = firstHolder(state, title); // IV.14, IV.15
    state.titles[title] = seat;
    g.emit({ type: 'title', title, seat, from: null });
  }
  if (!options.learning) dealLoyalty(g, false); // IV.17, L.8
  state.turn.step = 'turn-start';
}

function* takeCharacters(g: Table): Flow {
  const { state, options } = g;
  const order = clockwise(state, state.turn.current);
  if (options.characters === 'choose') {
    const taken: CharacterId[] = [];
    for (const seat of order) {
      const free = () => CHARACTERS.filter((id) => !taken.includes(id));
      const chosen = yield* askOne(seat, () => ({
        kind: 'choose-character' as const,
        options: free().map((id) => ({ ref: { is: 'character' as const, character: id } })),
        rule: 'IV.9a',
        source: 'rule',
      }));
      taken.push(chosen.character);
      take(g, seat, chosen.character);
    }
    return;
  }
  const cast = castOf(g);
  state.players.forEach((_, seat) => {
    take(g, seat, cast[seat] ?? CHARACTERS[0]);
  });
}

function castOf(g: Table): readonly CharacterId[] {
  const { characters, players } = g.options;
  switch (characters) {
    case 'choose':
    case 'random':
      return shuffle(g.state.rng, [...CHARACTERS]);
    case 'recommended':
      return shuffle(g.state.rng, [...RECOMMENDED[players]]);
    default:
      return characters;
  }
}

function take(g: Table, seat: number, id: CharacterId): void {
  player(g.state, seat).character = id;
  g.emit({ type: 'character', seat, character: id });
  outfit(g, seat);
}

/** The feat, the starting item and the place on board that the sheet names. */
function outfit(g: Table, seat: number): void {
  const { state } = g;
  const one = player(state, seat);
  const sheet = character(one.character);
  one.feat = true; // IV.10
  one.space = sheet.start; // IV.12
  one.items = [sheet.item]; // IV.11
  const at = state.items.deck.findIndex(({ card }) => card === sheet.item);
  if (at >= 0) state.items.deck.splice(at, 1);
}

/**
 * Everybody but the current player, one after the other: any three of the own set, or all five in a learning game
 * (IV.13, L.5).
 */
function* startingHands(g: Table): Flow {
  const { state, options } = g;
  const others = clockwise(state, state.turn.current).slice(1); // IV.13a
  for (const seat of others) {
    const types = options.learning ? skillSet(state, seat) : yield* threeOf(g, seat);
    drawSkills(g, seat, types);
  }
}

function* threeOf(g: Table, seat: number): Flow<Skill[]> {
  const chosen = yield* ask(seat, () => ({
    kind: 'starting-hand' as const,
    options: skillSet(g.state, seat).map((skill) => ({ ref: { is: 'skill' as const, skill } })),
    min: START_HAND,
    max: START_HAND,
    rule: 'IV.13',
    source: 'rule',
  }));
  return chosen.map(({ skill }) => skill);
}
