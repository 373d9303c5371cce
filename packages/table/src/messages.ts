import type { Seat } from '@undertow/kernel';
import type { ClientMessage, RefusalReason } from '@undertow/protocol';
import type { Refused } from './game/game';
import type { Guest, Hello } from './guest';
import { withTalk } from './history';
import { allHeard } from './hosted/heard';
import type { SeatMeta } from './meta';
import { hostDoes, startRefusal } from './seats/host';
import { comeBack, leaveSeat, moveSeat, standIn } from './seats/seats';
import { hashOf, newTransferCode } from './seats/secret';
import { steadyNow } from './steady';
import { putTransfer } from './store/changes';
import { troubleOf } from './store/trouble';
import type { Table } from './table';
import type { Saying } from './talk/talk';

/** How long a code that moves a seat is good for. */
const TRANSFER_MS = 600_000;

type Message = Exclude<ClientMessage, Hello>;
type Of<T extends Message['t']> = Extract<Message, { t: T }>;

/** Why a message was not carried out; nothing when it was, or will be once it is on disk. */
type Reply = RefusalReason | Refused | undefined;

/** A message from somebody with a seat. */
interface From {
  readonly table: Table;
  readonly guest: Guest;
  readonly seat: Seat;
  readonly meta: SeatMeta;
}

/** Carries out a message, or says why not. */
export function handle(table: Table, guest: Guest, message: Message): void {
  if (guest.silenced) return;
  table.touchedAt = steadyNow();
  const reply = guest.welcomed ? reactTo(table, guest, message) : 'hello-first';
  if (reply !== undefined) refuse(table, guest, message.n, reply);
}

function refuse(table: Table, guest: Guest, n: number, reply: RefusalReason | Refused): void {
  const { reason, rule } = typeof reply === 'string' ? { reason: reply, rule: undefined } : reply;
  table.services.meters.refuse(reason);
  guest.refuse(n, reason, rule);
}

function reactTo(table: Table, guest: Guest, message: Message): Reply {
  switch (message.t) {
    case 'ping':
      guest.send({ t: 'pong', n: message.n });
      return undefined;
    case 'resync':
      return resync(table, guest, message.n);
    case 'history':
      return history(table, guest, message.n);
    case 'report':
      return report(table, guest, message);
    default: {
      const { seat } = guest;
      const meta = table.seatOf(guest);
      return seat === null || !meta ? 'no-seat' : reactToSeat({ table, guest, seat, meta }, message);
    }
  }
}

/** What everybody at the table is told of, so that it must not come too often. */
const PUBLIC: ReadonlySet<Message['t']> = new Set([
  'ready',
  'looked',
  'lot',
  'sit',
  'leave',
  'back',
  'rest',
  'pause',
  'rematch',
  'replace',
  'host',
  'takeback',
]);

function reactToSeat(from: From, message: Exclude<Message, Of<'ping' | 'resync' | 'history' | 'report'>>): Reply {
  if (PUBLIC.has(message.t) && (from.table.draw.open || !from.guest.public.take())) return 'too-fast';
  switch (message.t) {
    case 'answer':
      return answer(from, message);
    case 'advise':
      return advise(from, message);
    case 'orders':
      from.meta.orders = message.orders;
      return keep(from, message.n);
    case 'ready':
      return ready(from, message);
    case 'looked':
      return looked(from, message);
    case 'lot':
      return lot(from, message);
    case 'reveal':
      return from.table.draw.show(from.seat, message.text, () => from.guest.done(message.n));
    case 'sit':
      return sit(from, message);
    case 'leave':
      return getUp(from, message.n);
    case 'back':
      return back(from, message.n);
    case 'rest':
      return rest(from, message.n);
    case 'pause':
      return pause(from, message);
    case 'rematch':
      return rematch(from, message);
    case 'replace':
      return replace(from, message);
    case 'host':
      return host(from, message);
    case 'say':
    case 'phrase':
    case 'phrase-about':
      return say(from, message);
    case 'mark':
      return mark(from, message);
    case 'mute':
      return mute(from, message);
    case 'note':
      return note(from, message);
    case 'takeback':
      return takeBack(from, message);
    case 'transfer':
      return transfer(from, message.n);
  }
}

// --- anybody

function resync(table: Table, guest: Guest, n: number): Reply {
  if (!guest.costly.take()) return 'too-fast';
  if (table.game) table.sendSnapshot(guest);
  guest.done(n);
  return undefined;
}

function history(table: Table, guest: Guest, n: number): Reply {
  if (!guest.costly.take()) return 'too-fast';
  const { game, book } = table;
  if (!game) guest.send({ t: 'history', n, entries: [] });
  if (!game) return undefined;
  // Of what has been told alone: what waits behind a window has not happened yet.
  const { openEvents } = game;
  Promise.all([book.told(), book.talk()]).then(
    ([told, talk]) => {
      const { entries } = table.hosted.history(allHeard(told), openEvents);
      guest.send({ t: 'history', n, entries: withTalk(entries, talk) });
    },
    unread(table, guest, n),
  );
  return undefined;
}

function report(table: Table, guest: Guest, { n, text }: Of<'report'>): Reply {
  if (!guest.costly.take() || !table.mayReport(guest.viewer)) return 'too-fast';
  table.file(guest.viewer, text).then((number) => guest.send({ t: 'reported', n, number }), failing(table, guest, n));
  return undefined;
}

// --- the game

function answer({ table, guest, seat, meta }: From, { n, decision, picks }: Of<'answer'>): Reply {
  const { game } = table;
  if (!game) return 'not-started';
  if (meta.kind !== 'person') return 'not-asked';
  // Whoever answers is here again.
  if (meta.away) {
    comeBack(meta);
    table.saveAndTell();
  }
  return game.answer(seat, decision, picks, () => guest.done(n));
}

function advise({ table, guest, seat, meta }: From, { n, decision }: Of<'advise'>): Reply {
  const { game } = table;
  if (!game) return 'not-started';
  if (meta.kind !== 'person') return 'not-asked';
  if (!guest.costly.take()) return 'too-fast';
  game.advise(seat, decision).then(
    (advice) => {
      if ('reason' in advice) {
        refuse(table, guest, n, advice);
        return;
      }
      const reasons = advice.reasons.map(({ key, args }) => ({ key, args: { ...args } }));
      guest.send({ t: 'advice', n, decision, picks: [...advice.picks], reasons });
    },
    unread(table, guest, n),
  );
  return undefined;
}

function takeBack({ table, guest, seat }: From, { n, step }: Of<'takeback'>): Reply {
  const { game, takeback, meta } = table;
  if (!game) return 'not-started';
  if (!meta.settings.takeback) return 'takeback-off';
  switch (step) {
    case 'ask': {
      const seq = game.takebackFor(seat);
      if (typeof seq === 'string') return seq;
      takeback.ask(seat, seq);
      break;
    }
    case 'agree':
      if (!takeback.agree(seat)) return 'nothing-to-take-back';
      break;
    case 'refuse':
      if (takeback.end() === undefined) return 'nothing-to-take-back';
      table.room.broadcast({ t: 'notice', notice: 'takeback-refused', seat });
      break;
  }
  guest.done(n);
  const agreed = takeback.agreedOn(meta);
  const by = agreed === undefined ? undefined : takeback.end();
  if (agreed !== undefined && by !== undefined && game.takebackFor(by) === agreed) table.goBack(game, agreed, by);
  else table.tellTable();
  return undefined;
}

// --- seats

function ready(from: From, { n, ready: isReady }: Of<'ready'>): Reply {
  if (from.table.meta.status !== 'lobby') return 'not-in-lobby';
  if (from.meta.ready === isReady) {
    from.guest.done(n);
    return undefined;
  }
  from.meta.ready = isReady;
  return change(from, n);
}

/** Everybody may see that somebody has looked, and never at what. */
function looked(from: From, { n, cards }: Of<'looked'>): Reply {
  if (from.table.meta.status === 'lobby') return 'not-started';
  if (from.meta.looked >= cards) {
    from.guest.done(n);
    return undefined;
  }
  from.meta.looked = cards;
  return change(from, n);
}

/** Nobody gives anything to the seed before the server has committed itself. */
function lot(from: From, { n, commitment }: Of<'lot'>): Reply {
  const { meta } = from.table;
  if (meta.status !== 'lobby') return 'not-in-lobby';
  if (meta.commitment === null) return 'bad-options';
  from.meta.lot = { commitment, text: null };
  return change(from, n);
}

function sit({ table, guest, seat }: From, message: Of<'sit'>): Reply {
  const refused = moveSeat(table.meta, seat, message.seat);
  if (refused) return refused;
  table.room.silence(seat);
  // Whoever sits down elsewhere looks through other eyes: its connections come back with the same token.
  table.save().then(
    () => {
      guest.done(message.n);
      table.dismiss(seat, 'moved', 0);
      table.tellTable();
    },
    failing(table, guest, message.n),
  );
  return undefined;
}

function getUp({ table, guest, seat }: From, n: number): Reply {
  if (table.status === 'over') return 'over';
  leaveSeat(table.meta, seat, table.hosted.bots.standIn);
  table.room.silence(seat);
  table.save().then(
    () => {
      guest.done(n);
      table.dismiss(seat, 'removed', null);
      table.game?.reseat(seat);
      table.tellTableNow();
      table.tellYou();
    },
    failing(table, guest, n),
  );
  return undefined;
}

function back(from: From, n: number): Reply {
  const { table, seat, meta } = from;
  if (meta.kind === 'bot' || meta.away) {
    comeBack(meta);
    table.game?.reseat(seat);
  }
  return change(from, n);
}

/** A bot plays on for whoever wants a break. */
function rest(from: From, n: number): Reply {
  const { table, seat, meta } = from;
  if (table.status !== 'playing') return 'not-started';
  if (meta.kind === 'person') {
    standIn(meta, table.hosted.bots.standIn);
    table.game?.reseat(seat);
  }
  return change(from, n);
}

/** Anybody who plays may stop the table, and anybody may let it go on. */
function pause(from: From, { n, paused }: Of<'pause'>): Reply {
  const { table, seat } = from;
  const { meta, game } = table;
  if (!game || table.status !== 'playing') return 'not-started';
  const { held } = meta;
  if (paused && !held) {
    meta.held = { by: seat, at: steadyNow() };
    game.hold();
  } else if (!paused && held) {
    meta.held = null;
    game.goOn(Math.max(0, steadyNow() - held.at));
  }
  return change(from, n);
}

/** The first who wants to play again says where. */
function rematch(from: From, { n, table: next }: Of<'rematch'>): Reply {
  if (!from.table.finished) return 'not-over';
  from.table.meta.next ??= next;
  return change(from, n);
}

function replace(from: From, { n, seat: about }: Of<'replace'>): Reply {
  const { table, seat } = from;
  const { meta, votes, hosted } = table;
  const gone = meta.seats[about];
  if (!gone) return 'no-seat';
  if (table.status !== 'playing') return 'not-started';
  if (gone.kind !== 'person' || table.isHere(about)) return 'seat-taken';
  if (seat !== meta.host) {
    if (meta.host !== null && table.isHere(meta.host)) return 'not-host';
    const here = [...meta.seats.keys()].filter((each) => table.isHere(each));
    if (!votes.cast(about, seat, here)) return change(from, n);
  }
  votes.forget(about);
  standIn(gone, hosted.bots.standIn);
  table.game?.reseat(about);
  return change(from, n);
}

function host(from: From, { n, action }: Of<'host'>): Reply {
  const { table, guest, seat } = from;
  const { meta } = table;
  if (seat !== meta.host) return 'not-host';
  if (action.do === 'start') {
    const refused = startRefusal(meta);
    if (refused) return refused;
    table.start(
      () => guest.done(n),
      failing(table, guest, n),
      (reason) => guest.refuse(n, reason),
    );
    return undefined;
  }
  if (listsAnew(table, action)) return 'too-fast';
  const result = hostDoes(meta, table.status, table.hosted, action);
  if (typeof result === 'string') return result;
  for (const moved of result.reseated) {
    if (meta.seats[moved]?.tokenHash === null) table.dismiss(moved, 'removed', null);
    table.game?.reseat(moved);
  }
  if (!meta.settings.spectators && meta.status !== 'lobby') table.dismiss('spectator', 'removed', null);
  return change(from, n);
}

/** Whether the table would be put on a list that it may not be on now. */
function listsAnew({ meta, services }: Table, action: Of<'host'>['action']): boolean {
  if (action.do !== 'settings' || action.settings.listed !== true || meta.settings.listed) return false;
  return services.mayList?.(meta.id) === false;
}

function transfer({ table, guest, seat, meta }: From, n: number): Reply {
  if (!guest.costly.take()) return 'too-fast';
  const code = newTransferCode();
  const hash = hashOf(code);
  meta.transfer = hash;
  table.book.write(
    [...putTransfer(hash, table.meta.id, seat, steadyNow() + TRANSFER_MS), ...table.metaChanges()],
    () => guest.send({ t: 'transfer', n, code, expiresMs: TRANSFER_MS }),
    failing(table, guest, n),
  );
  return undefined;
}

// --- talk and notes

function say({ table, guest, seat }: From, saying: Saying): Reply {
  const refused = table.talk.refusal(seat, saying);
  if (refused) return refused;
  table.say(seat, saying, () => guest.done(saying.n), failing(table, guest, saying.n));
  return undefined;
}

function mark({ table, guest, seat }: From, { n, mark: kind, on }: Of<'mark'>): Reply {
  if (!table.game) return 'not-started';
  const marking = { mark: kind, on };
  const refused = table.marks.refusal(seat, marking);
  if (refused) return refused;
  table.mark(seat, marking);
  guest.done(n);
  return undefined;
}

function mute(from: From, { n, seat, muted }: Of<'mute'>): Reply {
  from.meta.muted = from.meta.muted.filter((other) => other !== seat);
  if (muted) from.meta.muted.push(seat);
  return keep(from, n);
}

function note(from: From, { n, about, trust }: Of<'note'>): Reply {
  if (!from.table.hosted.notes) return 'malformed';
  if (!from.table.meta.seats[about]) return 'no-seat';
  from.meta.notes = from.meta.notes.filter((other) => other.about !== about);
  if (trust !== null) from.meta.notes.push({ about, trust });
  return keep(from, n);
}

// --- on disk, then told

/** Something everybody sees has changed. */
function change({ table, guest }: From, n: number): Reply {
  table.save().then(
    () => {
      guest.done(n);
      table.tellTable();
    },
    failing(table, guest, n),
  );
  return undefined;
}

/** Something only this seat sees has changed. */
function keep({ table, guest }: From, n: number): Reply {
  table.save().then(
    () => {
      guest.done(n);
      table.tellYou(guest.viewer);
    },
    failing(table, guest, n),
  );
  return undefined;
}

/** What was asked could not be read; nothing is lost by that. */
function unread(table: Table, guest: Guest, n: number): (error: unknown) => void {
  return (error) => {
    table.services.log.error({ table: table.meta.id, err: error }, 'a table could not be read');
    refuse(table, guest, n, 'internal');
  };
}

function failing(table: Table, guest: Guest, n: number): (error: unknown) => void {
  return (error) => {
    guest.refuse(n, troubleOf(error));
    table.breakDown(error);
  };
}
