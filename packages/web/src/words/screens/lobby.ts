import { localWords } from '../local';

export interface LobbyText {
  readonly seats: string;
  /** Where one may not watch. */
  readonly privateTable: {
    readonly title: string;
    readonly seen: string;
    readonly seated: string;
    readonly wanted: string;
  };
  readonly seat: (number: number) => string;
  readonly open: string;
  readonly bot: string;
  readonly you: string;
  readonly host: string;
  readonly ready: string;
  readonly notReady: string;
  readonly gone: string;
  readonly sitHere: string;
  readonly seatBot: string;
  readonly fillAll: string;
  readonly botLevel: (seat: number) => string;
  readonly clear: (seat: number) => string;
  readonly join: string;
  readonly joinNote: string;
  readonly sitDown: string;
  readonly invite: string;
  readonly inviteNote: string;
  readonly copy: string;
  readonly copied: string;
  readonly address: string;
  /** The link could only be marked, not copied. */
  readonly marked: string;
  /** The link is of no use elsewhere. */
  readonly onlyHere: string;
  readonly share: string;
  readonly qr: string;
  readonly hideQr: string;
  readonly qrLabel: string;
  readonly link: string;
  readonly device: string;
  readonly deviceNote: string;
  readonly imReady: string;
  readonly notYet: string;
  readonly start: string;
  readonly startNote: string;
  readonly waitHost: string;
  readonly leave: string;
  readonly options: string;
  readonly hostOnly: string;
  readonly full: string;
  readonly unversed: string;
  /** The link to the game's scripted first game. */
  readonly lesson: string;
}

export const lobbyText = localWords<LobbyText>({
  en: async () => (await import('../en/lobby')).lobby,
  de: async () => (await import('../de/lobby')).lobby,
  es: async () => (await import('../es/lobby')).lobby,
  ru: async () => (await import('../ru/lobby')).lobby,
});
