// Plays one mythos card in one of the ways it can end.
import type { CardName, Person, Play, Scene } from '@undertow/unfathomable/testkit';
import { nameOf, rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import {
  type CharacterId,
  DAMAGE_CARDS,
  type MythosId,
  type PassengerFace,
  SKILLS,
  type Skill,
} from '../../src/content/ids';
import type { State } from '../../src/model/state';
import { type Change, changeSince } from './dials';
import { PRINTED } from './printed';

export type Outcome = 'passed' | 'partly passed' | 'failed' | 'first option' | 'second option' | 'instead of the check';

/** Jeanne has the turn, Jamie is the Captain, Ishmael the Keeper, and William helps with checks. */
export const CREW = [
  { character: 'jeanne', in: 'boiler-room' },
  { character: 'jamie', in: 'bridge' },
  { character: 'ishmael', in: 'galley' },
  { character: 'william', in: 'bridge' },
] as const satisfies readonly Person[];

export interface Arrangement extends Partial<Scene> {
  /** By how much the dials change; those not named stay. */
  readonly change?: Change;
  /** Who keeps the card; otherwise it is discarded. */
  readonly keeps?: CharacterId;
  /** The total of the check; otherwise just enough for the outcome, or just too little. */
  readonly total?: number;
}

/** An empty sea, nobody on deck, and only damage cards that stay. */
export const calm = (card: MythosId, more: Partial<Scene> = {}): Scene => ({
  people: CREW,
  ...(more.people ? {} : { titles: { captain: 'jamie', keeper: 'ishmael' } }),
  step: 'mythos',
  mythos: [card],
  deepOnes: {},
  passengers: {},
  damageDeck: DAMAGE_CARDS.filter((id) => id.startsWith('structural')),
  ...more,
});

/**
 * The card is drawn, its chooser settles it and the check, if there is one, gets the wanted total from the cards of the
 * last person in the list. The body answers what the effects ask and says what they did. Then the icons follow.
 */
export function crisis(
  card: MythosId,
  outcome: Outcome,
  what: string,
  { change = {}, keeps, total, ...more }: Arrangement = {},
  body: (play: Play) => void = () => {},
): void {
  const wanted = total ?? totalFor(card, outcome);
  rule(
    `${card}, ${outcome}: ${what}`,
    wanted === undefined ? calm(card, more) : checked(card, wanted, more),
    (play) => {
      const before = { ...play.state.dials };
      settle(play, card, outcome);
      if (wanted !== undefined) addCards(play, card, wanted);
      body(play);
      resolveIcons(play, card);
      expect(changeSince(before, play)).toEqual(change);
      const keepers = play.state.players.filter(({ kept }) => kept.includes(card)).map(({ character }) => character);
      expect(keepers).toEqual(keeps ? [keeps] : []);
      expect(play.state.mythos.discard.includes(card)).toBe(!keeps);
      play.stops();
    },
  );
}

function totalFor(card: MythosId, outcome: Outcome): number | undefined {
  const { check } = PRINTED[card];
  switch (outcome) {
    case 'passed':
      return check?.target;
    case 'partly passed':
      return check?.partial;
    case 'failed':
      return check && (check.partial ?? check.target) - 1;
    case 'first option':
    case 'second option':
    case 'instead of the check':
      return undefined;
  }
}

/** One chaos card is of a type that the card does not show, one is treachery: both oppose. */
function checked(card: MythosId, total: number, more: Partial<Scene>): Scene {
  const skills = PRINTED[card].check?.skills ?? [];
  const opposing = SKILLS.find((skill) => !skills.includes(skill)) ?? 'treachery';
  const scene = calm(card, more);
  const people = scene.people.map((person, i) =>
    i === scene.people.length - 1 ? { ...person, hand: cardsWorth(total + 2, skills) } : person,
  );
  return { ...scene, people, chaos: [`${opposing} 1`, 'treachery 1', 'will 2', 'lore 2', 'strength 2', 'will 2'] };
}

/** Cards of all these types, worth so much together. */
function cardsWorth(worth: number, skills: readonly Skill[]): CardName[] {
  const cards: CardName[] = [];
  for (let left = worth, i = 0; left > 0; i++) {
    const unused = Math.max(0, skills.length - 1 - i);
    const value = ([5, 4, 3, 2, 1] as const).find((each) => each <= left - unused);
    const skill = skills[i % skills.length];
    if (!value || !skill) throw new Error(`no cards are worth ${worth}`);
    cards.push(`${skill} ${value}`);
    left -= value;
  }
  return cards;
}

/** Whoever the card names settles it. */
function settle(play: Play, card: MythosId, outcome: Outcome): void {
  play.nobodyResponds();
  const { chooser } = PRINTED[card];
  if (!chooser) return;
  play.settles(chooserOf(play, chooser), outcome === 'second option' || outcome === 'instead of the check' ? 1 : 0);
}

function chooserOf({ state }: Play, chooser: NonNullable<(typeof PRINTED)[MythosId]['chooser']>): CharacterId {
  const seat =
    chooser === 'current'
      ? state.turn.current
      : chooser === 'captain' || chooser === 'keeper'
        ? state.titles[chooser]
        : state.players.findIndex(({ character }) => character === chooser);
  const one = state.players[seat];
  if (!one) throw new Error(`nobody is the ${chooser}`);
  return one.character;
}

function addCards(play: Play, card: MythosId, total: number): void {
  const { check } = PRINTED[card];
  expect(play.saw('check').at(-1)).toMatchObject({
    source: `mythos:${card}`,
    target: check?.target,
    partial: check?.partial ?? null,
    skills: check?.skills,
  });
  for (;;) {
    play.nobodyResponds();
    const asked = play.scenario.match.pending.find(({ kind }) => kind === 'contribute');
    if (!asked) break;
    const helps = asked.seat === play.state.players.length - 1;
    play.scenario.answer(asked.seat, ({ options }) => (helps ? options.map((_, i) => i) : []));
  }
  expect(play.saw('check-result')).toMatchObject([{ total }]);
}

/** The activation icon, then the track icon: both as printed. */
function resolveIcons(play: Play, card: MythosId): void {
  const { icon, track } = PRINTED[card];
  let chosen = false;
  for (;;) {
    play.nobodyResponds();
    const [asked] = play.scenario.match.pending;
    if (asked?.kind === 'order-deep-ones') play.scenario.answer(asked.seat, [{ is: 'rest' }]);
    else if (asked?.kind === 'choose-track') {
      chosen = true;
      play.scenario.answer(asked.seat, [{ is: 'track', track: 'ritual' }]);
    } else break;
  }
  expect(play.saw('activation').at(-1)).toEqual({ type: 'activation', icon });
  expect(chosen, 'whether the track is chosen').toBe(track === 'choice');
  expect(play.saw('track').at(-1)).toMatchObject({ track: track === 'choice' ? 'ritual' : track, how: 'advance' });
}

// --- what tests look at

/** How many treachery cards lie in the chaos deck. */
export const treacheryInChaos = ({ state }: Play): number =>
  state.chaos.filter((face) => nameOf(face).startsWith('treachery')).length;

/** Where passengers stand, one word for each. */
export const onDeck = ({ state }: Play): string[] =>
  Object.entries(state.passengers.deck).flatMap(([space, tokens]) => tokens.map(() => space));

/** Which icons were activated, the one of the card itself last. */
export const activations = (play: Play): string[] => play.saw('activation').map(({ icon }) => icon);

/** Where Deep Ones appeared, one word for each. */
export const spawned = (play: Play): string[] =>
  play.saw('spawned').flatMap(({ space, count }) => Array.from({ length: count }, () => space));

export const damagedRooms = (play: Play): string[] => play.saw('damaged').map(({ room }) => room);

/** Nobody but this one is left in the supply. */
export const lastPassenger =
  (face: PassengerFace) =>
  ({ passengers }: State): void => {
    passengers.supply.splice(passengers.supply.indexOf(face), 1);
    passengers.removed.push(...passengers.supply);
    passengers.supply = [face];
  };
