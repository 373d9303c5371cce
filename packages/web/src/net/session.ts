import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Decision, Seat } from '@undertow/kernel';
import type {
  ClockMessage,
  Delta,
  EndingMessage,
  Mark,
  RefusalReason,
  Said,
  ServerMessage,
  Snapshot,
  TableInfo,
  WaitingMessage,
  You,
} from '@undertow/protocol';
import { apply, PROTOCOL } from '@undertow/protocol/plain';
import { ordersToSend } from '../table/orders';
import { Refused } from './http';
import { Lots } from './lots';
import { type Outgoing, TableSocket } from './socket';
import { hasReturned, keepPlace, tokenFor } from './tokens';

/** The game at one moment, as this seat may know it. */
export interface Moment {
  readonly view: unknown;
  readonly decision: Decision | null;
  readonly waiting: WaitingMessage;
  readonly ending: EndingMessage | null;
}

/** What the session tells those who show the game: a fresh start, or the next moment with what led to it. */
export interface Listener {
  readonly start: (moment: Moment, log: readonly unknown[]) => void;
  readonly next: (moment: Moment, events: readonly unknown[]) => void;
}

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

export interface Clock extends ClockMessage {
  /** `performance.now()` when this was left. */
  readonly at: number;
}

export interface Session {
  readonly id: string;
  readonly status: ReadonlySignal<'connecting' | 'open' | 'lost'>;
  readonly refused: ReadonlySignal<RefusalReason | null>;
  readonly table: ReadonlySignal<TableInfo | null>;
  readonly you: ReadonlySignal<You | null>;
  readonly talk: ReadonlySignal<readonly Said[]>;
  /** What somebody pointed at last. */
  readonly marked: ReadonlySignal<Mark | null>;
  readonly playing: ReadonlySignal<boolean>;
  /** What the table last told everybody beside the game. */
  readonly notice: Signal<Of<'notice'> | null>;
  /** Why the server hung up, until it is back. */
  readonly bye: ReadonlySignal<Of<'bye'>['reason'] | null>;
  /** One's own clock, and when it was told. */
  readonly clock: ReadonlySignal<Clock | null>;
  /** The clocks of everybody who is asked in the open. */
  readonly clocks: ReadonlySignal<ReadonlyMap<Seat, Clock>>;
  /** `performance.now()` when the table was last described. */
  readonly toldAt: ReadonlySignal<number>;
  /** Counts one's own answers of this visit; `null` while there is none to take back. */
  readonly answered: ReadonlySignal<number | null>;
  /** Carried out by the server, or rejected with `Refused`. */
  readonly send: (message: Outgoing) => Promise<ServerMessage>;
  readonly listen: (listener: Listener) => () => void;
  /** Comes back with the token this device holds by now: after having sat down. */
  readonly rejoin: () => void;
  readonly close: () => void;
}

interface Stream {
  readonly id: string;
  version: number;
  moment: Moment;
  readonly log: unknown[];
}

const LONGEST_LOG = 2_000;

export function openSession(id: string): Session {
  const status = signal<'connecting' | 'open' | 'lost'>('connecting');
  const refused = signal<RefusalReason | null>(null);
  const table = signal<TableInfo | null>(null);
  const you = signal<You | null>(null);
  const talk = signal<readonly Said[]>([]);
  const marked = signal<Mark | null>(null);
  const playing = signal(false);
  const notice = signal<Of<'notice'> | null>(null);
  const bye = signal<Of<'bye'>['reason'] | null>(null);
  const clock = signal<Clock | null>(null);
  const clocks = signal<ReadonlyMap<Seat, Clock>>(new Map());
  const toldAt = signal(performance.now());
  const answered = signal<number | null>(null);
  const listeners = new Set<Listener>();
  const asked = new Map<number, { resolve: (message: ServerMessage) => void; reject: (reason: Refused) => void }>();
  const lots = new Lots();
  /** Whether what we commit to is still on its way. */
  let offering = false;
  let stream: Stream | undefined;

  function describe(told: TableInfo): void {
    toldAt.value = performance.now();
    table.value = told;
  }

  function tick(told: ClockMessage | null): void {
    clock.value = told && { ...told, at: performance.now() };
  }

  function begin({ stream: id, version, view, decision, waiting, ending, log, clock: told }: Snapshot): void {
    tick(told);
    const moment: Moment = { view, decision, waiting, ending };
    stream = { id, version, moment, log: [...log] };
    playing.value = true;
    for (const listener of listeners) listener.start(moment, stream.log);
  }

  function advance({ version, patch, decision, waiting, ending, clock: told, events = [] }: Delta): void {
    if (!stream) return;
    if (version !== stream.version + 1) {
      if (version > stream.version) socket.send({ t: 'resync' });
      return;
    }
    if (told !== undefined) tick(told);
    const before = stream.moment;
    stream.version = version;
    stream.moment = {
      view: patch ? apply(before.view, patch) : before.view,
      decision: decision === undefined ? before.decision : decision,
      waiting: waiting ?? before.waiting,
      ending: ending ?? before.ending,
    };
    stream.log.push(...events);
    if (stream.log.length > LONGEST_LOG) stream.log.splice(0, stream.log.length - LONGEST_LOG);
    for (const listener of listeners) listener.next(stream.moment, events);
  }

  function settle(n: number, settled: ServerMessage | Refused): void {
    const waiting = asked.get(n);
    asked.delete(n);
    if (settled instanceof Refused) waiting?.reject(settled);
    else waiting?.resolve(settled);
  }

  /** Whoever sits down brings their standing orders along. */
  function bringOrders(game: string, known: You): void {
    const orders = known.seat === null ? null : ordersToSend(game, known.orders);
    if (orders) socket.send({ t: 'orders', orders });
  }

  /** A bot that stands in makes room for whoever comes back by the own link. */
  function takeBackSeat({ seats, status }: TableInfo, { seat }: You): void {
    const own = seat === null ? undefined : seats[seat];
    if (hasReturned(id) && status === 'playing' && (own?.standIn || own?.away)) socket.send({ t: 'back' });
  }

  /** The page has a part in the seed, by itself. */
  function offerLot(arriving: boolean): void {
    const commitment = table.value && !offering && lots.toOffer(table.value, you.value?.seat ?? null, arriving);
    if (!commitment) return;
    offering = true;
    const over = (): void => {
      offering = false;
    };
    send({ t: 'lot', commitment }).then(over, over);
  }

  function showLot(drawn: Of<'draw'>['lots']): void {
    const text = table.value && lots.toShow(drawn, table.value, you.value?.seat ?? null);
    // Who is too late has no part in the seed, and plays all the same.
    if (text) send({ t: 'reveal', text }).catch(() => {});
  }

  function send(message: Outgoing): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const n = socket.send(message);
      if (message.t === 'answer') answered.value = (answered.value ?? 0) + 1;
      if (n === undefined) reject(new Refused('offline'));
      else asked.set(n, { resolve, reject });
    });
  }

  function hear(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        describe(message.table);
        you.value = message.you;
        if (message.you.seat !== null) keepPlace(id, message.you.seat);
        talk.value = message.talk;
        refused.value = null;
        bye.value = null;
        if (message.snapshot) begin(message.snapshot);
        bringOrders(message.table.game, message.you);
        takeBackSeat(message.table, message.you);
        offerLot(true);
        return;
      case 'table':
        describe(message.table);
        offerLot(false);
        return;
      case 'draw':
        showLot(message.lots);
        return;
      case 'you':
        you.value = message.you;
        return;
      case 'snapshot':
        begin(message.snapshot);
        return;
      case 'delta':
        advance(message);
        return;
      case 'clocks': {
        const at = performance.now();
        clocks.value = new Map(message.clocks.map(({ seat, ...left }) => [seat, { ...left, at }]));
        return;
      }
      case 'said':
        talk.value = [...talk.value, message.said];
        return;
      case 'marked':
        marked.value = message.mark;
        return;
      case 'notice':
        if (message.notice === 'taken-back' && message.seat === you.value?.seat) answered.value = null;
        notice.value = message;
        return;
      case 'refused':
        if (message.n === null || !asked.has(message.n)) refused.value = message.reason;
        else settle(message.n, new Refused(message.reason, message.rule));
        return;
      case 'bye':
        bye.value = message.reason;
        if (message.comeBackMs !== null) socket.comeBackAfter(message.comeBackMs);
        return;
      case 'pong':
        return;
      default:
        settle(message.n, message);
    }
  }

  const socket = new TableSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`, {
    hello: () => {
      const token = tokenFor(id);
      return {
        t: 'hello',
        protocol: PROTOCOL,
        table: id,
        ...(token === undefined ? {} : { token }),
        ...(stream ? { stream: stream.id, version: stream.version } : {}),
      };
    },
    message: hear,
    status: (now) => {
      status.value = now;
      if (now !== 'lost') return;
      for (const n of [...asked.keys()]) settle(n, new Refused('offline'));
    },
  });

  return {
    id,
    status,
    refused,
    table,
    you,
    talk,
    marked,
    playing,
    notice,
    bye,
    clock,
    clocks,
    toldAt,
    answered,
    send,
    listen: (listener) => {
      listeners.add(listener);
      if (stream) listener.start(stream.moment, stream.log);
      return () => {
        listeners.delete(listener);
      };
    },
    rejoin: () => socket.again(),
    close: () => socket.close(),
  };
}
