import { askOne, type Flow, type Seat } from '@undertow/kernel';
import type { ImprovementId } from '../content/ids';
import type { AnyOption } from '../model/question';
import type { Table } from '../model/types';
import { captainOf, clockwise } from '../rules/query';

/** What captains decide before they set sail: where upgrades and crew go (E1.9, E1.10). */
export function* setUp(g: Table): Flow {
  const { state } = g;
  g.emit({ type: 'set-up', first: state.first, seats: state.players, end: state.tracks.end });
  for (const seat of clockwise(state.players, state.first)) {
    for (const { id, starter } of g.content.all.improvements) if (starter) yield* placeStarter(g, seat, id);
    tellOfGuns(g, seat);
    for (let i = 0; i < 2; i++) yield* g.book.recruit(g, seat, 'deckhand', 'start'); // E1.8
  }
}

function* placeStarter(g: Table, seat: Seat, upgrade: ImprovementId): Flow {
  const { below } = captainOf(g.state, seat);
  const picked = yield* askOne(seat, () => {
    const options: AnyOption[] = [];
    for (const [slot, { installed }] of below.entries())
      if (installed === null) options.push({ ref: { is: 'slot', slot, gun: false } });
    return { kind: 'place-starter', options, rule: 'E1.10', about: { cards: [upgrade] } };
  });
  if (picked.is !== 'slot') return;
  const slot = below[picked.slot];
  if (slot) slot.installed = upgrade;
  g.emit({ type: 'installed', seat, upgrade, slot: picked.slot, gun: false });
}

/** A gun has but one slot to go to (E4.39), so it is there already. */
function tellOfGuns(g: Table, seat: Seat): void {
  for (const [slot, { installed }] of captainOf(g.state, seat).guns.entries())
    if (installed !== null) g.emit({ type: 'installed', seat, upgrade: installed, slot, gun: true });
}
