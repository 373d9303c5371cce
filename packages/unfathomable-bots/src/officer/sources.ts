// From the name of a source to what is printed on it.
import {
  ABILITIES,
  CHARACTERS,
  FEATS,
  ITEMS,
  MYTHOS,
  type PlayerView,
  REVEALS,
  ROOMS,
  SKILL_CARDS,
  SPELLS,
  WAYPOINTS,
} from '@undertow/unfathomable';
import { character, item, mythos, roomAction, skillCardKind, spell, waypoint } from '@undertow/unfathomable/content';
import type { Ability, CheckSpec, Effect, Timing } from '@undertow/unfathomable/content/effect';
import { KEEPER_ACTION } from '@undertow/unfathomable/content/succession';

function idOf<I extends string>(ids: readonly I[], prefix: string, source: string): I | undefined {
  return source.startsWith(prefix)
    ? ids.find((id) => id.length === source.length - prefix.length && source.endsWith(id))
    : undefined;
}

/** What is printed never changes, so it is looked up once for each source. */
function lookedUp<T>(of: (source: string) => T): (source: string) => T {
  const known = new Map<string, { readonly value: T }>();
  return (source) => {
    const found = known.get(source) ?? { value: of(source) };
    known.set(source, found);
    return found.value;
  };
}

export const mythosOf = (source: string) => idOf(MYTHOS, 'mythos:', source);
export const roomOf = lookedUp((source) => idOf(ROOMS, 'room:', source));
export const itemOf = (source: string) => idOf(ITEMS, 'item:', source);
export const skillCardOf = (source: string) => idOf(SKILL_CARDS, 'skill:', source);
const spellOf = (source: string) => idOf(SPELLS, 'spell:', source);
const waypointOf = (source: string) => idOf(WAYPOINTS, 'waypoint:', source);
const abilityOf = (source: string) => idOf(ABILITIES, 'ability:', source);
const featOf = (source: string) => idOf(FEATS, 'feat:', source);
const revealOf = (source: string) => idOf(REVEALS, 'reveal:', source);

const SHEETS = CHARACTERS.map((id) => character(id));

const ACTION: readonly Timing[] = ['action'];

/** The ability a source offers at such moments. */
export function abilityFrom(source: string, timings: readonly Timing[] = ACTION): Ability | undefined {
  const { only, some } = abilitiesOn(source);
  return only ?? some.find((one) => timings.includes(one.when));
}

/** What has one ability offers it whenever it is asked for; what may have several, each at its own moments. */
interface Offered {
  readonly only?: Ability | undefined;
  readonly some: readonly Ability[];
}

const abilitiesOn = lookedUp((source): Offered => {
  const card = skillCardOf(source);
  if (card) return { only: skillCardKind(card).ability, some: [] };
  const thing = itemOf(source);
  if (thing) return { some: item(thing).abilities };
  const room = roomOf(source);
  if (room) return { only: roomAction(room).ability, some: [] };
  const kept = mythosOf(source);
  if (kept) return { some: mythos(kept).kept?.abilities ?? [] };
  const ward = spellOf(source);
  if (ward) return { some: spell(ward).kept ?? [] };
  const ability = abilityOf(source);
  if (ability) return { only: SHEETS.find((sheet) => sheet.ability.id === ability)?.ability, some: [] };
  const feat = featOf(source);
  if (feat) return { only: SHEETS.find((sheet) => sheet.feat.id === feat)?.feat, some: [] };
  return { only: source === 'title:keeper' ? KEEPER_ACTION : undefined, some: [] };
});

/** All trees printed on a source. */
export const effectsOf = lookedUp((source): readonly Effect[] => {
  const card = mythosOf(source);
  if (card) {
    const { crisis, kept } = mythos(card);
    const printed =
      crisis.kind === 'check'
        ? checkEffects(crisis.check)
        : crisis.kind === 'choice'
          ? crisis.options.map(({ effect }) => effect)
          : [...checkEffects(crisis.check), crisis.other.effect];
    return [...printed, ...(kept?.abilities ?? []).map(({ effect }) => effect)];
  }
  const cast = spellOf(source);
  if (cast) return [spell(cast).effect, ...(spell(cast).kept ?? []).map(({ effect }) => effect)];
  const place = waypointOf(source);
  if (place) return [waypoint(place).effect];
  const reveal = revealOf(source);
  if (reveal) return SHEETS.filter((sheet) => sheet.reveal.id === reveal).map((sheet) => sheet.reveal.effect);
  const thing = itemOf(source);
  if (thing) return item(thing).abilities.map(({ effect }) => effect);
  const ability = abilityFrom(source);
  return ability ? [ability.effect] : [];
});

const checkEffects = (check: CheckSpec): readonly Effect[] => [
  check.pass,
  check.fail,
  ...(check.partial ? [check.partial.effect] : []),
];

/** The check a source asks for. */
export const checkOf = lookedUp((source): CheckSpec | undefined => {
  const card = mythosOf(source);
  if (card) {
    const { crisis } = mythos(card);
    return crisis.kind === 'choice' ? undefined : crisis.check;
  }
  const room = roomOf(source);
  const effect = room && roomAction(room).ability?.effect;
  const inner = effect?.do === 'choose-human' ? effect.then : effect;
  return inner?.do === 'check'
    ? { target: inner.target, skills: inner.skills, pass: inner.pass, fail: inner.fail }
    : undefined;
});

/** The part of a tree that rolls against such a number. */
export function rollIn(
  effect: Effect,
  roll: { readonly atMost: number | null; readonly atLeast: number | null },
): Extract<Effect, { do: 'roll' }> | undefined {
  switch (effect.do) {
    case 'roll': {
      const fits =
        roll.atLeast !== null
          ? effect.atLeast === roll.atLeast
          : effect.atMost !== undefined
            ? typeof effect.atMost !== 'number' || effect.atMost === roll.atMost
            : effect.below !== undefined;
      return fits ? effect : (rollIn(effect.then, roll) ?? (effect.otherwise && rollIn(effect.otherwise, roll)));
    }
    case 'all':
    case 'choose':
      for (const each of effect.of) {
        const found = rollIn(each, roll);
        if (found) return found;
      }
      return undefined;
    case 'may':
      return rollIn(effect.effect, roll);
    case 'pay':
      return rollIn(effect.to, roll);
    case 'when':
      return rollIn(effect.then, roll) ?? (effect.otherwise && rollIn(effect.otherwise, roll));
    case 'roll-for':
    case 'choose-human':
    case 'choose-monarch':
    case 'risk-up-to':
    case 'if-check-passes':
      return rollIn(effect.then, roll);
    case 'check':
      return rollIn(effect.pass, roll) ?? rollIn(effect.fail, roll);
    default:
      return undefined;
  }
}

/** What revealing does, for the character somebody plays. */
export const revealEffect = (one: PlayerView): Effect | undefined =>
  one.character === null ? undefined : character(one.character).reveal.effect;
