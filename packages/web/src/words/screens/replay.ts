import { localWords } from '../local';

export interface ReplayText {
  readonly share: string;
  readonly shared: string;
  readonly title: string;
  readonly none: string;
  readonly notOver: string;
  readonly failed: string;
  readonly play: string;
  readonly pause: string;
  readonly back: string;
  readonly forward: string;
  readonly turnBack: string;
  readonly turnForward: string;
  readonly position: string;
  readonly moment: (now: number, all: number) => string;
  readonly turn: (number: number, name: string) => string;
  readonly turns: string;
  readonly beginning: string;
  readonly eyes: string;
  readonly spectator: string;
  readonly all: string;
  readonly speed: string;
  readonly hands: string;
  readonly hideHands: string;
  readonly noCards: string;
  readonly story: string;
}

export const replayText = localWords<ReplayText>({
  en: async () => (await import('../en/replay')).replay,
  de: async () => (await import('../de/replay')).replay,
  es: async () => (await import('../es/replay')).replay,
  ru: async () => (await import('../ru/replay')).replay,
});
