import { type Decision, type GameTypes, type Seat, sha256Hex, type Viewer } from '@undertow/kernel';
import type { WaitingMessage } from '@undertow/protocol';
import type { Sight } from '../sight';
import type { Hostable } from './host';
import type { Advice, Outcome, Running, Sitting, StoredCheckpoint } from './running';
import { sightsOf } from './sights';

/** A game that is over: the state it ended with, to be looked at. No rule is ever applied to it again. */
export class Finished<G extends GameTypes> implements Running {
  readonly over = true;
  readonly pending: readonly Decision[] = [];
  readonly waiting: WaitingMessage = { seats: [], window: null };
  readonly seatCount: number;
  readonly #state: G['state'];

  constructor(
    private readonly kit: Hostable<G>,
    options: G['options'],
    private readonly seed: string,
    private readonly stored: StoredCheckpoint,
  ) {
    this.seatCount = kit.game.seats(options);
    this.#state = JSON.parse(stored.state);
  }

  get result(): unknown {
    return this.stored.result === null ? undefined : JSON.parse(this.stored.result);
  }

  get commitment(): string {
    return sha256Hex(this.seed);
  }

  get length(): number {
    return this.stored.at;
  }

  decision(): null {
    return null;
  }

  sights(viewers: readonly Viewer[]): ReadonlyMap<Viewer, Sight> {
    return sightsOf(this.kit, this.#state, viewers);
  }

  answer(): Outcome {
    return { ok: false, reason: 'over' };
  }

  goOn(): boolean {
    return false;
  }

  owns(_seat: Seat): boolean {
    return false;
  }

  checkpoint(): StoredCheckpoint {
    return this.stored;
  }

  kept(): StoredCheckpoint {
    return this.stored;
  }

  end(): StoredCheckpoint {
    return this.stored;
  }

  sit(): Sitting {
    throw new Error('nobody sits down at a game that is over');
  }

  advise(): Advice {
    throw new Error('there is nothing to advise when a game is over');
  }
}
