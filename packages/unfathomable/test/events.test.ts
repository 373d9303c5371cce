import { describe, expect, it } from 'vitest';
import { closes, EVENTS, tellsHidden } from '../src/events';
import { EVENTS as EVERY_EVENT } from './words/events';

describe('what is said about events', () => {
  it('lets nothing be taken back that told somebody something hidden', () => {
    for (const event of EVERY_EVENT) if (tellsHidden(event)) expect(closes(event), event.type).toBe(true);
  });

  it('knows the same kind with cards in it from the one without', () => {
    expect(tellsHidden({ type: 'drew', seat: 0, skills: ['lore'] })).toBe(false);
    expect(closes({ type: 'drew', seat: 0, skills: ['lore'] })).toBe(true);
    expect(tellsHidden({ type: 'used', seat: 0, source: 'skill:shrivelling', card: 6 })).toBe(true);
    expect(closes({ type: 'used', seat: 0, source: 'room:galley' })).toBe(false);
  });

  it('begins turns with one kind alone', () => {
    expect(Object.entries(EVENTS).flatMap(([type, { turn }]) => (turn ? [type] : []))).toEqual(['turn']);
  });
});
