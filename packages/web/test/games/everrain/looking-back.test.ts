import type { Event } from '@undertow/everrain';
import { expect, test } from 'vitest';
import { captionsOf, woundsOf } from '../../../src/games/everrain/looking-back/captions';
import { tracksBefore } from '../../../src/games/everrain/looking-back/tracks-before';
import { captions } from '../../../src/games/everrain/words/captions/en';

const discovery = (token: 'ours' | 'theirs' | 'elder', from: number, to: number): Event => ({
  type: 'discovery',
  token,
  from,
  to,
  why: 'agenda',
});

test('a track is remembered where its first move began, and not at all if it is there again', () => {
  const events: readonly Event[] = [
    { type: 'agenda', from: 8, to: 1, by: 2, why: 'agenda' },
    discovery('theirs', 6, 7),
    discovery('theirs', 7, 8),
    discovery('elder', 10, 9),
    discovery('elder', 9, 10),
    { type: 'agenda', from: 1, to: 2, by: 1, why: 'agenda' },
  ];
  const now = { end: 12, ours: 5, theirs: 8, elder: 10, agenda: 2 };
  expect(tracksBefore(events, now)).toEqual({ agenda: 8, theirs: 6 });
});

test('the hexes of a voyage are counted, and a fray is left out where its wounds are shown', () => {
  const sailed = (from: number, to: number): Event => ({ type: 'sailed', seat: 1, from, to, cost: 1 });
  const there: readonly Event[] = [sailed(70, 71), sailed(71, 72), { type: 'explored', hex: 72, what: 'island' }];
  expect(captionsOf(there, captions)).toEqual(['sailed 2 hexes', 'explored']);
  // E9.7: set on a port, a ship has not sailed there.
  expect(
    captionsOf([sailed(71, 71), sailed(40, 72), { type: 'visit', seat: 1, hex: 72, port: 'hythe' }], captions),
  ).toEqual(['put in']);
  const fray: Event = { type: 'fray', seat: 0, zone: 3, by: 'enemy', aboard: false };
  const who = { seat: 0, crew: 4, board: 'pilot' } as const;
  const hurt: Event = { type: 'hurt', who, gem: 'strain', count: 2, why: 'fray' };
  expect(captionsOf([fray], captions)).toEqual(['fray']);
  expect(captionsOf([fray, hurt], captions)).toEqual([]);
  expect(woundsOf([fray, hurt, hurt])).toEqual({ trauma: 0, strain: 4 });
});
