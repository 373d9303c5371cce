import type { Decision, Seat, Viewer } from '@undertow/kernel';
import type { ClockMessage, EndingMessage, WaitingMessage } from '@undertow/protocol';
import type { Heard } from '../hosted/heard';
import type { Running } from '../hosted/running';
import { hashOf } from '../seats/secret';
import type { Sight } from '../sight';
import type { Shown } from '../stream';
import type { Bluffs } from './bluffs';
import { Recent } from './recent';
import { eventsOf, type Stage } from './stage';
import type { Surroundings } from './surroundings';

/** What it takes to tell a game: its parts belong to it, and ask it for what they need. */
export interface Told {
  readonly running: Running;
  /** All who may ever look. */
  readonly everybody: readonly Viewer[];
  clock(viewer: Viewer): ClockMessage | null;
  /** Somebody is asked from now on. */
  startClock(decision: Decision): void;
  /** Whether a standing order answers this, so that nobody has to be asked. */
  declines(decision: Decision): boolean;
}

/** What everybody at a table has been told of its game, and what comes next. */
export class Telling {
  readonly #recent = new Recent();
  /** What was to be seen when something was told last, also by those who may come to look: so nobody has to wait. */
  #sights: ReadonlyMap<Viewer, Sight> = new Map();
  /** Who was asked what, as it was told last. */
  #asked: ReadonlyMap<Seat, Decision> = new Map();
  #waiting: WaitingMessage = { seats: [], window: null };
  /** How many open events everybody has been told. */
  openEvents = 0;
  /** Everybody has been told the end. */
  ended: boolean;

  constructor(
    private readonly around: Surroundings,
    private readonly game: Told,
    private readonly bluffs: Bluffs,
  ) {
    this.ended = game.running.over;
  }

  /** Everything up to here was told before. */
  knows(heard: readonly Heard[], openEvents: number): void {
    const { running } = this.game;
    this.#recent.replace(heard);
    this.openEvents = openEvents;
    this.#sights = running.sights(this.game.everybody);
    this.#asked = new Map(running.pending.map((decision) => [decision.seat, decision]));
    this.#waiting = running.waiting;
  }

  /** What just happened, for whoever comes in. */
  log(viewer: Viewer, over: boolean): readonly string[] {
    return this.#recent.of(viewer, over);
  }

  /** Finds out what is new to each viewer in a stage that is told next, while the disk is busy. Nobody is told yet. */
  prepare({ sights, asked, comparison }: Stage): void {
    for (const decision of asked.values()) comparison.question(decision);
    this.around.streams.each(({ viewer, sight }) => {
      const next = sights.get(viewer);
      if (next) comparison.changed(sight, next);
    });
  }

  /** Tells each viewer what is new to it in a stage. */
  tell(stage: Stage): void {
    const { around, game } = this;
    this.#recent.add(stage.heard);
    for (const { audience } of stage.heard) if (audience === 'everyone') this.openEvents++;
    if (stage.opens !== null) this.bluffs.open(stage.opens, stage.asked);
    const ending = stage.over ? this.ending() : undefined;
    const eventsFor = eventsOf(stage);
    const { waiting, sights, comparison } = stage;
    if (sights.size > 0) this.#sights = sights;
    this.#asked = stage.asked;
    this.#waiting = waiting;
    around.streams.each((stream) => {
      const { viewer } = stream;
      const decision = this.#askedOf(viewer);
      if (decision) game.startClock(decision);
      const [events, sight] = [eventsFor(viewer), sights.get(viewer)];
      stream.tell({ events, sight, decision, waiting, ending, clock: game.clock(viewer) }, comparison);
    });
    if (!stage.over) return;
    this.ended = true;
    around.tellTable();
  }

  #askedOf(viewer: Viewer): Decision | null {
    if (viewer === 'spectator') return null;
    const decision = this.#asked.get(viewer);
    if (decision) return this.game.declines(decision) ? null : decision;
    return this.bluffs.of(viewer) ?? null;
  }

  /** What a viewer may see now: what was told last, whatever has happened behind a window meanwhile. */
  shownTo(viewer: Viewer): Shown {
    const sight = this.#sights.get(viewer);
    if (!sight) throw new Error('whoever looks sees something');
    const asked = this.#askedOf(viewer);
    const ending = this.ended ? this.ending() : null;
    return { sight, decision: asked && this.#isAnswered(asked) ? null : asked, waiting: this.#waiting, ending };
  }

  #isAnswered(asked: Decision): boolean {
    const { seat, id } = asked;
    return this.#asked.get(seat) === asked && this.game.running.decision(seat)?.id !== id;
  }

  ending(): EndingMessage {
    const { meta, secret, seed } = this.around;
    return {
      result: this.game.running.result,
      seed,
      secret,
      lots: meta.lots ?? [],
      commitment: meta.commitment ?? hashOf(secret),
      notes: meta.seats.map(({ notes }) => notes),
    };
  }
}
