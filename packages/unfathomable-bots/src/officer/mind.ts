import type { Decision, Seat } from '@undertow/kernel';
import type { Belief, Event, Glimpse } from '@undertow/unfathomable';
import type { Saying } from '../bot';
import type { Answer } from './answer';
import { isAsked } from './asked';
import { beliefOf, suspicionOf } from './belief';
import { HANDLERS, KINDS } from './handlers';
import { freshMemory, type Memory } from './memory';
import { watch } from './observe';
import { type Situation, situation } from './situation';
import { sayings } from './talk';

/** An officer's head: what it has seen so far, and what it makes of it. */
export class Mind {
  memory: Memory | undefined;
  #belief: Belief | undefined;
  #suspicion = 0.2;
  #seenLoyalty = '';

  constructor(
    readonly seat: Seat,
    readonly seed: string,
    memory?: Memory,
  ) {
    this.memory = memory;
  }

  observe(events: readonly Event[], view: Glimpse): void {
    const memory = this.#remember(view);
    if (events.length === 0) return;
    let s: Situation | undefined;
    const judge = (): Situation => {
      s ??= this.situation(view, 0);
      return s;
    };
    const watching = { memory, self: this.seat, view, judge };
    for (const event of events) if (watch(watching, event)) this.#belief = undefined;
  }

  think(decision: Decision, view: Glimpse): Answer {
    if (!isAsked(decision, KINDS)) throw new Error(`nobody has taught an officer what ${decision.kind} is`);
    return HANDLERS[decision.kind](this.situation(view, decision.id), decision);
  }

  talk(view: Glimpse): readonly Saying[] {
    return sayings(this.situation(view, 0), this.#remember(view));
  }

  belief(view: Glimpse): Belief {
    return this.situation(view, 0).belief;
  }

  situation(view: Glimpse, moment: number): Situation {
    const memory = this.#remember(view);
    const loyalty = view.players.map((one) => `${one.loyaltyCount}${one.loyalty.join('')}${one.revealed ?? ''}`).join();
    if (!this.#belief || loyalty !== this.#seenLoyalty) {
      this.#belief = beliefOf(view, memory, this.seat);
      this.#suspicion = suspicionOf(view, memory, this.seat);
      this.#seenLoyalty = loyalty;
    }
    return situation(view, this.seat, {
      belief: this.#belief,
      suspicion: this.#suspicion,
      seed: `${this.seed}/${moment}`,
    });
  }

  #remember(view: Glimpse): Memory {
    this.memory ??= freshMemory(view.players.length);
    return this.memory;
  }
}
