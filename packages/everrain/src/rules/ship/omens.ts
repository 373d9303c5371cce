import { ask, type Flow, type Seat } from '@undertow/kernel';
import type { AnyOrder } from '../../content/ids';
import type { Why } from '../../model/event';
import type { About, AnyOption } from '../../model/question';
import type { Table } from '../../model/types';
import { captainOf } from '../query';
import { exhaust, freshKinds } from './orders';

/** Omens of one roll, and what they could still be good for. */
export interface Omens {
  attack: number;
  evasion: number;
  /** So many count without an order, by a knack of whoever rolled them. */
  readonly freeAttack: number;
  readonly freeEvasion: number;
  /** Damage that could still hurt somebody, hits that could still be evaded: beyond that nobody is asked. */
  readonly attackRoom: number;
  readonly evasionRoom: number;
  readonly why: Why;
  readonly about: About;
}

export interface Turned {
  attack: number;
  evasion: number;
}

/** E12.2, E12.4: each omen, one by one, becomes damage or an evasion for a fresh order, also outside the own turn (E3.22). */
export function* turnOmens(g: Table, seat: Seat, omens: Omens): Flow<Turned> {
  const turned: Turned = {
    attack: Math.min(omens.attack, omens.freeAttack, Math.max(0, omens.attackRoom)),
    evasion: Math.min(omens.evasion, omens.freeEvasion, Math.max(0, omens.evasionRoom)),
  };
  const captain = captainOf(g.state, seat);
  for (;;) {
    const attack = turned.attack < omens.attack && turned.attack < omens.attackRoom;
    const evasion = turned.evasion < omens.evasion && turned.evasion < omens.evasionRoom;
    if ((!attack && !evasion) || freshKinds(captain).length === 0) break;
    const [picked] = yield* ask(seat, () => ({
      kind: 'turn-omens',
      options: omenOptions(freshKinds(captain), attack, evasion),
      min: 0,
      max: 1,
      rule: 'E12.2',
      about: { ...omens.about, turned: { ...turned } },
    }));
    if (picked?.is !== 'omen') break;
    exhaust(g, seat, [picked.with], omens.why);
    turned[picked.die]++;
  }
  if (turned.attack + turned.evasion > 0)
    g.emit({ type: 'omens-turned', seat, attack: turned.attack, evasion: turned.evasion });
  return turned;
}

function omenOptions(kinds: readonly AnyOrder[], attack: boolean, evasion: boolean): AnyOption[] {
  const options: AnyOption[] = [];
  if (attack) for (const order of kinds) options.push({ ref: { is: 'omen', die: 'attack', with: order } });
  if (evasion) for (const order of kinds) options.push({ ref: { is: 'omen', die: 'evasion', with: order } });
  return options;
}
