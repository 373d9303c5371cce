// What every language gives. The types bind each catalogue to the model: a missing or surplus entry, or a message with
// other arguments than in another language, fails the type check.
import type { Refusal } from '@undertow/kernel';
import type { Cases, Each, LanguageCode } from '@undertow/language';
import type { Artillery, Destination, EnemyKind, EnemyShipKind, Objective, OmenAbility } from '../content/card';
import type { Condition, Cost, CrewStat, Effect, Knack, Moment, Passive, ShipStat } from '../content/effect';
import type {
  AnyOrder,
  EventDeck,
  Gem,
  GunSlot,
  HexKind,
  Length,
  NodeKind,
  TraitPlace,
  TraitSign,
  TreasureKind,
} from '../content/ids';
import type { AttackFace, EnemyFace, EvasionFace, Event } from '../model/event';
import type { Flag } from '../model/options';
import type { AnyDecision, BlockedReason, Kind, Ref } from '../model/question';
import type { House, Service } from '../model/source';
import type { Cause, Step } from '../model/state';
import type { HintId } from './hints';
import type { Names } from './names-type';
import type { PhraseAboutId, PhraseId } from './phrases';
import type { ReasonArgs } from './reasons';
import type { Asking, Telling } from './telling';

// --- catalogues inside a language; `C` is what the language makes of a part of a sentence
export type EffectWords<C> = Each<Cases<Effect, 'do'>, [], C>;
export type ConditionWords = Each<Cases<Condition, 'if'>, [], string>;
export type CostWords = Each<Cases<Cost, 'pay'>, [], string>;
export type CrewStatWords = Readonly<Record<CrewStat, (by: number) => string>>;
export type ShipStatWords = Readonly<Record<ShipStat, (by: number) => string>>;
export type KnackWords = Readonly<Record<Knack, string>>;
export type MomentWords = Readonly<Record<Moment, string>>;

/** What cards say, in whole sentences; lines are parted by a line break. */
export interface RuleWords {
  effect(effect: Effect): string;
  /** What works by being there; `whose`: on a trait it speaks of "this crew", elsewhere of the ship. */
  passive(passive: Passive): string;
  requirement(condition: Condition): string;
  /** "Omen, omen: ..." */
  ability(ability: OmenAbility, name: string): string;
  enemy(kind: EnemyKind): string;
  enemyShip(kind: EnemyShipKind): string;
  destination(destination: Destination): string;
  objective(objective: Objective, players: number | null): string;
  gun(gun: Artillery): string;
  spaces(shape: 'circle' | 'cell', count: number, potential: number): string;
  readonly square: string;
  readonly twin: string;
  readonly boat: string;
  readonly cabins: string;
  cost(cost: number): string;
  readonly starter: string;
  /** Standard, wanted and unwanted price. */
  prices(
    standard: number,
    desired: { port: string; price: number },
    undesired: { port: string; price: number },
  ): string;
  clueValue(clues: number): string;
  use(text: string, kept: boolean): string;
  crew(stats: { track: number; island: number; port: number; dice: number; wage: number }): string;
  traitPlace(place: TraitPlace, sign: TraitSign): string;
  contradicts(names: readonly string[]): string;
  elder(parts: { health: number | null; dice: number | null }): string;
  readonly awakening: string;
  readonly whilstArisen: string;
  readonly objectiveTitle: string;
  /** Whole sentences after a heading and its colon, with a capital where the language writes one there. */
  headed(heading: string, text: string): string;
  readonly success: string;
  readonly failure: string;
  option(label: string): string;
  passenger(port: string, reward: string): string;
  tile(clues: number, hexes: readonly HexKind[], port: string | null): string;
}

/** Single words that pages and listings use. */
export interface Terms {
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly orders: Readonly<Record<AnyOrder, string>>;
  readonly gems: Readonly<Record<Gem, string>>;
  readonly nodes: Readonly<Record<NodeKind, string>>;
  /** The ten zones of the deck, 0 to 9. */
  readonly zones: readonly string[];
  readonly guns: Readonly<Record<GunSlot, string>>;
  readonly hexes: Readonly<Record<HexKind, string>>;
  readonly treasures: Readonly<Record<TreasureKind, string>>;
  readonly decks: Readonly<Record<EventDeck, string>>;
  readonly houses: Readonly<Record<House, string>>;
  readonly services: Readonly<Record<Service, string>>;
  readonly steps: Readonly<Record<Step, string>>;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly lengths: Readonly<Record<Length, string>>;
  readonly flags: Readonly<Record<Flag, { readonly name: string; readonly text: string }>>;
  readonly faces: Readonly<Record<AttackFace | EvasionFace | EnemyFace, string>>;
  readonly places: Readonly<Record<TraitPlace, string>>;
  readonly copies: string;
  act(act: number): string;
}

export type CardKind =
  | 'sea'
  | 'expedition'
  | 'denizen'
  | 'story'
  | 'crew'
  | 'trait'
  | 'enemy'
  | 'enemy-ship'
  | 'elder'
  | 'improvement'
  | 'artillery'
  | 'treasure'
  | 'port'
  | 'tile';

export type LogWords = Each<Cases<Event, 'type'>, [told: Telling], string>;
export type PromptWords = Readonly<Record<Kind, (decision: AnyDecision, asked: Asking) => string>>;
export type LabelWords = Each<Cases<Ref, 'is'>, [asked: Asking], string>;
export type ReasonWords = Each<ReasonArgs, [told: Telling], string>;

export interface PhraseWords {
  readonly plain: Readonly<Record<PhraseId, string>>;
  readonly about: Readonly<Record<PhraseAboutId, (name: string) => string>>;
}

export interface Hint {
  readonly title: string;
  readonly text: string;
}

export interface Language {
  readonly code: LanguageCode;
  readonly endonym: string;
  readonly names: Names;
  readonly terms: Terms;
  readonly rules: RuleWords;
  /** What happened, one line each; empty where it is not worth a line. */
  readonly log: LogWords;
  readonly prompts: PromptWords;
  readonly labels: LabelWords;
  readonly blocked: Readonly<Record<BlockedReason, string>>;
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly phrases: PhraseWords;
  readonly reasons: ReasonWords;
  readonly hints: Readonly<Record<HintId, Hint>>;
}
