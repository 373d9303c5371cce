import type { ServerMessage } from '@undertow/protocol';
import { apply } from '@undertow/protocol/plain';
import type { Page } from 'playwright-core';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whose hands of cards lie open in a view. */
const openHands = (view: unknown): readonly number[] =>
  isObject(view) && Array.isArray(view.players)
    ? view.players.flatMap((player, seat) => (isObject(player) && Array.isArray(player.hand) ? [seat] : []))
    : [];

/** Listens to everything the server sends to a page, and tells whose hands of cards were ever in it. */
export function handsSentTo(page: Page): ReadonlySet<number> {
  const seen = new Set<number>();
  page.on('websocket', (socket) => {
    let view: unknown;
    socket.on('framereceived', ({ payload }) => {
      const message: ServerMessage = JSON.parse(String(payload));
      if ('snapshot' in message && message.snapshot) view = message.snapshot.view;
      if (message.t === 'delta' && message.patch) view = apply(view, message.patch);
      for (const seat of openHands(view)) seen.add(seat);
    });
  });
  return seen;
}
