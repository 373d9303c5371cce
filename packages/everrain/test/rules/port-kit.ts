import type { Service } from '../../src/model/source';
import { PLAIN, type Play, type Scene, type Vessel } from '../../src/testkit';
import { at, chart } from './sea-kit';

/** The port's hex on the start tile. */
export const IN_PORT = at(5, 4);

/** A captain who begins the turn in Hythe; denizens come in the order fishwife, beggar, clerk. */
export const inHythe = (vessel: Vessel = {}, more: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: IN_PORT, ...vessel }],
  ...chart({ 12: '.P....' }),
  step: 'turn-start',
  ...more,
});

/** The same in Marrow, where salt is worth nothing and pilgrims want to go. */
export const inMarrow = (vessel: Vessel = {}, more: Partial<Scene> = {}): Scene => ({
  captains: [{ hex: IN_PORT, ...vessel }],
  ...chart({ 7: 'P.....', 12: '.P....' }),
  step: 'turn-start',
  ...more,
});

export const CARDS = PLAIN.cards;

export const sends = (play: Play, crew: number, service: Service): Play => play.picks(0, { is: 'send', crew, service });

/** What a crew member could be sent to. */
export function services(play: Play, crew: number): string[] {
  return play
    .asked(0, 'port')
    .options.map(({ ref }) => ref)
    .filter((ref): ref is { is: 'send'; crew: number; service: string } => isSend(ref, crew))
    .map(({ service }) => service);
}

const isSend = (ref: unknown, crew: number): boolean =>
  typeof ref === 'object' && ref !== null && 'is' in ref && ref.is === 'send' && 'crew' in ref && ref.crew === crew;

export const leavesPort = (play: Play): Play => play.chooses(0, { is: 'leave-port' });
