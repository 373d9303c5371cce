import { miscounts, onceEach } from '@undertow/kernel';
import { DAMAGE_CARDS, DECK_SPACES, ITEMS, MYTHOS, RESOURCES, SKILLS, WAYPOINTS } from './content/ids';
import { LOYALTY_BOX } from './content/loyalty';
import { PASSENGER_TOKENS } from './content/passengers';
import { DIAL_MAX } from './content/setup';
import { copiesOf, faceOf, SKILL_VALUES } from './content/skill-cards';
import { SPELL_CARDS } from './content/spells';
import type { State } from './model/state';
import { deepOneSupply } from './rules/query';

/** Every component exists exactly once, in one place (12.0). Says what is wrong, if anything. */
export function componentsAreConserved(state: State): string[] {
  const problems: string[] = [];
  const expectCounts = (what: string, found: readonly string[], wanted: ReadonlyMap<string, number>): void => {
    problems.push(...miscounts(what, found, wanted));
  };
  const { players, checks } = state;

  const faces = [
    ...players.flatMap(({ hand }) => hand),
    ...checks.flatMap(({ pile, faceup }) => [...pile, ...faceup]),
    ...SKILLS.flatMap((skill) => [...state.skills[skill].deck, ...state.skills[skill].discard]),
    ...state.chaos,
    ...state.resolving,
  ].map(String);
  const printed = new Map(
    SKILLS.flatMap((skill) =>
      SKILL_VALUES.map((value) => [String(faceOf(skill, value)), copiesOf(faceOf(skill, value))] as const),
    ),
  );
  expectCounts('skill card', faces, printed);

  const { mythos, waypoints, spells, items, damage, passengers } = state;
  const cards = (deck: readonly { readonly card: string }[]) => deck.map(({ card }) => card);
  // A card can be kept, and even given up again, while its crisis is still being resolved.
  const elsewhere: readonly string[] = [...mythos.discard, ...players.flatMap(({ kept }) => kept)];
  const drawn = mythos.drawn !== null && !elsewhere.includes(mythos.drawn) ? [mythos.drawn] : [];
  expectCounts(
    'mythos',
    [...cards(mythos.deck), ...mythos.discard, ...drawn, ...players.flatMap(({ kept }) => kept)],
    onceEach(MYTHOS),
  );
  expectCounts('waypoint', [...cards(waypoints.deck), ...waypoints.placed, ...waypoints.removed], onceEach(WAYPOINTS));
  expectCounts(
    'item',
    [...cards(items.deck), ...cards(items.lost), ...items.removed, ...players.flatMap((one) => one.items)],
    onceEach(ITEMS),
  );
  expectCounts(
    'damage',
    [...damage.deck, ...damage.removed, ...damage.resolving, ...Object.values(damage.placed)],
    onceEach(DAMAGE_CARDS),
  );
  const wards = players.flatMap((one) => one.wards);
  const casting = spells.casting.filter((id) => !wards.includes(id));
  expectCounts(
    'spell',
    [...cards(spells.deck), ...cards(spells.lost), ...spells.removed, ...casting, ...wards],
    new Map(SPELL_CARDS.map(({ id, copies }) => [id, copies])),
  );
  expectCounts(
    'passenger',
    [...passengers.supply, ...passengers.removed, ...DECK_SPACES.flatMap((space) => passengers.deck[space])],
    new Map(PASSENGER_TOKENS.map(({ face, copies }) => [face, copies])),
  );
  const loyalties = [
    ...state.loyaltyDeck,
    ...state.loyaltyBox,
    ...players.flatMap((one) => [...cards(one.loyalty), ...(one.revealed ? [one.revealed] : [])]),
  ];
  expectCounts('loyalty', loyalties, new Map(Object.entries(LOYALTY_BOX)));
  if (deepOneSupply(state) < 0) problems.push('more Deep Ones than there are');
  for (const resource of RESOURCES)
    if (state.dials[resource] < 0 || state.dials[resource] > DIAL_MAX)
      problems.push(`${resource} at ${state.dials[resource]}`);
  return problems;
}
