import type { Saying } from '@undertow/bots';
import { type Lot, type Seat, seedFrom, type Viewer } from '@undertow/kernel';
import { PROTOCOL, type RefusalReason, type ServerMessage, type TableInfo, type You } from '@undertow/protocol';
import { bringBack } from './bring';
import { allowanceOf } from './clocks';
import { TableGame } from './game/game';
import type { Surroundings } from './game/surroundings';
import { Guest, type Hello, mostConnections } from './guest';
import type { Hosted } from './hosted/running';
import { infoOf } from './info';
import type { SeatMeta, TableMeta } from './meta';
import { mayReport } from './reports/allowed';
import { fileReport } from './reports/file';
import type { Report } from './reports/report';
import { Room } from './room';
import { commitmentsOf, Draw } from './seats/draw';
import { seatOf } from './seats/holder';
import { startRefusal } from './seats/host';
import { comeBack, retoken, type Taken, takeSeat } from './seats/seats';
import { hashOf } from './seats/secret';
import { Votes } from './seats/votes';
import { Seldom } from './seldom';
import type { Services } from './services';
import type { Sink } from './sink';
import { steadyNow } from './steady';
import { beginAnswers, type Change, cutAnswers, dropTransfer, putCheckpoint, sayLine } from './store/changes';
import type { Book, Loaded } from './store/log';
import { Parts } from './store/parts';
import { troubleOf } from './store/trouble';
import { Streams } from './streams';
import { Takeback } from './takeback';
import { type Marking, Marks } from './talk/marks';
import { Talk, type Words } from './talk/talk';

/** One table while it is awake: whoever is at it, and the game that is played. */
export class Table {
  readonly room = new Room();
  readonly talk: Talk;
  readonly marks: Marks;
  readonly takeback = new Takeback();
  readonly draw: Draw;
  readonly votes = new Votes();
  /** Since when a seat's person is not connected; since the table woke up unless said otherwise. */
  readonly #goneSince = new Map<Viewer, number>();
  readonly #wokenAt = steadyNow();
  readonly #streams = new Streams();
  #game: TableGame | undefined;
  #broken = false;
  #asleep = false;
  #rulesChanged = false;
  #reportedStuck = false;
  readonly #parts: Parts;
  readonly #telling = new Seldom(() => this.room.broadcast({ t: 'table', table: this.info }));
  /** When anybody last did anything here. */
  touchedAt = steadyNow();

  readonly meta: TableMeta;
  /** What the server gives to the seed. */
  readonly secret: string;

  constructor(
    loaded: Loaded,
    readonly hosted: Hosted,
    readonly book: Book,
    readonly services: Services,
    private readonly drop: (table: Table) => void,
  ) {
    const { meta, secret, talk } = loaded;
    this.meta = meta;
    this.secret = secret;
    this.#parts = new Parts(meta, loaded.inParts, loaded.touched);
    this.talk = new Talk(meta, hosted.phrases, talk);
    this.draw = new Draw(meta);
    this.marks = new Marks(meta, hosted.marks);
    if (meta.status !== 'lobby') this.#wake(loaded);
  }

  /** How far the table has come, as everybody knows it: nobody learns of the end before the last stage has been told. */
  get status(): TableMeta['status'] {
    return this.meta.status === 'over' && !this.finished ? 'playing' : this.meta.status;
  }

  get info(): TableInfo {
    return infoOf(
      { ...this.meta, status: this.status },
      {
        connected: (seat) => this.room.count(seat) > 0,
        goneMs: (seat) => steadyNow() - (this.#goneSince.get(seat) ?? this.#wokenAt),
        spectators: this.room.count('spectator'),
        takeback: this.takeback.info,
        votes: this.votes.info,
        paused: this.#game?.paused ?? false,
      },
    );
  }

  get seed(): string {
    return seedFrom(this.secret, this.meta.lots ?? []);
  }

  get game(): TableGame | undefined {
    return this.#game;
  }

  /** The game is over and everybody knows. */
  get finished(): boolean {
    return this.meta.status === 'over' && (this.#game?.over ?? true);
  }

  /** Whether a person plays here, is connected and answers. */
  isHere(seat: Seat): boolean {
    const meta = this.meta.seats[seat];
    return meta?.kind === 'person' && !meta.away && this.room.count(seat) > 0;
  }

  seatOf(guest: Guest): SeatMeta | undefined {
    return guest.seat === null ? undefined : this.meta.seats[guest.seat];
  }

  you(guest: Guest): You {
    const seat = this.seatOf(guest);
    return {
      seat: guest.seat,
      host: guest.seat !== null && guest.seat === this.meta.host,
      orders: seat?.orders ?? null,
      notes: seat?.notes ?? [],
      muted: seat?.muted ?? [],
    };
  }

  // --- coming and going

  /** Which eyes a token is entitled to. */
  viewerFor(token: string | undefined): Viewer | RefusalReason {
    if (token !== undefined) return seatOf(this.meta.seats, token) ?? 'wrong-token';
    const allowed = this.meta.settings.spectators || this.meta.status === 'lobby' || this.finished;
    return allowed ? 'spectator' : 'spectators-not-allowed';
  }

  enter(sink: Sink, hello: Hello): Guest | RefusalReason {
    const viewer = this.viewerFor(hello.token);
    if (typeof viewer === 'string' && viewer !== 'spectator') return viewer;
    const same = this.room.count(viewer);
    if (same >= mostConnections(viewer)) return 'too-many-connections';
    const guest = new Guest(sink, viewer);
    this.room.add(guest);
    this.touchedAt = steadyNow();
    this.#goneSince.delete(viewer);
    if (viewer !== 'spectator') this.votes.forget(viewer);
    if (same === 0) this.tellTable();
    this.#welcome(guest, hello);
    this.#game?.attend();
    return guest;
  }

  leave(guest: Guest): void {
    if (!this.room.remove(guest)) return;
    this.touchedAt = steadyNow();
    const stream = this.#streams.get(guest.viewer);
    stream?.sinks.delete(guest.sink);
    if (stream?.sinks.size === 0) stream.leftAt = steadyNow();
    if (this.room.count(guest.viewer) > 0) return;
    this.#goneSince.set(guest.viewer, steadyNow());
    this.tellTable();
  }

  /** Sends those away who look through these eyes: they are told nothing more. */
  dismiss(who: Viewer, reason: 'moved' | 'removed', comeBackMs: number | null): void {
    const stream = this.#streams.get(who);
    for (const { sink } of this.room.dismiss(who, reason, comeBackMs)) stream?.sinks.delete(sink);
    if (stream?.sinks.size === 0) stream.leftAt = steadyNow();
  }

  #welcome(guest: Guest, { n, stream: id, version }: Hello): void {
    const stream = this.#game?.open(guest.viewer);
    const missed = stream?.missed(id, version);
    const head = JSON.stringify({
      t: 'welcome',
      n,
      protocol: PROTOCOL,
      table: this.info,
      you: this.you(guest),
      resumed: missed !== undefined,
      talk: this.talk.latest(this.seatOf(guest)?.muted ?? []),
    });
    const snapshot = missed ? 'null' : this.snapshot(guest.viewer);
    guest.welcomed = true;
    guest.sink.send(`${head.slice(0, -1)},"snapshot":${snapshot}}`);
    for (const delta of missed ?? []) guest.sink.send(delta);
    stream?.sinks.add(guest.sink);
    this.#game?.seen();
    if (missed && stream?.decision) stream.tellClock(this.#game?.clock(guest.viewer) ?? null);
    const clocks = this.#game?.openClocks ?? [];
    if (clocks.length > 0) guest.send({ t: 'clocks', clocks: [...clocks] });
    if (this.#rulesChanged) guest.send({ t: 'notice', notice: 'rules-changed', seat: null });
  }

  /** What a viewer sees now, as JSON text. */
  snapshot(viewer: Viewer): string {
    const game = this.#game;
    return game?.open(viewer).snapshot(game.log(viewer), game.clock(viewer)) ?? 'null';
  }

  sendSnapshot(guest: Guest): void {
    this.#game?.open(guest.viewer).sinks.add(guest.sink);
    guest.sink.send(`{"t":"snapshot","snapshot":${this.snapshot(guest.viewer)}}`);
  }

  // --- the game

  /** Draws lots and starts the game; `done` is called when that is on disk. */
  start(done: () => void, failed: (error: unknown) => void, refused: (reason: RefusalReason) => void): void {
    const { meta, draw, room } = this;
    draw.begin(
      (seat) => room.count(seat) > 0,
      () => {
        const lots = draw.take();
        const reason = startRefusal(meta);
        if (reason === undefined) this.#begin(lots, done, failed);
        else {
          refused(reason);
          this.tellTable();
        }
      },
    );
    if (draw.open) room.broadcast({ t: 'draw', lots: commitmentsOf(meta) });
  }

  #begin(lots: (Lot | null)[], done: () => void, failed: (error: unknown) => void): void {
    const { meta } = this;
    meta.lots = lots;
    const { running, heard } = this.hosted.start(meta.options, this.seed);
    meta.status = 'playing';
    meta.startedAt = Date.now();
    meta.commitment ??= hashOf(this.secret);
    for (const seat of meta.seats) seat.bankMs = allowanceOf(meta.settings.pace, this.services.clocks)?.bankMs ?? 0;
    meta.rules = { version: this.hosted.version, since: 0 };
    const begun = [beginAnswers(meta.id, heard), putCheckpoint(meta.id, running.checkpoint()), ...this.metaChanges()];
    const openEvents = heard.filter(({ audience }) => audience === 'everyone').length;
    this.book.written(begun).then(() => {
      done();
      const game = new TableGame(this.#surroundings(), this.hosted, { running, heard, checkpointAt: 0, openEvents });
      this.#game = game;
      if (!meta.settings.spectators) this.dismiss('spectator', 'removed', null);
      this.tellTableNow();
      this.room.broadcast({ t: 'notice', notice: 'started', seat: null });
      game.begin();
      for (const guest of this.room.all) this.sendSnapshot(guest);
    }, failed);
  }

  /** Goes back to before an answer, on disk first. */
  goBack(game: TableGame, seq: number, by: Seat): void {
    game.sleep();
    this.book
      .written(cutAnswers(this.meta.id, seq, 'takeback'))
      .then(() => this.book.load())
      .then((loaded) => {
        if (!loaded) throw new Error('the table is gone');
        if (this.#broken || this.#asleep) return;
        game.replace(bringBack(this.hosted, loaded));
        this.room.broadcast({ t: 'notice', notice: 'taken-back', seat: by });
        for (const guest of this.room.all) this.sendSnapshot(guest);
        this.tellTable();
      })
      .catch((error) => this.breakDown(error));
  }

  #wake(loaded: Loaded): void {
    const { log } = this.services;
    const { meta, hosted } = this;
    const brought = bringBack(hosted, loaded);
    const { running, lost, problem } = brought;
    if (problem !== undefined) log.warn({ table: meta.id, lost, problem }, 'the rules have changed for a table');
    if (!running.over && (lost > 0 || meta.rules.version !== hosted.version)) {
      this.#rulesChanged = lost > 0;
      // From here on other rules hold; what was played before stays as it was written down.
      meta.rules = { version: hosted.version, since: running.length };
      this.book.write(
        [
          ...cutAnswers(meta.id, running.length, 'rules'),
          putCheckpoint(meta.id, running.checkpoint()),
          ...this.metaChanges(),
        ],
        () => {},
        (error) => this.breakDown(error),
      );
    }
    this.#game = new TableGame(this.#surroundings(), hosted, brought);
    this.#game.begin();
  }

  #surroundings(): Surroundings {
    return {
      meta: this.meta,
      secret: this.secret,
      seed: this.seed,
      services: this.services,
      book: this.book,
      unnoticedChanges: () => this.#unnoticedChanges(),
      streams: this.#streams,
      watched: () => this.room.size > 0,
      changed: () => this.saveAndTell(),
      tellTable: () => this.tellTableNow(),
      tellClocks: (clocks) => this.room.broadcast({ t: 'clocks', clocks: [...clocks] }),
      save: () => {
        this.book.written(this.#unnoticedChanges()).catch((error) => this.breakDown(error));
      },
      broken: (error) => this.breakDown(error),
      fault: (error) => {
        this.services.log.error({ table: this.meta.id, err: error }, 'the rules or a bot failed');
        this.#fileOwn(`The rules or a bot failed: ${String(error)}`);
      },
      say: (seat, saying) => this.#botSays(seat, saying),
      marks: () => this.marks.all,
    };
  }

  // --- talk

  /** Writes down what a seat says and tells it to everybody who listens to it. */
  say(seat: Seat, words: Words, done: () => void, failed: (error: unknown) => void): void {
    const said = this.talk.line(seat, this.#game?.openEvents ?? 0, words);
    const tell = (): void => {
      this.talk.add(said);
      done();
      this.#tellListeners(seat, { t: 'said', said });
    };
    this.book.write([sayLine(this.meta.id, said), ...this.metaChanges()], tell, failed);
  }

  #tellListeners(to: Seat, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const guest of this.room.all)
      if (guest.welcomed && !this.seatOf(guest)?.muted.includes(to)) guest.sink.send(text);
  }

  /** A seat points at something: everybody sees it who listens to it. */
  mark(seat: Seat, marking: Marking): void {
    this.#tellListeners(seat, { t: 'marked', mark: this.marks.put(seat, this.#game?.openEvents ?? 0, marking) });
  }

  #botSays(seat: Seat, { phrase, about }: Saying): void {
    const words: Words = about === null ? { t: 'phrase', phrase } : { t: 'phrase-about', phrase, about };
    if (this.talk.refusal(seat, words) !== undefined) return;
    this.say(
      seat,
      words,
      () => {},
      (error) => this.breakDown(error),
    );
  }

  // --- what comes in by HTTP

  async join(name: string, seat: number | undefined): Promise<Taken | RefusalReason> {
    const taken = takeSeat(this.meta, this.status, name, seat);
    if (typeof taken === 'string') return taken;
    this.touchedAt = steadyNow();
    // A hand changes hands in the open: everybody is told, and it stays written.
    const said = this.#game && this.talk.newHands(taken.seat, this.#game.openEvents);
    await this.book.written([...(said ? [sayLine(this.meta.id, said)] : []), ...this.metaChanges()]);
    this.#game?.reseat(taken.seat);
    this.tellTable();
    if (!said) return taken;
    this.talk.add(said);
    this.room.broadcast({ t: 'said', said });
    this.room.broadcast({ t: 'notice', notice: 'new-hands', seat: taken.seat });
    return taken;
  }

  /** Moves a seat to the device that asks, unless the seat has nobody any more. */
  async moveDevice(seat: Seat, codeHash: string): Promise<string | undefined> {
    const meta = this.meta.seats[seat];
    if (!meta || meta.tokenHash === null || meta.transfer !== codeHash) return undefined;
    const token = retoken(meta);
    // Who comes by the own link comes to play.
    const returns = this.status === 'playing' && (meta.kind === 'bot' || meta.away);
    if (returns) comeBack(meta);
    this.room.silence(seat);
    await this.book.written([...this.metaChanges(), dropTransfer(codeHash)]);
    this.dismiss(seat, 'moved', null);
    if (returns) this.#game?.reseat(seat);
    this.tellTable();
    return token;
  }

  /** Whether whoever looks through these eyes may file one more report about this table for now. */
  mayReport(by: Viewer): boolean {
    return mayReport(this.meta, by);
  }

  /** Files a report; gives its number. */
  file(by: Report['by'], text: string): Promise<number> {
    this.services.meters.reports.inc({ by: by === 'server' ? 'server' : 'person' });
    return fileReport(this.book, this.meta.rules.version, this.meta, this.#game?.running, by, text);
  }

  #fileOwn(text: string): void {
    this.file('server', text).catch((error) =>
      this.services.log.error({ err: error }, 'a report could not be written'),
    );
  }

  // --- writing down and telling

  /** What to write so that the table is stored as it is now. */
  metaChanges(): readonly Change[] {
    return this.#parts.changes(this.status);
  }

  /** The same, and whoever looks through all tables does not see that anything has changed. */
  #unnoticedChanges(): readonly Change[] {
    return this.#parts.unnoticed(this.status);
  }

  async save(): Promise<void> {
    await this.book.written(this.metaChanges());
  }

  saveAndTell(): void {
    this.save().then(
      () => this.tellTable(),
      (error) => this.breakDown(error),
    );
  }

  /** Tells everybody what the table is like; when that changes all the time, not each time. */
  tellTable(): void {
    this.#telling.soon();
  }

  /** Before something else is told that only makes sense after it. */
  tellTableNow(): void {
    this.#telling.now();
  }

  /** Tells each connection what only it may know about itself. */
  tellYou(viewer?: Viewer): void {
    for (const guest of this.room.all)
      if (viewer === undefined || guest.viewer === viewer) guest.send({ t: 'you', you: this.you(guest) });
  }

  /** What is in memory cannot be trusted any more: everybody comes back to what is on disk. */
  breakDown(error: unknown): void {
    if (this.#broken) return;
    this.#broken = true;
    const full = troubleOf(error) === 'disk-full';
    this.services.log.error(
      { table: this.meta.id, err: error },
      full
        ? 'the disk is full or broken: make room, nothing that was acknowledged is lost'
        : 'a table could not be written',
    );
    if (full) this.room.broadcast({ t: 'notice', notice: 'disk-full', seat: null });
    this.#game?.sleep();
    this.room.dismissAll(this.services.comeBackMs);
    this.drop(this);
  }

  // --- what the house asks

  /** Nobody is here and nothing moves by itself. */
  isIdle(now: number, idleMs: number): boolean {
    if (this.room.size > 0 || now - this.touchedAt < idleMs) return false;
    const game = this.#game;
    return !game || game.over || (game.settled && now - game.movedAt >= idleMs);
  }

  /** Puts the table to sleep: all there is to know is on disk. */
  async sleep(reason: 'idle' | 'shutdown'): Promise<void> {
    this.#asleep = true;
    if (reason === 'shutdown') this.room.silenceAll();
    const game = this.#game;
    game?.sleep();
    if (this.#broken) return;
    const checkpoint = game && this.meta.status === 'playing' ? [game.checkpoint()] : [];
    try {
      await this.book.written([...checkpoint, ...this.metaChanges()]);
    } finally {
      // Whoever has just answered has been told that it counts: all of it was written before this.
      if (reason === 'shutdown') this.room.dismissAll(this.services.comeBackMs);
    }
  }

  /** Looks after streams nobody came back to, and after a game nobody can continue. */
  sweep(now: number, stuckMs: number): void {
    const game = this.#game;
    this.#streams.sweep(now, (viewer) => game?.expects(viewer) ?? false);
    if (!game || this.meta.status !== 'playing' || game.stuckFor(now) < stuckMs) return;
    if (!this.#reportedStuck) {
      this.#reportedStuck = true;
      this.services.meters.stuck.inc();
      this.services.log.error({ table: this.meta.id, orphaned: game.orphaned }, 'nobody can act at a table');
      this.#fileOwn('Nobody can act at this table.');
      this.room.broadcast({ t: 'notice', notice: 'stuck', seat: null });
    }
    game.unstick();
  }
}
