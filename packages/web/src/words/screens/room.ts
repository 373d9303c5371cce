import type { ServerMessage } from '@undertow/protocol';
import { localWords } from '../local';

type Said<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;

/** What is said about the table as such, whatever is played at it. */
export interface RoomText {
  readonly menu: string;
  readonly people: string;
  readonly here: string;
  readonly gone: string;
  /** Nobody sits there. */
  readonly free: string;
  readonly away: string;
  readonly bot: string;
  readonly standIn: (name: string) => string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly toBot: (name: string) => string;
  readonly toPerson: (name: string) => string;
  /** A bot makes room for whoever comes by the link. */
  readonly freeSeat: string;
  readonly botHere: string;
  readonly rename: string;
  readonly tableName: string;
  readonly save: string;
  readonly takeBack: string;
  readonly takeBackNote: string;
  readonly takeBackAlone: string;
  readonly takeBackOff: string;
  readonly asksToTakeBack: (name: string) => string;
  readonly waitingToTakeBack: string;
  readonly agree: string;
  readonly refuse: string;
  readonly neverMind: string;
  readonly botPlaysForYou: string;
  /** Everybody's time ran out: the game stands still. */
  readonly gameWaits: string;
  readonly goneSince: (name: string, time: string) => string;
  readonly voteBot: string;
  readonly votes: (count: number) => string;
  readonly iAmBack: string;
  readonly leave: string;
  readonly leaveNote: string;
  readonly leaveSure: string;
  readonly stay: string;
  readonly device: string;
  readonly deviceNote: string;
  readonly past: string;
  readonly pastNone: string;
  readonly clock: (time: string) => string;
  readonly reserve: (time: string) => string;
  readonly reported: (number: number) => string;
  readonly notices: Readonly<Record<Said<'notice'>['notice'], string>>;
  readonly byes: Readonly<Record<Said<'bye'>['reason'], string>>;
}

export const roomText = localWords<RoomText>({
  en: async () => (await import('../en/room')).room,
  de: async () => (await import('../de/room')).room,
  es: async () => (await import('../es/room')).room,
  ru: async () => (await import('../ru/room')).room,
});
