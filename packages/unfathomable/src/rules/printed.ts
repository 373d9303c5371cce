import type { Seat } from '@undertow/kernel';
import { item, mythos, spell } from '../content';
import { CHARACTER_SHEETS } from '../content/characters';
import type { Ability } from '../content/effect';
import { ITEMS, MYTHOS, SKILLS, SPELLS } from '../content/ids';
import { lookup } from '../content/lookup';
import { faceOf, kindOf, SKILL_VALUES } from '../content/skill-cards';
import { KEEPER_ACTION } from '../content/succession';
import type { Source } from '../model/source';
import type { SkillFace, State } from '../model/state';
import { player } from './query';
import { type Timings, timings } from './timing';

// What is printed on every card, made once: it is looked through before and after every roll.

/** An ability somebody can have, and the card it is on. */
export interface Usable {
  readonly source: Source;
  /** The hand card it is on, if any. */
  readonly card: SkillFace | null;
  readonly ability: Ability;
  /** Items rest in the Brig (9.6), and treachery is for revealed traitors (2.2b). */
  readonly on: 'item' | 'treachery' | 'other';
  readonly when: Timings;
}

export const usable = (
  source: Source,
  ability: Ability,
  card: SkillFace | null = null,
  on: Usable['on'] = 'other',
): Usable => ({ source, card, ability: inOneShape(ability), on, when: timings(ability.when) });

/** What is not there is written down as missing, so that whoever looks at abilities sees but one shape of them. */
const inOneShape = ({ when, conditions, cost, effect, limit, spent, thenAct }: Ability): Ability => ({
  when,
  conditions,
  cost,
  effect,
  limit,
  spent,
  thenAct,
});

/** The abilities of one card, and all their moments together. */
interface Printed {
  readonly when: Timings;
  readonly uses: readonly Usable[];
}

/** All cards of a kind, and all moments any of them is meant for. */
interface Kind<I> {
  readonly when: Timings;
  readonly on: (id: I) => Printed;
}

const allOf = (parts: readonly { readonly when: Timings }[]): Timings => parts.reduce((all, { when }) => all | when, 0);

function printedOn<I extends string>(ids: readonly I[], usesOf: (id: I) => readonly Usable[]): Kind<I> {
  const cards = ids.map((id) => {
    const uses = usesOf(id);
    return { id, when: allOf(uses), uses };
  });
  return { when: allOf(cards), on: lookup(ids, cards, ({ id }) => id) };
}

const onItems = printedOn(ITEMS, (id) => item(id).abilities.map((each) => usable(`item:${id}`, each, null, 'item')));
const onKept = printedOn(MYTHOS, (id) =>
  (mythos(id).kept?.abilities ?? []).map((each) => usable(`mythos:${id}`, each)),
);
const onWards = printedOn(SPELLS, (id) => (spell(id).kept ?? []).map((each) => usable(`spell:${id}`, each)));

const onSheet = lookup(
  CHARACTER_SHEETS.map(({ id }) => id),
  CHARACTER_SHEETS.map(({ id, ability, feat }) => ({
    id,
    ability: usable(`ability:${ability.id}`, ability),
    feat: usable(`feat:${feat.id}`, feat),
  })),
  ({ id }) => id,
);

/** By face. */
const ON_FACE: readonly Usable[] = SKILLS.flatMap((skill) =>
  SKILL_VALUES.map((value) => {
    const face = faceOf(skill, value);
    const { id, ability } = kindOf(face);
    return usable(`skill:${id}`, ability, face, skill === 'treachery' ? 'treachery' : 'other');
  }),
);

const KEEPERS = usable('title:keeper', KEEPER_ACTION);

/** Everything on this seat's cards that is meant for these moments, usable or not. */
export function abilitiesOf(state: State, seat: Seat, when: Timings): Usable[] {
  const found: Usable[] = [];
  fromHand(state, seat, when, found);
  fromPlayArea(state, seat, when, found);
  return found;
}

/** The same of what lies in the open. */
export function inPlayArea(state: State, seat: Seat, when: Timings): Usable[] {
  const found: Usable[] = [];
  fromPlayArea(state, seat, when, found);
  return found;
}

function fromHand(state: State, seat: Seat, when: Timings, found: Usable[]): void {
  let seen = 0;
  for (const card of player(state, seat).hand) {
    const use = ON_FACE[card];
    if (!use || (use.when & when) === 0 || (seen & (1 << card)) !== 0) continue;
    seen |= 1 << card;
    found.push(use);
  }
}

function fromPlayArea(state: State, seat: Seat, when: Timings, found: Usable[]): void {
  const one = player(state, seat);
  const { ability, feat } = onSheet(one.character);
  if ((ability.when & when) !== 0 && one.revealed === null) found.push(ability); // 2.1a
  if ((feat.when & when) !== 0 && one.feat) found.push(feat);
  collect(onItems, one.items, when, found);
  collect(onKept, one.kept, when, found);
  collect(onWards, one.wards, when, found);
  if ((KEEPERS.when & when) !== 0 && state.titles.keeper === seat) found.push(KEEPERS);
}

function collect<I>(kind: Kind<I>, ids: readonly I[], when: Timings, found: Usable[]): void {
  if ((kind.when & when) === 0) return;
  for (const id of ids) {
    const card = kind.on(id);
    if ((card.when & when) !== 0) for (const use of card.uses) if ((use.when & when) !== 0) found.push(use);
  }
}
