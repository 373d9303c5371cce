import type { Doing } from '../../lobby/doing';
import type { Session } from '../../net/session';

export interface MenuProps {
  readonly room: Session;
  readonly doing: Doing;
  readonly close: () => void;
}
