import type { Pace } from '../../app/settings';
import { localWords } from '../local';

/** How a game is told, what happened meanwhile, and which keys there are. */
export interface FlowText {
  readonly recap: {
    readonly title: string;
    readonly mine: string;
    readonly close: string;
    readonly open: string;
    readonly none: string;
    /** On a phone: under which tab it is found later. */
    readonly again: (tab: string) => string;
    readonly show: string;
    readonly showNote: string;
    readonly bot: string;
  };
  readonly pace: {
    readonly title: string;
    readonly paces: Readonly<Record<Pace, { readonly name: string; readonly note: string }>>;
    readonly resting: string;
    readonly goOn: string;
    /** The host's pace holds for everybody. */
    readonly forAll: string;
    readonly setByHost: string;
  };
  readonly keys: {
    readonly title: string;
    readonly skipLink: string;
    readonly space: string;
    readonly does: Readonly<Record<KeyName, string>>;
  };
  readonly menu: {
    readonly pause: string;
    readonly goOn: string;
    readonly forAll: string;
    readonly takeBackAlone: string;
    readonly takeBackAsked: string;
    readonly beside: string;
    readonly botForMe: string;
    readonly botForMeNote: string;
    readonly leaveNote: string;
    readonly leaveHow: string;
    readonly leaveKept: string;
    readonly houseRules: string;
    readonly connected: string;
    readonly watching: (count: number) => string;
    readonly keysHint: string;
    readonly heldBy: (name: string) => string;
  };
  /** Calling whoever looks elsewhere. */
  readonly call: { readonly ask: string; readonly yes: string; readonly no: string; readonly move: string };
}

export type KeyName =
  | 'options'
  | 'enter'
  | 'space'
  | 'escape'
  | 'backspace'
  | 'recap'
  | 'decks'
  | 'log'
  | 'talk'
  | 'role'
  | 'pause'
  | 'menu'
  | 'zoom'
  | 'help';

export const flowText = localWords<FlowText>({
  en: async () => (await import('../en/flow')).flow,
  de: async () => (await import('../de/flow')).flow,
  es: async () => (await import('../es/flow')).flow,
  ru: async () => (await import('../ru/flow')).flow,
});
