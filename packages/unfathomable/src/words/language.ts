// What every language gives. The types bind each catalogue to the model: a missing or surplus entry, or a message with
// other arguments than in another language, fails the type check.
import type { Refusal } from '@undertow/kernel';
import type { Cases, Each, LanguageCode } from '@undertow/language';
import type { Character, DamageCard, ItemTrait, WaypointCard } from '../content/card';
import type { Ability, Chooser, Condition, Cost, Effect, MythosCard, Origin, Timing, Trait } from '../content/effect';
import type { Activation, Loyalty, Skill, Title } from '../content/ids';
import type { WindowKind } from '../model/event';
import type { AnyDecision, BlockedReason, Kind, Ref } from '../model/question';
import type { Cause, Step } from '../model/state';
import type { HintId } from './hints';
import type { Names } from './names-type';
import type { PhraseAboutId, PhraseId } from './phrases';
import type { ReasonArgs } from './reasons';
import type { Asking, Telling } from './telling';
import type { Told } from './told';

export { LANGUAGE_CODES, type LanguageCode } from '@undertow/language';

// --- catalogues inside a language; `C` is what the language makes of a part of a sentence

export type EffectWords<C> = Each<Cases<Effect, 'do'>, [], C>;
export type ConditionWords<C> = Each<Cases<Condition, 'if'>, [], C>;
export type CostWords<C> = Each<Cases<Cost, 'pay'>, [], C>;
export type TraitWords<C> = Each<Cases<Trait, 'always'>, [], C>;
export type TimingWords = Readonly<Record<Timing, string>>;

/** Where an ability stands: skill cards are played at will, so only the others say "may". */
export type AbilityPlace = 'skill' | 'sheet' | 'feat' | 'item' | 'spell' | 'mythos' | 'room' | 'title';

/** What cards say. Every function gives whole sentences unless it says otherwise; lines are parted by a line break. */
export interface RuleWords {
  effect(effect: Effect): string;
  ability(ability: Ability, place: AbilityPlace): string;
  trait(trait: Trait): string;
  /** Who may take an option of a crisis: "Only if you hold a lore card." */
  requirement(condition: Condition): string;
  /** A reveal ability; most do nothing in the Brig (L.36). */
  reveal(reveal: Character['reveal']): string;
  /** The first line of a check, without a full stop: its target number and its skills. */
  check(target: number, skills: readonly Skill[]): string;
  /** A label and what it stands for, with a colon between them. */
  labelled(label: string, text: string): string;
  /** The label of a result, without a colon; `from` is the least total for a partial success. */
  result(result: 'pass' | 'partial' | 'fail', from: number): string;
  /** The line over the options of a crisis, with its colon. */
  chooser(chooser: Chooser): string;
  /** The label of an option of a crisis, without a colon. */
  option(label: string): string;
  /** The line with the icons of a mythos card, without a full stop. */
  icons(activates: Activation, track: MythosCard['track']): string;
  /** The line over what a card does in a play area, with its colon. */
  readonly kept: string;
  traits(traits: readonly ItemTrait[]): string;
  distance(distance: WaypointCard['distance']): string;
  structural(repair: Extract<DamageCard, { readonly kind: 'structural' }>['repair']): string;
  after(after: Extract<DamageCard, { readonly kind: 'once' }>['after']): string;
  /** Skill set, starting space and starting item. */
  character(sheet: Character): string;
  readonly sickBay: string;
  /** What a title means besides the action on its card. */
  readonly titles: Readonly<Record<Title, string>>;
  readonly loyalties: Readonly<Record<Loyalty, string>>;
  /** What happens when this passenger is defeated; `effect` is what is lost, or nothing. */
  passenger(effect: Effect): string;
}

/** Single words that pages and listings use. */
export interface Terms {
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly origins: Readonly<Record<Origin, string>>;
  readonly windows: Readonly<Record<WindowKind, string>>;
  readonly steps: Readonly<Record<Step, string>>;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly activations: Readonly<Record<Activation, string>>;
  readonly results: Readonly<Record<'pass' | 'partial' | 'fail', string>>;
  readonly copies: string;
}

export type CardKind =
  | 'skill'
  | 'item'
  | 'spell'
  | 'waypoint'
  | 'damage'
  | 'mythos'
  | 'character'
  | 'ability'
  | 'feat'
  | 'reveal'
  | 'room'
  | 'title'
  | 'loyalty'
  | 'passenger';

export type LogWords = Each<Cases<Told, 'type'>, [told: Telling], string>;
export type PromptWords = Readonly<Record<Kind, (decision: AnyDecision, asked: Asking) => string>>;
export type LabelWords = Each<Cases<Ref, 'is'>, [asked: Asking], string>;
export type ReasonWords = Each<ReasonArgs, [told: Telling], string>;

export interface PhraseWords {
  readonly plain: Readonly<Record<PhraseId, string>>;
  /** `name` is the name of the player it is about, to be used as it is. */
  readonly about: Readonly<Record<PhraseAboutId, (name: string) => string>>;
}

export interface Hint {
  readonly title: string;
  readonly text: string;
}

export interface Language {
  readonly code: LanguageCode;
  /** What the language calls itself. */
  readonly endonym: string;
  readonly names: Names;
  readonly terms: Terms;
  readonly rules: RuleWords;
  /** What happened, one line each. */
  readonly log: LogWords;
  /** What is asked. */
  readonly prompts: PromptWords;
  /** What an option means. */
  readonly labels: LabelWords;
  /** Why something is not offered. */
  readonly blocked: Readonly<Record<BlockedReason, string>>;
  /** Why an answer was not taken. */
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly phrases: PhraseWords;
  readonly reasons: ReasonWords;
  readonly hints: Readonly<Record<HintId, Hint>>;
}
