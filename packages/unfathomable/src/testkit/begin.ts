import { type Decision, Match, type Picks, type Seat } from '@undertow/kernel';
import { Scenario } from '@undertow/kernel/testkit';
import { expect, test } from 'vitest';
import { componentsAreConserved } from '../conserved';
import type { CharacterId } from '../content/ids';
import { unfathomable } from '../game';
import { defaultOptions, type Options } from '../model/options';
import type { State } from '../model/state';
import type { Unfathomable } from '../model/types';
import { clockwise } from '../rules/query';

/** A game from the moment the box is opened. */
export class Beginning {
  constructor(readonly scenario: Scenario<Unfathomable>) {}

  get state(): Readonly<State> {
    return this.scenario.state;
  }

  /** All seats clockwise, the first player's first. */
  get order(): Seat[] {
    return clockwise(this.scenario.match.state, this.state.turn.current);
  }

  /** Everybody takes a character, the first player the first one named. */
  take(...characters: readonly CharacterId[]): this {
    this.order.forEach((seat, i) => {
      const character = characters[i];
      if (character) this.scenario.answer(seat, [{ is: 'character', character }]);
    });
    return this;
  }

  /** Everybody starts with the first three cards of the own set. */
  drawHands(): this {
    for (const seat of this.order.slice(1)) this.scenario.answer(seat, () => [0, 1, 2]);
    return this;
  }

  /** Nobody does more than they must, until this holds or the game is over. */
  plodUntil(done: () => boolean): this {
    for (let i = 0; i < 1000 && !done(); i++) {
      const [asked] = this.scenario.match.pending;
      if (!asked) return this;
      this.scenario.answer(asked.seat, plod);
    }
    return this;
  }
}

/** The least one can do. */
export function plod({ options, min }: Decision): Picks {
  const pass = options.findIndex(({ ref }) => isPass(ref));
  return pass >= 0 ? [pass] : options.slice(0, min).map((_, i) => i);
}

const isPass = (ref: unknown): boolean => typeof ref === 'object' && ref !== null && 'is' in ref && ref.is === 'pass';

export type Table = Partial<Options> & Pick<Options, 'players'>;

export const beginning = (table: Table, seed = 'scenario', reload = false): Beginning =>
  new Beginning(new Scenario(Match.start(unfathomable, { ...defaultOptions(table.players), ...table }, seed), reload));

/** A test that begins with the closed box and goes through the whole setup; twice, as every rule. */
export function fromTheBox(title: string, table: Table, body: (begin: Beginning) => void): void {
  for (const reload of [false, true])
    test(reload ? `${title} (saved and loaded at every decision)` : title, () => {
      const begin = beginning(table, 'scenario', reload);
      body(begin);
      expect(componentsAreConserved(begin.scenario.match.state)).toEqual([]);
    });
}
