import type { Saying } from '@undertow/bots';
import { type Decision, type Picks, refusalOf, type Seat, type Viewer } from '@undertow/kernel';
import type { ClockMessage, EndingMessage, Mark, RefusalReason } from '@undertow/protocol';
import { botDelayMs, isDeserted, isHere, leastWindowMs } from './attendance';
import { Bluffs } from './bluffs';
import { Bots } from './bots';
import type { Brought } from './bring';
import { allowanceOf, Clocks } from './clocks';
import { Comparison } from './comparison';
import { answersIn, type Heard, type Past, type Told } from './hosted/heard';
import type { Accepted, Advice, Hosted, Running } from './hosted/running';
import type { TableMeta } from './meta';
import { Pacer } from './pacer';
import { Recent } from './recent';
import { hashOf } from './seats/secret';
import type { Services } from './services';
import { eventsOf, type Stage, stagesOf } from './stage';
import { steadyNow } from './steady';
import type { Change } from './store/changes';
import { appendAnswer, putCheckpoint } from './store/changes';
import type { Book } from './store/log';
import type { Shown, Stream } from './stream';
import type { Streams } from './streams';
import { Trail } from './trail';
import { declines } from './wishes';

/** After how many answers the whole state is written down again, so that waking stays quick after a crash. */
const CHECKPOINT_EVERY = 64;

/** Where others let their bots think too, a bot's turn may be long in coming: nobody has to wait longer for it. */
const LONGEST_THOUGHT_MS = 12_000;

export type SeatClock = ClockMessage & { readonly seat: Seat };

type By = 'person' | 'bot' | 'order';

export interface Refused {
  readonly reason: RefusalReason;
  readonly rule?: string;
}

/** What the game needs from the table it is played at. */
export interface Surroundings {
  readonly meta: TableMeta;
  /** What the server gave to the seed, and the seed. */
  readonly secret: string;
  readonly seed: string;
  readonly services: Services;
  readonly book: Book;
  readonly streams: Streams;
  /** Whether anybody is at the table right now. */
  watched(): boolean;
  /** What to write so that the table is stored as it is now. */
  metaChanges(): readonly Change[];
  /** The meta data changed: write it down and tell everybody. */
  changed(): void;
  /** Tells everybody what the table is like now. */
  tellTable(): void;
  /** Tells everybody whose time runs. */
  tellClocks(clocks: readonly SeatClock[]): void;
  /** It changed in a way that nobody else may notice: write it down. */
  save(): void;
  /** The disk did not take an answer: what is in memory cannot be trusted any more. */
  broken(error: unknown): void;
  /** The rules or a bot failed: worth a report. */
  fault(error: unknown): void;
  /** A bot says something. */
  say(seat: Seat, saying: Saying): void;
  marks(): readonly Mark[];
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
  readonly #recent = new Recent();
  readonly #trail = new Trail();
  readonly #bots: Bots;
  readonly #bluffs: Bluffs;
  readonly #whenSettled: (() => void)[] = [];
  #running: Running;
  #checkpointAt: number;
  #uncommitted = 0;
  #life = 0;
  #asleep = false;
  /** Everybody has been told the end. */
  #endTold: boolean;
  /** A clock was started that has to survive a restart. */
  #unsaved = false;
  /** Whose clocks everybody was told of last. */
  #clocksTold = '';
  /** How many open events everybody has been told. */
  openEvents: number;
  /** What lies behind the game, while somebody looks at it. */
  #told: readonly Told[] = [];
  /** Since when somebody is asked and nothing happens. */
  movedAt = steadyNow();

  constructor(around: Surroundings, hosted: Hosted, { running, heard, checkpointAt, openEvents }: Game) {
    this.#around = around;
    this.#hosted = hosted;
    this.#running = running;
    this.#checkpointAt = checkpointAt;
    this.openEvents = openEvents;
    this.#endTold = running.over;
    this.#recent.replace(heard);
    const { meta } = around;
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
    this.#bots = new Bots({
      think: around.services.think,
      table: around.meta.id,
      watched: () => around.watched(),
      soon: around.services.soon,
      running: () => this.#running,
      seed: around.seed,
      past: this.#past,
      lookBack: () => this.#lookBack(),
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

  /** Everything that happened is on disk and told. */
  get settled(): boolean {
    return this.#uncommitted === 0 && this.#pacer.empty;
  }

  /** The end is known to everybody. */
  get over(): boolean {
    return this.#endTold && this.settled;
  }

  get #windowMs(): number {
    return leastWindowMs(this.#around.meta, this.#hosted.windows);
  }

  /** Lets bots and clocks begin. */
  begin(): void {
    const { seats, settings } = this.#around.meta;
    this.#clocks.forget((seat) => this.#running.decision(seat) !== null);
    const viewers: Viewer[] = [...seats.keys()].filter((seat) => this.expects(seat));
    if (settings.spectators) viewers.push('spectator');
    const shown = this.#shownTo(viewers);
    for (const viewer of viewers) this.#around.streams.open(viewer, () => shown(viewer));
    if (this.held) this.#pacer.stop(true);
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
    this.#clocksTold = '';
    this.#tellClocks();
    this.#around.streams.each((stream) => {
      if (stream.decision) stream.tellClock(this.clock(stream.viewer));
    });
  }

  /** Whether somebody may come to look through these eyes at any moment. */
  expects(viewer: Viewer): boolean {
    const { seats, settings } = this.#around.meta;
    return viewer === 'spectator' ? settings.spectators : seats[viewer]?.tokenHash !== null;
  }

  /**
   * Calls back when there is a picture to show to a viewer: at once, the last one it was told, window or not. Only whom
   * nobody expected has to wait until everything that has happened is told.
   */
  oncePictured(viewer: Viewer, act: () => void): void {
    if (this.#around.streams.get(viewer) || this.settled) act();
    else this.#whenSettled.push(act);
  }

  /** The stream of a viewer; a new one only begins where everything that has happened is told. */
  open(viewer: Viewer): Stream {
    return this.#around.streams.open(viewer, () => this.#shownTo([viewer])(viewer));
  }

  log(viewer: Viewer): readonly string[] {
    return this.#recent.of(viewer, this.over);
  }

  clock(viewer: Viewer): ClockMessage | null {
    return viewer === 'spectator' ? null : this.#clocks.show(viewer);
  }

  /** The clocks of those whom everybody sees being asked. */
  get openClocks(): readonly SeatClock[] {
    const running = this.#running;
    return running.pending.flatMap(({ seat, open }) => {
      const clock = open === false || !running.waiting.seats.includes(seat) ? null : this.#clocks.show(seat);
      return clock ? [{ seat, ...clock }] : [];
    });
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
    await this.#lookBack();
    const refused = this.#unasked(seat, id);
    if (refused) return refused;
    if (this.#bluffs.of(seat)?.id === id) return { picks: [], reasons: [] };
    const decision = this.#running.decision(seat);
    if (decision?.id !== id) return { reason: 'stale' };
    try {
      // Not the table's seed: advice must not depend on anything the seat cannot know.
      const advice = this.#running.advise(decision, `advice:${seat}`, this.#past);
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
    if (this.expects(seat)) this.oncePictured(seat, () => this.open(seat));
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
    this.openEvents = openEvents;
    this.#recent.replace(heard);
    this.#trail.clear();
    this.#checkpointAt = Math.min(this.#checkpointAt, running.length);
    const { streams } = this.#around;
    const shown = this.#shownTo(streams.viewers());
    streams.each((stream) => stream.reset(shown(stream.viewer)));
    this.#settle();
  }

  /** Stops everything that runs by itself. */
  sleep(): void {
    this.#asleep = true;
    this.#forget();
  }

  /** The state as it has to be written down, so that the table wakes quickly. */
  checkpoint(): Change {
    const checkpoint = this.#running.checkpoint();
    this.#checkpointAt = checkpoint.at;
    return putCheckpoint(this.#around.meta.id, checkpoint);
  }

  /** While the game goes on nobody waits for the very latest moment: one that lies there already will do. */
  #keptSince(): readonly Change[] {
    const kept = this.#running.kept();
    if (kept.at <= this.#checkpointAt) return [];
    this.#checkpointAt = kept.at;
    return [putCheckpoint(this.#around.meta.id, kept)];
  }

  #forget(): void {
    this.#life++;
    this.#pacer.clear();
    this.#clocks.clear();
    this.#bots.clear();
    this.#bluffs.clear();
  }

  /** What each of these sees now; what they see alike is made and kept once. */
  #shownTo(viewers: readonly Viewer[]): (viewer: Viewer) => Shown {
    const running = this.#running;
    const sights = running.sights(viewers);
    const { waiting } = running;
    const ending = running.over ? this.ending() : null;
    return (viewer) => {
      const sight = sights.get(viewer);
      if (!sight) throw new Error('whoever looks sees something');
      const own = viewer === 'spectator' ? null : running.decision(viewer);
      const kept = own && !this.#declines(own) ? own : null;
      const bluff = viewer === 'spectator' ? undefined : this.#bluffs.of(viewer);
      return { sight, decision: bluff ?? kept, waiting, ending };
    };
  }

  ending(): EndingMessage {
    const { meta, secret, seed } = this.#around;
    return {
      result: this.#running.result,
      seed,
      secret,
      lots: meta.lots ?? [],
      commitment: meta.commitment ?? hashOf(secret),
      notes: meta.seats.map(({ notes }) => notes),
    };
  }

  // --- answers

  #submit(seat: Seat, id: number, picks: Picks, by: By, done: () => void): Refused | undefined {
    if (this.#asleep) return { reason: 'internal' };
    const { services, streams, meta, book } = this.#around;
    const viewers = streams.viewers();
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
    const stages = stagesOf(this.#running, accepted, viewers);
    const ends = this.#running.over && meta.status === 'playing';
    const due = !ends && seq - this.#checkpointAt >= CHECKPOINT_EVERY;
    const checkpoint = ends ? [putCheckpoint(meta.id, this.#running.end())] : due ? this.#keptSince() : [];
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
        ...(ends || clocked ? this.#around.metaChanges() : []),
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
    return undefined;
  }

  #committed(seat: Seat, seq: number, { reveals }: Accepted, stages: readonly Stage[]): void {
    this.#trail.add({ seat, seq, reveals });
    // One's own question is gone at once, even while the others still see the window open.
    if (this.#pacer.closed) this.#around.streams.get(seat)?.tell({ decision: null });
    this.#pacer.add(stages);
  }

  // --- telling

  #tell(stage: Stage): void {
    this.#recent.add(stage.heard);
    for (const { audience } of stage.heard) if (audience === 'everyone') this.openEvents++;
    if (stage.opens !== null) this.#bluffs.open(stage.opens, stage.asked);
    const ending = stage.over ? this.ending() : undefined;
    const comparison = new Comparison();
    const eventsFor = eventsOf(stage);
    const { waiting, sights } = stage;
    this.#around.streams.each((stream) => {
      const { viewer } = stream;
      const decision = this.#askedOf(stage, viewer);
      if (decision) this.#startClock(decision);
      const clock = this.clock(viewer);
      const [events, sight] = [eventsFor(viewer), sights.get(viewer)];
      stream.tell({ events, sight, decision, waiting, ending, clock }, comparison);
    });
    if (!stage.over) return;
    this.#endTold = true;
    this.#around.tellTable();
  }

  #askedOf({ asked }: Stage, viewer: Viewer): Decision | null {
    if (viewer === 'spectator') return null;
    const decision = asked.get(viewer);
    if (decision) return this.#declines(decision) ? null : decision;
    return this.#bluffs.of(viewer) ?? null;
  }

  #declines(decision: Decision): boolean {
    const seat = this.#around.meta.seats[decision.seat];
    return seat?.kind === 'person' && declines(this.#running, seat.orders, decision);
  }

  // --- whoever has to act

  #settle(): void {
    if (!this.settled || this.#asleep || this.held) return;
    for (const act of this.#whenSettled.splice(0)) act();
    const { seats, window } = this.#running.waiting;
    this.#around.meta.asked = window === null ? [...seats] : [];
    for (const decision of this.#running.pending) this.#care(decision);
    if (this.#unsaved) this.#around.save();
    this.#unsaved = false;
    this.#tellClocks();
  }

  /** Somebody has to answer: the person, in time, or a bot, or a standing order. */
  #care(decision: Decision): void {
    const { seat, id } = decision;
    const meta = this.#around.meta.seats[seat];
    if (!meta || meta.kind === 'open') return;
    const person = isHere(meta);
    if (person && this.#declines(decision)) this.#submit(seat, id, [], 'order', () => {});
    else if (person) this.#startClock(decision);
    else if (this.#played) this.#bots.ask(decision, meta.level ?? this.#hosted.bots.standIn);
  }

  /** Everybody sees whose time runs; told when it is somebody else's, or for another question. */
  #tellClocks(): void {
    const clocks = this.openClocks;
    const running = clocks.map(({ seat }) => `${seat}:${this.#running.decision(seat)?.id}`).join();
    if (running === this.#clocksTold) return;
    this.#clocksTold = running;
    this.#around.tellClocks(clocks);
  }

  #startClock({ seat, id }: Decision): void {
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

  get #past(): Past {
    return { told: () => this.#told };
  }

  /**
   * Reads what lies behind the game as it stands now; `#past` knows it until the next turn of the event loop, by when whoever
   * wanted it has used it.
   */
  async #lookBack(): Promise<void> {
    let told: readonly Told[];
    do told = await this.#around.book.told();
    while (!this.#asleep && answersIn(told).length < this.#running.length);
    this.#told = told;
    this.#around.services.soon(() => {
      if (this.#told === told) this.#told = [];
    });
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
    this.#tellClocks();
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
      .filter(({ seat }) => this.#around.meta.seats[seat]?.kind === 'open')
      .map(({ seat }) => seat);
  }

  /** Nobody is asked, nothing is left to tell, and it is not over; or a bot has not answered for too long. */
  stuckFor(now: number): number {
    const running = this.#running;
    if (running.over || this.held || !this.#played) return 0;
    const waits = now - this.movedAt;
    if (!this.settled) return this.#bluffs.any ? 0 : waits;
    if (running.pending.length === 0) return waits;
    const { seats } = this.#around.meta;
    const people = running.pending.some(({ seat }) => seats[seat]?.kind === 'person' && !seats[seat]?.away);
    return people ? 0 : waits;
  }

  /** Lets any legal answer be given for whoever is asked, so that a stuck table goes on. */
  unstick(): void {
    this.#pacer.drain();
    this.#bots.clear();
    for (const decision of this.#running.pending) this.#bots.ask(decision, 'random');
  }
}
