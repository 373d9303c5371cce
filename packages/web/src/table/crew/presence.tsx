import type { SeatInfo } from '@undertow/protocol';
import { roomText } from '../../words/screens/room';

export type Presence = 'here' | 'away' | 'gone' | 'free' | 'bot' | 'stand-in';

export function presenceOf({ kind, standIn, connected, away }: SeatInfo): Presence {
  if (kind === 'open') return 'free';
  if (kind === 'bot') return standIn ? 'stand-in' : 'bot';
  if (!connected) return 'gone';
  return away ? 'away' : 'here';
}

/** In words: here, away, gone or a bot. */
export function presenceText(info: SeatInfo): string {
  const text = roomText.value;
  switch (presenceOf(info)) {
    case 'here':
      return text.here;
    case 'away':
      return text.away;
    case 'gone':
      return text.gone;
    case 'free':
      return text.free;
    case 'bot':
      return text.bot;
    case 'stand-in':
      return text.standIn(info.name ?? '');
  }
}

/** A full dot for who is here, a ring for who is not, a cog for bots. */
export function PresenceSign({ info }: { readonly info: SeatInfo }) {
  if (!roomText.ready()) return null;
  const text = presenceText(info);
  return (
    <span class="presence" data-presence={presenceOf(info)} title={text}>
      <span class="hidden-text">{text}</span>
    </span>
  );
}
