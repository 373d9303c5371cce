import { localWords } from '../local';

export interface HomeText {
  /** What the whole house is about, beside its name. */
  readonly house: string;
  readonly casting: string;
  readonly create: string;
  readonly createNote: string;
  readonly createButton: string;
  readonly createAndInvite: string;
  readonly join: string;
  readonly joinNote: string;
  readonly joinField: string;
  readonly joinButton: string;
  readonly joinBad: string;
  readonly mine: string;
  readonly goOn: string;
  readonly story: string;
  readonly watchReplay: string;
  readonly forget: (table: string) => string;
  readonly forgetSeat: string;
  readonly forgetOver: string;
  readonly ownLink: string;
  readonly keep: string;
  readonly forgetSure: string;
  readonly open: string;
  readonly noOpen: string;
  readonly openSeats: (open: number, all: number) => string;
  readonly sitDown: string;
  readonly watch: string;
  readonly replay: string;
  readonly replayNote: string;
  readonly replayFile: string;
  readonly status: { readonly lobby: string; readonly playing: string; readonly over: string };
  readonly yourName: string;
  readonly defaultName: string;
  readonly tableName: string;
  readonly defaultTable: (name: string) => string;
  readonly howTo: string;
  readonly note: string;
}

export const homeText = localWords<HomeText>({
  en: async () => (await import('../en/home')).home,
  de: async () => (await import('../de/home')).home,
  es: async () => (await import('../es/home')).home,
  ru: async () => (await import('../ru/home')).home,
});
