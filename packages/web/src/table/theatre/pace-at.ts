import { type Pace, settings } from '../../app/settings';
import type { Session } from '../../net/session';

/** The pace the host set for everybody, where there is one. */
export function tableTempo({ table }: Pick<Session, 'table'>): Pace | null {
  const tempo = table.value?.settings.tempo ?? 'each';
  return tempo === 'each' ? null : tempo;
}

/** How fast things are told on this page. */
export const paceAt = (room: Pick<Session, 'table'>): Pace => tableTempo(room) ?? settings.value.pace;
