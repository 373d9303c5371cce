import type { Decision, Seat } from '@undertow/kernel';
import { type Scenario, scenarioTest } from '@undertow/kernel/testkit';
import { expect } from 'vitest';
import { componentsAreConserved } from '../conserved';
import { everrain } from '../game';
import type { Event } from '../model/event';
import type { Kind, Ref } from '../model/question';
import type { Captain, CrewMember, EnemyFigure, State } from '../model/state';
import type { EverrainTypes } from '../model/types';
import type { View } from '../model/view';
import { arrange } from '../setup/scene';
import { contentOf, optionsOf, type Scene } from './scene';

/** Some fields of what an option means. */
export type Some = Partial<Ref> & { is: Ref['is'] };

/** A position and what captains do in it. Seats are numbers: the first captain of the scene is 0. */
export class Play {
  constructor(
    readonly scene: Scene,
    readonly scenario: Scenario<EverrainTypes>,
  ) {}

  get state(): Readonly<State> {
    return this.scenario.state;
  }

  captain(seat: Seat = 0): Captain {
    const found = this.state.captains[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  /** By number: 10, 11 ... are the first captain's. */
  crew(id: number): CrewMember {
    const found = this.state.captains.flatMap(({ crew }) => crew).find((each) => each.id === id);
    if (!found) throw new Error(`there is no crew member ${id}`);
    return found;
  }

  /** By number: 100, 101 ... are on the first captain's deck. */
  enemy(id: number): EnemyFigure {
    const found = this.state.captains.flatMap(({ enemies }) => enemies).find((each) => each.id === id);
    if (!found) throw new Error(`there is no enemy ${id}`);
    return found;
  }

  view(viewer: Seat | 'spectator' = 'spectator'): View {
    return this.scenario.view(viewer);
  }

  /** All events of one type. */
  saw<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.scenario
      .events('spectator')
      .filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  /** The question a captain is asked, which must be of this kind. */
  asked(seat: Seat, kind?: Kind): Decision {
    return this.scenario.decision(seat, kind);
  }

  isAsked(seat: Seat): boolean {
    return this.scenario.match.pending.some((decision) => decision.seat === seat);
  }

  /** The exact options somebody has. */
  offers(seat: Seat, kind: Kind, refs: readonly Ref[]): void {
    this.scenario.expectOptions(seat, kind, refs);
  }

  /** Whether an option with these fields is offered. */
  canChoose(seat: Seat, ref: Some): boolean {
    return this.asked(seat).options.some((option) => matches(option.ref, ref));
  }

  /** Why an option is not offered, with the rule. */
  blockedBecause(seat: Seat, ref: Some): string | undefined {
    return this.asked(seat).blocked?.find((each) => matches(each.ref, ref))?.reason;
  }

  chooses(seat: Seat, ...refs: readonly Ref[]): this {
    this.scenario.answer(seat, refs);
    return this;
  }

  /** For each of these, the first option with such fields that was not picked yet. */
  picks(seat: Seat, ...refs: readonly Some[]): this {
    this.scenario.answer(seat, (decision) => {
      const taken: number[] = [];
      for (const ref of refs) {
        const at = decision.options.findIndex(
          (option, index) => (decision.repeat || !taken.includes(index)) && matches(option.ref, ref),
        );
        if (at < 0) throw new Error(`${decision.kind} does not offer ${JSON.stringify(ref)} but ${offered(decision)}`);
        taken.push(at);
      }
      return taken;
    });
    return this;
  }

  /** Issues an order from the menu. */
  orders(seat: Seat, as: 'crew' | 'navigation' | 'artillery', fleeting = false): this {
    return this.picks(seat, { is: 'order', as, fleeting });
  }

  endsTurn(seat: Seat): this {
    return this.picks(seat, { is: 'end-turn' });
  }

  /** Picks nothing where nothing may be picked. */
  declines(seat: Seat): this {
    this.scenario.answer(seat, []);
    return this;
  }

  /** Answers anything with the least, until this holds or nobody is asked. */
  plodUntil(done: () => boolean, limit = 300): this {
    for (let i = 0; i < limit && !done(); i++) {
      const [decision] = this.scenario.match.pending;
      if (!decision) return this;
      this.scenario.answer(decision.seat, least);
    }
    return this;
  }

  /** Goes on with the least answers until a captain is asked this. */
  plodTo(seat: Seat, kind: Kind): this {
    this.plodUntil(() => this.scenario.match.decision(seat)?.kind === kind);
    this.asked(seat, kind);
    return this;
  }

  /** The scene ends with this question unanswered. */
  leaves(seat: Seat, kind: Kind): void {
    this.scenario.leaves(seat, kind);
  }

  /** The scene ends here, whoever is being asked. */
  stops(): void {
    for (const { seat } of this.scenario.match.pending) {
      const kind = this.scenario.match.decision(seat)?.kind;
      if (kind !== undefined) this.scenario.leaves(seat, KINDS_ARE_STRINGS(kind));
    }
  }
}

/** The kernel knows kinds as strings; a scene only hands them back. */
const KINDS_ARE_STRINGS = (kind: string): Kind => kind as Kind;

/** The least one can do: end, leave, decline, or the first of what must be picked. */
export function least({ options, min }: Decision): readonly number[] {
  if (min === 0) return [];
  for (const is of ['end-turn', 'leave-port', 'done', 'no']) {
    const at = options.findIndex(({ ref }) => matches(ref, { is }));
    if (at >= 0) return [at];
  }
  return options.slice(0, min).map((_, i) => i);
}

const offered = (decision: Decision): string => decision.options.map(({ ref }) => JSON.stringify(ref)).join(' ');

function matches(ref: unknown, wanted: object): boolean {
  if (typeof ref !== 'object' || ref === null) return false;
  const fields = new Map<string, unknown>(Object.entries(ref));
  return Object.entries(wanted).every(
    ([key, value]) => value === undefined || JSON.stringify(fields.get(key)) === JSON.stringify(value),
  );
}

/** A test that reads like the rulebook; it runs a second time with a save and a load at every decision. */
export function rule(title: string, scene: Scene, body: (play: Play) => void): void {
  const content = contentOf(scene);
  scenarioTest<EverrainTypes>(
    title,
    { game: everrain(content), options: optionsOf(scene), arrange: (state) => arrange(scene, content, state) },
    (scenario) => {
      const play = new Play(scene, scenario);
      body(play);
      if (!scene.onlyNamed) expect(componentsAreConserved(content, play.state)).toEqual([]);
    },
  );
}
