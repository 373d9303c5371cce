// Whole cards, put together from what a language says about their parts.
import type {
  Character,
  DamageCard,
  ItemCard,
  PassengerToken,
  RoomAction,
  SpellCard,
  WaypointCard,
} from '../content/card';
import type { Ability, CheckSpec, ChoiceOption, Effect, MythosCard, Trait } from '../content/effect';
import { RESOURCES, type Title } from '../content/ids';
import { KEEPER_ACTION } from '../content/succession';
import type { AbilityPlace, Language } from './language';

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** The text of an effect, an ability or a trait. */
export function describe(thing: Effect | Ability | Trait, language: Language, place: AbilityPlace = 'item'): string {
  if ('do' in thing) return language.rules.effect(thing);
  return 'when' in thing ? language.rules.ability(thing, place) : language.rules.trait(thing);
}

function checkText({ target, skills, pass, partial, fail }: CheckSpec, { rules }: Language): string {
  return lines([
    rules.check(target, skills),
    rules.labelled(rules.result('pass', target), rules.effect(pass)),
    partial ? rules.labelled(rules.result('partial', partial.from), rules.effect(partial.effect)) : '',
    rules.labelled(rules.result('fail', 0), rules.effect(fail)),
  ]);
}

const optionText = ({ requires, effect }: ChoiceOption, { rules }: Language): string =>
  `${requires ? `${rules.requirement(requires)} ` : ''}${rules.effect(effect)}`;

/** What one of the two options of a crisis does. */
export function crisisOption({ crisis }: MythosCard, option: 0 | 1, language: Language): string {
  if (crisis.kind === 'check') return checkText(crisis.check, language);
  if (crisis.kind === 'choice') return optionText(crisis.options[option], language);
  return option === 0 ? checkText(crisis.check, language) : optionText(crisis.other, language);
}

function crisisText(card: MythosCard, language: Language): string {
  const { crisis } = card;
  if (crisis.kind === 'check') return checkText(crisis.check, language);
  const { rules, names } = language;
  const labels = names.mythosOptions[card.id];
  const option = (at: 0 | 1) =>
    rules.labelled(rules.option(labels?.[at] ?? `${at + 1}`), crisisOption(card, at, language));
  return lines([rules.chooser(crisis.chooser), option(0), option(1)]);
}

export function mythosText(card: MythosCard, language: Language): string {
  const { rules } = language;
  const { abilities = [], traits = [] } = card.kept ?? {};
  return lines([
    crisisText(card, language),
    card.kept ? rules.kept : '',
    ...traits.map((trait) => rules.trait(trait)),
    ...abilities.map((ability) => rules.ability(ability, 'mythos')),
    rules.icons(card.activates, card.track),
  ]);
}

export const itemText = ({ traits, abilities, always = [] }: ItemCard, { rules }: Language): string =>
  lines([
    traits.length > 0 ? rules.traits(traits) : '',
    ...always.map((trait) => rules.trait(trait)),
    ...abilities.map((ability) => rules.ability(ability, 'item')),
  ]);

export const spellText = ({ effect, kept = [] }: SpellCard, { rules }: Language): string =>
  lines([
    rules.effect(effect),
    kept.length > 0 ? rules.kept : '',
    ...kept.map((ability) => rules.ability(ability, 'spell')),
  ]);

export const waypointText = ({ distance, effect }: WaypointCard, { rules }: Language): string =>
  lines([rules.distance(distance), rules.effect(effect)]);

export const damageText = (card: DamageCard, { rules }: Language): string =>
  card.kind === 'structural'
    ? rules.structural(card.repair)
    : lines([`${rules.effect(card.effect)} ${rules.after(card.after)}`]);

export const roomText = ({ ability }: RoomAction, { rules }: Language): string =>
  ability ? rules.ability(ability, 'room') : rules.sickBay;

export const titleText = (title: Title, { rules }: Language): string =>
  lines([title === 'keeper' ? rules.ability(KEEPER_ACTION, 'title') : '', rules.titles[title]]);

export const characterText = (sheet: Character, { rules }: Language): string => rules.character(sheet);

export function passengerText({ loses }: PassengerToken, { rules }: Language): string {
  const losses = RESOURCES.flatMap((resource): Effect[] => {
    const count = loses[resource];
    return count ? [{ do: 'lose', resource, count }] : [];
  });
  return rules.passenger(losses.length > 0 ? { do: 'all', of: losses } : { do: 'nothing' });
}
