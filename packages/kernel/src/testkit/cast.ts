import type { Decision, GameTypes, Seat, Viewer } from '../index';
import type { Scenario } from './scenario';

/** A game whose options and events say what they are, as tests want them. */
export interface Telling extends GameTypes {
  readonly event: { readonly type: string };
  readonly ref: { readonly is: string };
}

/** Some fields of what an option means, and what it is. */
export type Some<R> = R extends { readonly is: infer I } ? Partial<R> & { readonly is: I } : never;

/** Events of one type. */
export type Of<E, T> = Extract<E, { readonly type: T }>;

/**
 * What people do and see in a scene, question by question. `Who` is how a game's tests speak of its people: by character,
 * or by seat. Games add what is theirs.
 */
export abstract class Cast<G extends Telling, Who> {
  constructor(readonly scenario: Scenario<G>) {}

  /** Where somebody sits. */
  abstract seat(who: Who): Seat;
  /** Everybody at the table. */
  abstract people(): readonly Who[];

  get state(): Readonly<G['state']> {
    return this.scenario.state;
  }

  view(who: Who | 'spectator'): G['view'] {
    return this.scenario.view(this.viewer(who));
  }

  /** Whose view would be another one if this were different: nobody's, if it is hidden from everybody. */
  whoCanTell(change: (state: G['state']) => void): readonly (Who | 'spectator')[] {
    const other: G['state'] = structuredClone(this.state);
    change(other);
    const { view } = this.scenario.match.game;
    const viewers: readonly (Who | 'spectator')[] = [...this.people(), 'spectator'];
    return viewers.filter(
      (who) => JSON.stringify(view(other, this.viewer(who))) !== JSON.stringify(view(this.state, this.viewer(who))),
    );
  }

  events(who: Who | 'spectator' = 'spectator'): readonly G['event'][] {
    return this.scenario.events(this.viewer(who));
  }

  /** All events of one type. */
  saw<T extends G['event']['type']>(type: T, who: Who | 'spectator' = 'spectator'): Of<G['event'], T>[] {
    return this.events(who).filter((event): event is Of<G['event'], T> => event.type === type);
  }

  /** What somebody is asked, which must be of this kind. */
  asked(who: Who, kind?: G['kind']): Decision {
    return this.scenario.decision(this.seat(who), kind);
  }

  /** Whether somebody is being asked anything. */
  isAsked(who: Who): boolean {
    return this.scenario.match.decision(this.seat(who)) !== null;
  }

  /** The exact options somebody has. */
  offers(who: Who, kind: G['kind'], refs: readonly G['ref'][]): void {
    this.scenario.expectOptions(this.seat(who), kind, refs);
  }

  /** Whether an option with these fields is offered. */
  canChoose(who: Who, ref: Some<G['ref']>): boolean {
    return this.asked(who).options.some((option) => matches(option.ref, ref));
  }

  /** Why something is not offered. */
  blockedBecause(who: Who, ref: Some<G['ref']>): string | undefined {
    return this.asked(who).blocked?.find((each) => matches(each.ref, ref))?.reason;
  }

  /** Exactly these options, one after the other or as one list. */
  chooses(who: Who, ...refs: readonly (G['ref'] | readonly G['ref'][])[]): this {
    this.scenario.answer(this.seat(who), refs.flatMap(listed));
    return this;
  }

  /** For each of these, the first option with such fields that was not picked yet. */
  picks(who: Who, ...refs: readonly Some<G['ref']>[]): this {
    this.scenario.answer(this.seat(who), (decision) => {
      const taken: number[] = [];
      for (const ref of refs) {
        const at = decision.options.findIndex(
          (option, index) => (decision.repeat === true || !taken.includes(index)) && matches(option.ref, ref),
        );
        if (at < 0) throw new Error(`${decision.kind} does not offer ${JSON.stringify(ref)} but ${offered(decision)}`);
        taken.push(at);
      }
      return taken;
    });
    return this;
  }

  passes(...who: readonly Who[]): this {
    this.scenario.pass(...who.map((each) => this.seat(each)));
    return this;
  }

  /** Nobody responds to anything for now. */
  nobodyResponds(): this {
    this.scenario.passWindows();
    return this;
  }

  /** The scene ends with this question unanswered. */
  leaves(who: Who, kind: G['kind']): void {
    this.scenario.leaves(this.seat(who), kind);
  }

  /** The scene ends here, whoever is being asked. */
  stops(): void {
    this.scenario.leaveAll();
  }

  protected viewer(who: Who | 'spectator'): Viewer {
    return who === 'spectator' ? 'spectator' : this.seat(who);
  }
}

const listed = <R>(refs: R | readonly R[]): readonly R[] => (isList(refs) ? refs : [refs]);
const isList = <R>(refs: R | readonly R[]): refs is readonly R[] => Array.isArray(refs);

const offered = (decision: Decision): string => decision.options.map(({ ref }) => JSON.stringify(ref)).join(' ');

/** Whether what an option means has these fields. */
export function matches(ref: unknown, wanted: object): boolean {
  if (typeof ref !== 'object' || ref === null) return false;
  const fields = new Map<string, unknown>(Object.entries(ref));
  return Object.entries(wanted).every(([key, value]) => JSON.stringify(fields.get(key)) === JSON.stringify(value));
}
