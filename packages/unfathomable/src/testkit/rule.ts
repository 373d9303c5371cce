import type { Decision, Viewer } from '@undertow/kernel';
import { type Scenario, scenarioTest } from '@undertow/kernel/testkit';
import { expect } from 'vitest';
import { componentsAreConserved } from '../conserved';
import type { CharacterId, Loyalty, ShipSpace, Space } from '../content/ids';
import { unfathomable } from '../game';
import type { Event } from '../model/event';
import type { Kind, Ref } from '../model/question';
import type { Source } from '../model/source';
import type { Player, State } from '../model/state';
import type { Unfathomable } from '../model/types';
import type { View } from '../model/view';
import { arrange, type CardName, faceNamed, nameOf, optionsOf, type Scene, seatNamed } from './scene';

type Wanted = Ref | readonly Ref[];

/** A position and what people do in it, in the words of the game. */
export class Play {
  constructor(
    readonly scene: Scene,
    readonly scenario: Scenario<Unfathomable>,
  ) {}

  get state(): Readonly<State> {
    return this.scenario.state;
  }

  seat(who: CharacterId): number {
    return seatNamed(this.scene, who);
  }

  person(who: CharacterId): Player {
    const found = this.state.players[this.seat(who)];
    if (!found) throw new Error(`${who} is not at this table`);
    return found;
  }

  view(who: CharacterId | 'spectator'): View {
    return this.scenario.view(this.#viewer(who));
  }

  /** Whose view would be another one if this were different: nobody's, if it is hidden from everybody. */
  whoCanTell(change: (state: State) => void): (CharacterId | 'spectator')[] {
    const other = structuredClone<State>(this.state);
    change(other);
    const viewers = [...this.scene.people.map(({ character }) => character), 'spectator' as const];
    return viewers.filter(
      (who) => JSON.stringify(unfathomable.view(other, this.#viewer(who))) !== JSON.stringify(this.view(who)),
    );
  }

  events(who: CharacterId | 'spectator' = 'spectator'): readonly Event[] {
    return this.scenario.events(this.#viewer(who));
  }

  /** All events of one type. */
  saw<T extends Event['type']>(type: T, who: CharacterId | 'spectator' = 'spectator'): Extract<Event, { type: T }>[] {
    return this.events(who).filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  asked(who: CharacterId, kind?: Kind): Decision {
    return this.scenario.decision(this.seat(who), kind);
  }

  /** The exact options somebody has. */
  offers(who: CharacterId, kind: Kind, refs: readonly Ref[]): void {
    this.scenario.expectOptions(this.seat(who), kind, refs);
  }

  /** Whether an option with these fields is offered. */
  canChoose(who: CharacterId, ref: Partial<Ref> & { is: Ref['is'] }): boolean {
    return this.asked(who).options.some((option) => matches(option.ref, ref));
  }

  /** Why an action is not offered. */
  blockedBecause(who: CharacterId, ref: Partial<Ref> & { is: Ref['is'] }): string | undefined {
    return this.asked(who).blocked?.find((each) => matches(each.ref, ref))?.reason;
  }

  chooses(who: CharacterId, wanted: Wanted): this {
    this.scenario.answer(this.seat(who), Array.isArray(wanted) ? wanted : [wanted]);
    return this;
  }

  /** The first option with these fields. */
  picks(who: CharacterId, ...refs: readonly (Partial<Ref> & { is: Ref['is'] })[]): this {
    this.scenario.answer(this.seat(who), (decision) =>
      refs.map((ref) => {
        const at = decision.options.findIndex((option) => matches(option.ref, ref));
        if (at < 0) throw new Error(`${decision.kind} does not offer ${JSON.stringify(ref)} but ${offered(decision)}`);
        return at;
      }),
    );
    return this;
  }

  /** Hand cards, by name. */
  plays(who: CharacterId, ...cards: readonly CardName[]): this {
    const faces = cards.map(faceNamed);
    this.scenario.answer(this.seat(who), (decision) => {
      const taken = new Set<number>();
      return faces.map((face) => {
        const at = decision.options.findIndex(
          ({ ref }, index) => !taken.has(index) && matches(ref, { is: 'card', card: face }),
        );
        if (at < 0) throw new Error(`${decision.kind} does not offer that card but ${offered(decision)}`);
        taken.add(at);
        return at;
      });
    });
    return this;
  }

  moves(who: CharacterId, to: ShipSpace): this {
    return this.chooses(who, { is: 'move', to });
  }

  attacks(who: CharacterId, target: CharacterId | Space): this {
    const seat = this.scene.people.findIndex(({ character }) => character === target);
    return this.picks(who, { is: 'attack', target: seat >= 0 ? { is: 'seat', seat } : undefined } as Partial<Ref> & {
      is: 'attack';
    });
  }

  /** Reveals as a traitor, with this card or the first that will do. */
  reveals(who: CharacterId, card?: 'hybrid' | 'cultist'): this {
    this.picks(who, { is: 'reveal' });
    this.asked(who, 'choose-loyalty');
    return this.picks(who, card ? { is: 'loyalty', loyalty: card } : { is: 'loyalty' });
  }

  /** Does nothing with so many actions. */
  idles(who: CharacterId, times = 1): this {
    for (let i = 0; i < times; i++) this.picks(who, { is: 'pass' });
    return this;
  }

  /** An ability, by the card, room, sheet or title it is on. */
  uses(who: CharacterId, source: Source): this {
    return this.picks(who, { is: 'use', source });
  }

  /** Whether somebody is offered this ability now. */
  canUse(who: CharacterId, source: Source): boolean {
    return this.canChoose(who, { is: 'use', source });
  }

  /** Everything somebody could use now, by what it is on. */
  usable(who: CharacterId): Source[] {
    return this.asked(who).options.flatMap(({ ref }) => (isUse(ref) ? [ref.source] : []));
  }

  /** Where somebody could move with an action. */
  destinations(who: CharacterId): ShipSpace[] {
    return this.asked(who).options.flatMap(({ ref }) => (isMove(ref) ? [ref.to] : []));
  }

  /** The Captain, the Keeper or whoever is asked settles a crisis with this option. */
  settles(who: CharacterId, option: 0 | 1): this {
    return this.picks(who, { is: 'crisis-option', option });
  }

  /** Whether somebody is being asked anything. */
  isAsked(who: CharacterId): boolean {
    return this.scenario.match.pending.some(({ seat }) => seat === this.seat(who));
  }

  /** Nobody responds to anything for now. */
  nobodyResponds(): this {
    this.scenario.passWindows();
    return this;
  }

  passes(...who: readonly CharacterId[]): this {
    this.scenario.pass(...who.map((each) => this.seat(each)));
    return this;
  }

  /** Everybody who is asked to add cards to a check adds none, until somebody is asked something else. */
  nobodyAdds(): this {
    for (;;) {
      this.nobodyResponds();
      const decision = this.scenario.match.pending.find(({ kind }) => kind === 'contribute');
      if (!decision) return this;
      this.scenario.answer(decision.seat, []);
    }
  }

  /** The scene ends with this question unanswered. */
  leaves(who: CharacterId, kind: Kind): void {
    this.scenario.leaves(this.seat(who), kind);
  }

  /** The scene ends here, whoever is being asked. */
  stops(): void {
    for (const { seat, kind } of this.scenario.match.pending) this.scenario.leaves(seat, kind as Kind);
  }

  /** The hand, card by card. */
  names(who: CharacterId): CardName[] {
    return this.person(who).hand.map(nameOf);
  }

  loyaltyOf(who: CharacterId): Loyalty[] {
    return this.person(who).loyalty.map(({ card }) => card);
  }

  #viewer(who: CharacterId | 'spectator'): Viewer {
    return who === 'spectator' ? who : this.seat(who);
  }
}

const offered = (decision: Decision): string => decision.options.map(({ ref }) => JSON.stringify(ref)).join(' ');

const isUse = (ref: unknown): ref is Extract<Ref, { is: 'use' }> => matches(ref, { is: 'use' });
const isMove = (ref: unknown): ref is Extract<Ref, { is: 'move' }> => matches(ref, { is: 'move' });

function matches(ref: unknown, wanted: object): boolean {
  if (typeof ref !== 'object' || ref === null) return false;
  const fields = new Map<string, unknown>(Object.entries(ref));
  return Object.entries(wanted).every(
    ([key, value]) => value === undefined || JSON.stringify(fields.get(key)) === JSON.stringify(value),
  );
}

/** A test that reads like the rulebook; it runs a second time with a save and a load at every decision. */
export function rule(title: string, scene: Scene, body: (play: Play) => void): void {
  scenarioTest<Unfathomable>(
    title,
    { game: unfathomable, options: optionsOf(scene), arrange: (state) => arrange(scene, state) },
    (scenario) => {
      const play = new Play(scene, scenario);
      body(play);
      expect(componentsAreConserved(play.state)).toEqual([]);
    },
  );
}
