import { conserved, pearls } from '@undertow/pearls';
import { conformance } from '../src/testkit';

conformance(pearls, {
  options: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  runs: 40,
  invariant: conserved,
  reveals: (event, viewer) => {
    if (event.type === 'drew') return event.seat === viewer; // the card
    if (event.type === 'selling') return true; // that the hand is worth it
    return event.type === 'sold' || event.type === 'storm' || event.type === 'charmed' || event.type === 'hands';
  },
});
