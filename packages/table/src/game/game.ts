import { type Decision, type Picks, refusalOf, type Seat, type Viewer } from '@undertow/kernel';
import type { ClockMessage, EndingMessage, RefusalReason, WaitingMessage } from '@undertow/protocol';
import { botDelayMs, isDeserted, isHere, leastWindowMs } from '../attendance';
import type { Brought } from '../bring';
import { allowanceOf, Clocks } from '../clocks';
import type { Heard } from '../hosted/heard';
import type { Accepted, Advice, Hosted, Running } from '../hosted/running';
import { steadyNow } from '../steady';
import { appendAnswer, type Change } from '../store/changes';
import type { Stream } from '../stream';
import { Bluffs } from './bluffs';
import { Bots } from './bots';
import { Checkpoints } from './checkpoints';
import { Hindsight } from './hindsight';
import { OpenClocks } from './open-clocks';
import { Pacer } from './pacer';
import { type Stage, stagesOf } from './stage';
import type { SeatClock, Surroundings } from './surroundings';
import { Telling } from './telling';
import { Trail } from './trail';
import { declines } from './wishes';

/** Where others let their bots think too, a bot's turn may be long in coming: nobody has to wait longer for it. */
const LONGEST_THOUGHT_MS = 12_000;

type By = 'person' | 'bot' | 'order';

export interface Refused {
  readonly reason: RefusalReason;
  readonly rule?: string;
}

/** A game as it begins or is brought back. */
export type Game = Pick<Brought, 'running' | 'heard' | 'checkpointAt' | 'openEvents'>;

/** Everything that happened because of one answer. */
const allOf = ({ cuts, heard }: Accepted): readonly Heard[] => [...cuts.flatMap((cut) => cut.heard), ...heard];

/** The game at a table while the table is awake. */
export class TableGame {
  readonly #around: Surroundings;
  readonly #hosted: Hosted;
  readonly #pacer: Pacer;
  readonly #clocks: Clocks;
  readonly #openClocks: OpenClocks;
  readonly #telling: Telling;
  readonly #hindsight: Hindsight;
  readonly #checkpoints: Checkpoints;
  readonly #trail = new Trail();
  readonly #bots: Bots;
  readonly #bluffs: Bluffs;
  /** All who may ever look, whether or not anybody does. */
  readonly everybody: readonly Viewer[];
  #running: Running;
  #uncommitted = 0;
  #life = 0;
  #asleep = false;
  /** A clock was started that has to survive a restart, or the end was told. */
  #unsaved = false;
  /** Since when somebody is asked and nothing happens. */
  movedAt = steadyNow();

  constructor(around: Surroundings, hosted: Hosted, { running, heard, checkpointAt, openEvents }: Game) {
    this.#around = around;
    this.#hosted = hosted;
    this.#running = running;
    const { meta } = around;
    this.everybody = [...meta.seats.keys(), 'spectator'];
    this.#checkpoints = new Checkpoints(meta.id, checkpointAt);
    this.#pacer = new Pacer(
      () => this.#windowMs,
      (stage) => this.#tell(stage),
      () => this.#settle(),
    );
    this.#clocks = new Clocks(
      meta.seats,
      () => meta.settings.pace,
      around.services.clocks,
      (seat, id) => this.#timeIsUp(seat, id),
      () => meta.held?.at ?? null,
    );
    this.#bluffs = new Bluffs(
      meta.seats,
      (seat) => this.#looks(seat),
      () => this.#pacer.hold(),
      (seat) => this.#bluffEnded(seat),
    );
    this.#openClocks = new OpenClocks(this.#clocks, around);
    this.#hindsight = new Hindsight(around, this);
    this.#telling = new Telling(around, this, this.#bluffs);
    this.#telling.knows(heard, openEvents);
    this.#bots = new Bots({
      think: around.services.think,
      table: around.meta.id,
      watched: () => around.watched(),
      soon: around.services.soon,
      running: () => this.#running,
      seed: around.seed,
      past: this.#hindsight,
      lookBack: () => this.#hindsight.look(),
      delay: (decision) => botDelayMs(around.meta, decision),
      patience: (decision) => this.#botPatience(decision),
      fault: (error) => around.fault(error),
      submit: ({ seat, id }, picks, done) => this.#submit(seat, id, picks, 'bot', done),
      say: (seat, saying) => around.say(seat, saying),
      marks: () => around.marks(),
    });
  }

  get running(): Running {
    return this.#running;
  }

  get asleep(): boolean {
    return this.#asleep;
  }

  /** Everything that happened is on disk and told. */
  get settled(): boolean {
    return this.#uncommitted === 0 && this.#pacer.empty;
  }

  /** The end is known to everybody. */
  get over(): boolean {
    return this.#telling.ended && this.settled;
  }

  /** How many open events everybody has been told. */
  get openEvents(): number {
    return this.#telling.openEvents;
  }

  get #windowMs(): number {
    return leastWindowMs(this.#around.meta, this.#hosted.windows);
  }

  /** Lets bots and clocks begin. */
  begin(): void {
    this.#clocks.forget((seat) => this.#running.decision(seat) !== null);
    for (const viewer of this.everybody) if (this.expects(viewer)) this.open(viewer);
    if (this.held) this.#pacer.stop(true);
    this.#asksNow();
    this.#settle();
  }

  /** Somebody stopped the table. */
  get held(): boolean {
    return this.#around.meta.held !== null;
  }

  /** Clocks stand still, bots wait, and what has happened is told later. */
  hold(): void {
    this.#clocks.hold();
    this.#pacer.stop(true);
    this.#tellAllClocks();
  }

  /** The table was stopped for so long, and goes on. */
  goOn(stoppedMs: number): void {
    this.#clocks.goOn(stoppedMs);
    this.#tellAllClocks();
    this.movedAt = steadyNow();
    this.#pacer.stop(false);
  }

  /** Somebody has come to look: a table that waited for that goes on. */
  seen(): void {
    this.#settle();
  }

  #tellAllClocks(): void {
    this.#openClocks.tellAnew();
    this.#around.streams.each((stream) => {
      if (stream.decision) stream.tellClock(this.clock(stream.viewer));
    });
  }

  /** Whether somebody may come to look through these eyes at any moment. */
  expects(viewer: Viewer): boolean {
    const { seats, settings } = this.#around.meta;
    return viewer === 'spectator' ? settings.spectators : seats[viewer]?.tokenHash !== null;
  }

  /** The stream of a viewer; a new one begins with what was told last, window or not: nobody has to wait for a picture. */
  open(viewer: Viewer): Stream {
    return this.#around.streams.open(viewer, () => this.#telling.shownTo(viewer));
  }

  log(viewer: Viewer): readonly string[] {
    return this.#telling.log(viewer, this.over);
  }

  clock(viewer: Viewer): ClockMessage | null {
    return viewer === 'spectator' ? null : this.#clocks.show(viewer);
  }

  /** The clocks of those whom everybody sees being asked. */
  get openClocks(): readonly SeatClock[] {
    return this.#openClocks.now;
  }

  /** Everybody who plays is away, and somebody of them may come back. */
  get paused(): boolean {
    return isDeserted(this.#around.meta, (seat) => this.#looks(seat));
  }

  /** Somebody plays here or looks on. Where nobody does, bots do not think either. */
  get #played(): boolean {
    if (this.paused) return false;
    return this.#around.watched() || this.#around.meta.seats.some(isHere);
  }

  /** Somebody has come: what nobody was there to see goes on. */
  attend(): void {
    this.#settle();
  }

  /** A person answers. `done` is called when it is on disk. */
  answer(seat: Seat, id: number, picks: Picks, done: () => void): Refused | undefined {
    const refused: Refused | undefined = this.held ? { reason: 'paused' } : this.#unasked(seat, id);
    if (refused) return refused;
    const bluff = this.#bluffs.of(seat);
    if (bluff?.id === id) {
      if (picks.length > 0) return { reason: 'too-many', rule: bluff.rule };
      done();
      this.#bluffs.end(seat);
      return undefined;
    }
    return this.#submit(seat, id, picks, 'person', done);
  }

  /** What an officer would answer in a person's place. Nothing is answered, and nobody else notices. */
  async advise(seat: Seat, id: number): Promise<Advice | Refused> {
    await this.#hindsight.look();
    const refused = this.#unasked(seat, id);
    if (refused) return refused;
    if (this.#bluffs.of(seat)?.id === id) return { picks: [], reasons: [] };
    const decision = this.#running.decision(seat);
    if (decision?.id !== id) return { reason: 'stale' };
    try {
      // Not the table's seed: advice must not depend on anything the seat cannot know.
      const advice = this.#running.advise(decision, `advice:${seat}`, this.#hindsight);
      const illegal = refusalOf(decision, advice.picks);
      if (illegal === undefined) return advice;
      throw new Error(`the advice about ${decision.kind} is illegal: ${illegal}`);
    } catch (error) {
      this.#around.fault(error);
      return { reason: 'internal' };
    }
  }

  /** Why a person cannot answer this now: it is not what the person was asked last. */
  #unasked(seat: Seat, id: number): Refused | undefined {
    const told = this.#around.streams.get(seat)?.decision;
    if (!told) return { reason: this.over ? 'over' : 'not-asked' };
    return told.id === id ? undefined : { reason: 'stale', rule: told.rule };
  }

  /** Who plays a seat has changed: whoever it is now takes care of what is asked. */
  reseat(seat: Seat): void {
    this.#bots.forget(seat);
    this.#clocks.stop(seat);
    this.#bluffs.end(seat);
    if (this.expects(seat)) this.open(seat);
    this.#settle();
  }

  /** The number of a seat's last answer, when it can be taken back. */
  takebackFor(seat: Seat): number | RefusalReason {
    if (!this.settled || this.#pacer.closed) return 'nothing-to-take-back';
    return this.#running.over ? 'over' : this.#trail.lastOf(seat);
  }

  /** Goes on with another run of the game, after a takeback. */
  replace({ running, heard, openEvents }: Game): void {
    this.#forget();
    this.#clocks.forget(() => false);
    this.#asleep = false;
    this.#running = running;
    this.#telling.knows(heard, openEvents);
    this.#trail.clear();
    this.#checkpoints.cut(running);
    this.#around.streams.each((stream) => stream.reset(this.#telling.shownTo(stream.viewer)));
    this.#asksNow();
    this.#settle();
  }

  /** Stops everything that runs by itself. */
  sleep(): void {
    this.#asleep = true;
    this.#forget();
  }

  /** The state as it has to be written down, so that the table wakes quickly. */
  checkpoint(): Change {
    return this.#checkpoints.latest(this.#running);
  }

  #forget(): void {
    this.#life++;
    this.#pacer.clear();
    this.#clocks.clear();
    this.#bots.clear();
    this.#bluffs.clear();
  }

  ending(): EndingMessage {
    return this.#telling.ending();
  }

  // --- answers

  #submit(seat: Seat, id: number, picks: Picks, by: By, done: () => void): Refused | undefined {
    if (this.#asleep) return { reason: 'internal' };
    const { services, meta, book } = this.#around;
    const viewers = this.everybody;
    let outcome: ReturnType<Running['answer']>;
    try {
      outcome = this.#running.answer(seat, id, picks, this.#windowMs > 0 ? viewers : null);
    } catch (error) {
      this.#around.fault(error);
      return { reason: 'internal' };
    }
    if (!outcome.ok) return outcome;
    const accepted = outcome;
    const seq = this.#running.length - 1;
    const stages = stagesOf(this.#running, accepted, viewers, this.#hosted.views);
    const ends = this.#running.over && meta.status === 'playing';
    const checkpoint = this.#checkpoints.after(this.#running, ends);
    if (ends) {
      meta.status = 'over';
      meta.endedAt = Date.now();
    }
    this.#clocks.stop(seat);
    this.#uncommitted++;
    this.movedAt = steadyNow();
    const life = this.#life;
    const clocked = allowanceOf(meta.settings.pace, services.clocks) !== undefined;
    book.write(
      [
        appendAnswer(meta.id, seq, accepted.answer, allOf(accepted)),
        ...checkpoint,
        ...(ends || clocked ? this.#around.unnoticedChanges() : []),
      ],
      () => {
        this.#uncommitted--;
        services.meters.answers.inc({ by });
        done();
        if (life === this.#life) this.#committed(seat, seq, accepted, stages);
      },
      (error) => {
        this.#uncommitted--;
        this.#forget();
        this.#around.broken(error);
      },
    );
    const [next] = stages;
    if (next && this.#uncommitted === 1 && this.#pacer.empty)
      services.meanwhile(() => {
        // Where the disk was quicker it has been told already.
        if (life === this.#life && this.#uncommitted > 0) this.#telling.prepare(next);
      });
    return undefined;
  }

  #committed(seat: Seat, seq: number, { reveals }: Accepted, stages: readonly Stage[]): void {
    this.#trail.add({ seat, seq, reveals });
    // One's own question is gone at once, even while the others still see the window open.
    if (this.#pacer.closed) this.#around.streams.get(seat)?.tell({ decision: null });
    this.#pacer.add(stages);
  }

  /** Tells a stage, and only now what follows from it for everybody: whom we wait for, and whose time runs. */
  #tell(stage: Stage): void {
    this.movedAt = steadyNow();
    this.#asks(stage.waiting);
    this.#telling.tell(stage);
    // Now that everybody knows the end, so may whoever looks through all tables.
    this.#unsaved ||= this.#telling.ended;
    this.#openClocks.asks(stage.waiting.seats, stage.asked);
  }

  /** Everything that happened was told. */
  #asksNow(): void {
    const { waiting, pending } = this.#running;
    this.#asks(waiting);
    this.#openClocks.asks(waiting.seats, new Map(pending.map((decision) => [decision.seat, decision])));
  }

  #asks({ seats, window }: WaitingMessage): void {
    this.#around.meta.asked = window === null ? [...seats] : [];
  }

  /** Whether a standing order of the seat answers this. */
  declines(decision: Decision): boolean {
    const seat = this.#around.meta.seats[decision.seat];
    return seat?.kind === 'person' && declines(this.#running, seat.orders, decision);
  }

  // --- whoever has to act

  #settle(): void {
    if (!this.settled || this.#asleep || this.held) return;
    if (!this.#pacer.closed) this.#bots.speak();
    for (const decision of this.#running.pending) this.#care(decision);
    if (this.#unsaved) this.#around.save();
    this.#unsaved = false;
    this.#openClocks.tell();
  }

  /** Somebody has to answer: the person, in time, or a bot, or a standing order. */
  #care(decision: Decision): void {
    const { seat, id } = decision;
    const meta = this.#around.meta.seats[seat];
    if (!meta) return;
    // A seat that waits for somebody waits with what it is asked; in secret it must not, or all would see that it is asked.
    if (meta.kind === 'open' && decision.open !== false) return;
    const person = isHere(meta);
    if (person && this.declines(decision)) this.#submit(seat, id, [], 'order', () => {});
    else if (person) this.startClock(decision);
    else if (this.#played) this.#bots.ask(decision, meta.level ?? this.#hosted.bots.standIn);
  }

  startClock({ seat, id }: Decision): void {
    if (this.#clocks.start(seat, id)) this.#unsaved = true;
  }

  #looks(seat: Seat): boolean {
    return (this.#around.streams.get(seat)?.sinks.size ?? 0) > 0;
  }

  /**
   * How long a bot may think. In secret its answer has to be on disk before the window's least time is over; whoever
   * takes longer would tell that somebody was asked.
   */
  #botPatience({ open }: Decision): number {
    return open === false && this.#windowMs > 0 ? this.#pacer.left / 2 : LONGEST_THOUGHT_MS;
  }

  #timeIsUp(seat: Seat, id: number): void {
    const { meta } = this.#around;
    if (this.#bluffs.of(seat)?.id === id) this.#bluffs.end(seat);
    const decision = this.#running.decision(seat);
    const sitting = meta.seats[seat];
    if (!sitting || decision?.id !== id) return;
    // To be marked away in a window would tell that one was asked.
    if (decision.open !== false && !sitting.away) {
      sitting.away = true;
      this.#around.changed();
    }
    if (this.#played) this.#bots.ask(decision, this.#hosted.bots.standIn);
    this.#openClocks.tell();
  }

  #bluffEnded(seat: Seat): void {
    this.#clocks.stop(seat);
    this.#around.streams.get(seat)?.tell({ decision: null });
    this.#pacer.release();
  }

  // --- what the table's keeper asks

  /** Seats that are asked and that nobody plays. */
  get orphaned(): readonly Seat[] {
    if (!this.settled || this.#running.over) return [];
    return this.#running.pending
      .filter(({ seat, open }) => open !== false && this.#around.meta.seats[seat]?.kind === 'open')
      .map(({ seat }) => seat);
  }

  /** Nobody is asked, nothing is left to tell, and it is not over; or a bot has not answered for too long. */
  stuckFor(now: number): number {
    const running = this.#running;
    if (running.over || this.held || !this.#played) return 0;
    const waits = now - this.movedAt;
    if (!this.settled) return this.#bluffs.any || this.#pacer.left > 0 ? 0 : waits;
    if (running.pending.length === 0) return waits;
    const { seats } = this.#around.meta;
    const people = running.pending.some(({ seat }) => seats[seat]?.kind === 'person' && !seats[seat]?.away);
    return people ? 0 : waits;
  }

  /** Lets any legal answer be given for whoever is asked, so that a stuck table goes on. */
  unstick(): void {
    this.#pacer.drain();
    if (!this.settled) return;
    this.#bots.clear();
    for (const decision of this.#running.pending) this.#bots.ask(decision, 'random');
  }
}
