import type { Decision, Viewer } from '@undertow/kernel';
import type { ClockMessage, EndingMessage } from '@undertow/protocol';
import type { Heard } from '../hosted/heard';
import type { Running } from '../hosted/running';
import { hashOf } from '../seats/secret';
import type { Shown } from '../stream';
import type { Bluffs } from './bluffs';
import { Recent } from './recent';
import { eventsOf, type Stage } from './stage';
import type { Surroundings } from './surroundings';

/** What it takes to tell a game: its parts belong to it, and ask it for what they need. */
export interface Told {
  readonly running: Running;
  clock(viewer: Viewer): ClockMessage | null;
  /** Somebody is asked from now on. */
  startClock(decision: Decision): void;
  /** Whether a standing order answers this, so that nobody has to be asked. */
  declines(decision: Decision): boolean;
}

/** What everybody at a table has been told of its game, and what comes next. */
export class Telling {
  readonly #recent = new Recent();
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
    this.#recent.replace(heard);
    this.openEvents = openEvents;
  }

  /** What just happened, for whoever comes in. */
  log(viewer: Viewer, over: boolean): readonly string[] {
    return this.#recent.of(viewer, over);
  }

  /** Finds out what is new to each viewer in a stage that is told next, while the disk is busy. Nobody is told yet. */
  prepare({ sights, comparison }: Stage): void {
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
    around.streams.each((stream) => {
      const { viewer } = stream;
      const decision = this.#askedOf(stage, viewer);
      if (decision) game.startClock(decision);
      const [events, sight] = [eventsFor(viewer), sights.get(viewer)];
      stream.tell({ events, sight, decision, waiting, ending, clock: game.clock(viewer) }, comparison);
    });
    if (!stage.over) return;
    this.ended = true;
    around.tellTable();
  }

  #askedOf({ asked }: Stage, viewer: Viewer): Decision | null {
    if (viewer === 'spectator') return null;
    const decision = asked.get(viewer);
    if (decision) return this.game.declines(decision) ? null : decision;
    return this.bluffs.of(viewer) ?? null;
  }

  /** What each of these sees now; what they see alike is made and kept once. */
  shownTo(viewers: readonly Viewer[]): (viewer: Viewer) => Shown {
    const { running } = this.game;
    const sights = running.sights(viewers);
    const { waiting } = running;
    const ending = running.over ? this.ending() : null;
    return (viewer) => {
      const sight = sights.get(viewer);
      if (!sight) throw new Error('whoever looks sees something');
      const own = viewer === 'spectator' ? null : running.decision(viewer);
      const kept = own && !this.game.declines(own) ? own : null;
      const bluff = viewer === 'spectator' ? undefined : this.bluffs.of(viewer);
      return { sight, decision: bluff ?? kept, waiting, ending };
    };
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
