import { facedown, type Rng, shuffle } from '@undertow/kernel';
import { DAMAGE_DECK } from '../content/damage';
import {
  CHARACTERS,
  DECK_SPACES,
  type DeckSpace,
  ITEMS,
  type Loyalty,
  MYTHOS,
  RESOURCES,
  type Resource,
  SKILLS,
  type Skill,
  type Space,
  WAYPOINTS,
} from '../content/ids';
import { LOYALTY_BOX, loyaltyDeck } from '../content/loyalty';
import { PASSENGER_TOKENS } from '../content/passengers';
import {
  DIFFICULTY_STEP,
  START_DEEP_ONES,
  START_DIALS,
  START_DIALS_NO_CULTIST,
  START_MONARCHS,
  START_PASSENGERS,
} from '../content/setup';
import { copiesOf, faceOf, SKILL_VALUES } from '../content/skill-cards';
import { SPELL_CARDS } from '../content/spells';
import type { Options } from '../model/options';
import type { Player, State } from '../model/state';
import { ALL_SPACES } from '../rules/query';

// Every deck in the order of the box: a game begins with a shuffled copy.

const TOKENS = PASSENGER_TOKENS.flatMap(({ face, copies }) => copiesFrom(face, copies));
const DAMAGE = DAMAGE_DECK.map(({ id }) => id);
// Cards that nobody has seen are the same at every table: they are made once, and lie where the processor finds them.
const MYTHOS_CARDS = facedown(MYTHOS);
const WAYPOINT_CARDS = facedown(WAYPOINTS);
const SPELLBOOK = facedown(SPELL_CARDS.flatMap(({ id, copies }) => copiesFrom(id, copies)));
const ITEM_CARDS = facedown(ITEMS);
const SKILL_DECKS = record(SKILLS, (skill: Skill) =>
  SKILL_VALUES.flatMap((value) => copiesFrom(faceOf(skill, value), copiesOf(faceOf(skill, value)))),
);

function copiesFrom<C>(card: C, count: number): C[] {
  return Array.from({ length: count }, () => card);
}

const EVERYWHERE: readonly (Space | 'the-deep')[] = [...ALL_SPACES, 'the-deep'];

/** Everything on the table before anybody has chosen anything (IV.1 to IV.7). */
export function openBox(options: Options, rng: Rng): State {
  const tokens = shuffle(rng, TOKENS.slice());
  const deck = record(DECK_SPACES, (space: DeckSpace) => tokens.splice(0, START_PASSENGERS[space] ?? 0)); // IV.7a
  const { inPlay, left } = loyaltyCards(options, rng);
  return {
    rng,
    players: newPlayers(options.players),
    turn: {
      number: 1,
      current: 0,
      step: 'setup',
      actionsLeft: 0,
      used: [],
      rooms: [],
      barred: false,
      revealing: null,
    },
    dials: startDials(options),
    tracks: { travel: 0, ritual: 0 }, // IV.2
    deepOnes: record(EVERYWHERE, (space) => (space === 'the-deep' ? 0 : (START_DEEP_ONES[space] ?? 0))),
    monarchs: { ...START_MONARCHS }, // IV.7
    passengers: { supply: tokens, deck, removed: [] },
    damage: {
      deck: shuffle(rng, DAMAGE.slice()),
      placed: {},
      removed: [],
      resolving: [],
    }, // IV.6
    skills: record(SKILLS, (skill: Skill) => ({ deck: shuffle(rng, SKILL_DECKS[skill].slice()), discard: [] })), // IV.5
    chaos: [],
    resolving: [],
    mythos: { deck: shuffle(rng, MYTHOS_CARDS.slice()), discard: [], drawn: null }, // IV.6a
    waypoints: { deck: shuffle(rng, WAYPOINT_CARDS.slice()), placed: [], removed: [] }, // IV.14
    spells: {
      deck: shuffle(rng, SPELLBOOK.slice()), // IV.15
      lost: [],
      removed: [],
      casting: [],
    },
    items: { deck: shuffle(rng, ITEM_CARDS.slice()), lost: [], removed: [] },
    loyaltyDeck: inPlay,
    loyaltyBox: left,
    titles: { captain: 0, keeper: 0 },
    awakened: false,
    loyaltyDealt: false,
    checks: [],
    rolls: [],
    ending: null,
  };
}

function newPlayers(count: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < count; seat++) players.push(newPlayer());
  return players;
}

const newPlayer = (): Player => ({
  character: CHARACTERS[0],
  space: 'bridge',
  hand: [],
  items: [],
  improvement: null,
  feat: false,
  loyalty: [],
  revealed: null,
  kept: [],
  wards: [],
  mayHold: record(SKILLS, () => 0),
});

/** IV.3, I.2, II.2, II.3; the learning game keeps 8 (L.7). */
function startDials({ cultist, learning, difficulty, players }: Options): Record<Resource, number> {
  const shortened = !cultist && !learning && (players === 4 || players === 6); // I.1
  const start = shortened ? START_DIALS_NO_CULTIST : START_DIALS;
  const step = { easier: DIFFICULTY_STEP, normal: 0, harder: -DIFFICULTY_STEP }[difficulty];
  return record(RESOURCES, (resource: Resource) => start[resource] + step);
}

/** IV.16: shuffled; the rest stays in the box. */
function loyaltyCards({ players, cultist, learning }: Options, rng: Rng): { inPlay: Loyalty[]; left: Loyalty[] } {
  const counts = loyaltyDeck(players, learning ? 'learning' : cultist ? 'normal' : 'no-cultist');
  const inPlay: Loyalty[] = [];
  const left: Loyalty[] = [];
  for (const card of ['human', 'hybrid', 'cultist'] as const) {
    for (let i = 0; i < LOYALTY_BOX[card]; i++) (i < counts[card] ? inPlay : left).push(card);
  }
  return { inPlay: shuffle(rng, inPlay), left };
}

function record<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V>;
function record(keys: readonly string[], value: (key: string) => unknown): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const key of keys) made[key] = value(key);
  return made;
}
