import type { CrewStat, Knack, Moment, Passive, ShipStat } from '../../src/content/effect';
import { type Play, rule, type Sailor, type Scene, type Vessel } from '../../src/testkit';
import { withTool, withTrait } from './aboard';

// Every number, knack and moment of the language of passives works where it says (E6.44).

export interface Case {
  readonly says: string;
  readonly scene: (bearer: Sailor) => Scene;
  readonly passive: Passive;
  readonly check: (play: Play) => void;
}

export const bears = (says: string, passive: Passive, scene: Case['scene'], check: Case['check']): Case => ({
  says,
  passive,
  scene,
  check,
});

export const stat = (which: CrewStat, by: number): Passive => ({ is: 'crew-stat', stat: which, by });
export const ship = (which: ShipStat, by: number): Passive => ({ is: 'ship-stat', stat: which, by });
export const knack = (which: Knack): Passive => ({ is: 'knack', knack: which });
export const when = (moment: Moment): Passive => ({ is: 'when', moment, effect: { do: 'coin', by: 3 } });

export const at =
  (vessel: (bearer: Sailor) => Vessel, scene: Partial<Scene> = {}) =>
  (bearer: Sailor): Scene => ({
    captains: [vessel(bearer)],
    ...scene,
  });
export const inPort = (vessel: (bearer: Sailor) => Vessel, scene: Partial<Scene> = {}) =>
  at((bearer) => ({ hex: 73, ...vessel(bearer) }), { map: { 12: 'haven' }, step: 'turn-start', ...scene });
export const crab = (zone: number) => ({ kind: 'crab', at: zone });
export const NONE = { crew: 0, navigation: 0, artillery: 0 };

export const test = (value: 'island' | 'port') =>
  withTool({ do: 'test', value, whom: 'choice', success: { do: 'nothing' }, failure: { do: 'nothing' } });
export const suffers = (gem: 'trauma' | 'strain', count: number) =>
  withTool({ do: 'suffer', gem, whom: 'each', count });

export function tells(name: string, { says, scene, passive, check }: Case): void {
  const made = scene({ positive: 'special' });
  const { content } = made;
  const more = typeof content === 'function' ? content : () => content ?? {};
  rule(`[E6.44] ${name}: ${says}`, { ...made, content: withTrait('special', 'general', [passive], more) }, (play) => {
    check(play);
    play.stops();
  });
}
