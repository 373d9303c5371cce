import { Cast, matches, type Scenario, scenarioTest } from '@undertow/kernel/testkit';
import { expect } from 'vitest';
import { componentsAreConserved } from '../conserved';
import type { CharacterId, Loyalty, ShipSpace, Space } from '../content/ids';
import { unfathomable } from '../game';
import type { Ref } from '../model/question';
import type { Source } from '../model/source';
import type { Player } from '../model/state';
import type { Unfathomable } from '../model/types';
import { ALL_SPACES } from '../rules/query';
import { arrange, type CardName, faceNamed, nameOf, optionsOf, type Scene, seatNamed } from '../setup/scene';

/** A position and what people do in it, in the words of the game. */
export class Play extends Cast<Unfathomable, CharacterId> {
  constructor(
    readonly scene: Scene,
    scenario: Scenario<Unfathomable>,
  ) {
    super(scenario);
  }

  seat(who: CharacterId): number {
    return seatNamed(this.scene, who);
  }

  people(): readonly CharacterId[] {
    return this.scene.people.map(({ character }) => character);
  }

  person(who: CharacterId): Player {
    const found = this.state.players[this.seat(who)];
    if (!found) throw new Error(`${who} is not at this table`);
    return found;
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
        if (at < 0) throw new Error(`${decision.kind} does not offer ${cards.join(', ')}`);
        taken.add(at);
        return at;
      });
    });
    return this;
  }

  moves(who: CharacterId, to: ShipSpace): this {
    return this.chooses(who, { is: 'move', to });
  }

  /** Attacks somebody, or a Deep One in a space. */
  attacks(who: CharacterId, target: CharacterId | Space): this {
    const seat = this.scene.people.findIndex(({ character }) => character === target);
    const space = ALL_SPACES.find((each) => each === target);
    if (seat < 0 && space === undefined) throw new Error(`${target} is neither somebody here nor a space`);
    return this.picks(who, {
      is: 'attack',
      target: space === undefined ? { is: 'seat', seat } : { is: 'deep-one', space },
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

  /** Everybody who is asked to add cards to a check adds none, until somebody is asked something else. */
  nobodyAdds(): this {
    for (;;) {
      this.nobodyResponds();
      const decision = this.scenario.match.pending.find(({ kind }) => kind === 'contribute');
      if (!decision) return this;
      this.scenario.answer(decision.seat, []);
    }
  }

  /** The hand, card by card. */
  names(who: CharacterId): CardName[] {
    return this.person(who).hand.map(nameOf);
  }

  loyaltyOf(who: CharacterId): Loyalty[] {
    return this.person(who).loyalty.map(({ card }) => card);
  }
}

const isUse = (ref: unknown): ref is Extract<Ref, { is: 'use' }> => matches(ref, { is: 'use' });
const isMove = (ref: unknown): ref is Extract<Ref, { is: 'move' }> => matches(ref, { is: 'move' });

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
