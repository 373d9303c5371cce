import { afterEach, expect, it } from 'vitest';
import { pearlsRegistry } from './kit/pearls';
import { fullTable, start, stopAll } from './kit/server';

afterEach(stopAll);

it('everybody sees who has looked at their own cards, and only that', async () => {
  const { url } = await start({ games: pearlsRegistry() });
  const [one, two] = await fullTable(url, { settings: { windowMs: 0, botMs: 0 } }, 3);
  if (!one || !two) throw new Error('two are needed');
  const seen = two.until(() => two.table?.seats[0]?.looked === 1);
  await one.ask({ t: 'looked', cards: 1 });
  await seen;
  expect(two.table?.seats.map(({ looked }) => looked)).toEqual([1, 0, 0]);
  // Nobody unsees a card.
  await one.ask({ t: 'looked', cards: 0 });
  expect(one.table?.seats[0]?.looked).toBe(1);
});

it('the host sets the pace for all while they play, and nobody else does', async () => {
  const { url } = await start({ games: pearlsRegistry() });
  const [host, guest] = await fullTable(url, { settings: { windowMs: 0, botMs: 0 } }, 3);
  if (!host || !guest) throw new Error('two are needed');
  expect(guest.table?.settings.tempo).toBe('each');
  const told = guest.until(() => guest.table?.settings.tempo === 'slow');
  await host.ask({ t: 'host', action: { do: 'settings', settings: { tempo: 'slow' } } });
  await told;
  // Another setting leaves it as it is.
  await host.ask({ t: 'host', action: { do: 'settings', settings: { takeback: false } } });
  await guest.until(() => guest.table?.settings.takeback === false);
  expect(guest.table?.settings.tempo).toBe('slow');
  const quick = { t: 'host', action: { do: 'settings', settings: { tempo: 'quick' } } } as const;
  await expect(guest.ask(quick)).rejects.toThrow('not-host');
});
