import { describe, expect, it } from 'vitest';
import { DECK_SPACES } from '../../src/content/ids';
import type { Event } from '../../src/model/event';
import { languages } from '../../src/words/all';
import { logLine } from '../../src/words/say';
import { plain } from '../../src/words/tokens';
import { condensed } from '../../src/words/told';

const moved = (count: number, from: 'deck-3' | 'deck-4' = 'deck-3'): Event => ({
  type: 'deep-ones-moved',
  from,
  to: 'chapel',
  count,
});
const roll = (natural: number, final: boolean): Event => ({
  type: 'roll',
  by: 0,
  purpose: 'attack',
  source: 'action',
  natural,
  result: natural,
  plus: 0,
  atMost: null,
  atLeast: 4,
  final,
});
const window: Event = { type: 'window', window: 'after-roll' };

describe('What the log tells', () => {
  it('puts equal moves into one line', () => {
    expect(condensed([moved(1), moved(1), moved(2), moved(1, 'deck-4')])).toEqual([moved(4), moved(1, 'deck-4')]);
  });

  it('tells of equal spawns on several spaces in one line', () => {
    const spawned = (space: 'deck-1' | 'deck-2' | 'deck-3', count = 1): Event => ({ type: 'spawned', space, count });
    const [one, ...others] = DECK_SPACES;
    expect(condensed([spawned('deck-1'), spawned('deck-2'), spawned('deck-3', 2)])).toEqual([
      { type: 'spawned', space: 'deck-1', count: 1, also: ['deck-2'] },
      spawned('deck-3', 2),
    ]);
    expect(condensed([spawned('deck-1'), spawned('deck-1')])).toEqual([spawned('deck-1', 2)]);
    const told = { seat: () => ({ name: 'Samira', you: false, gender: 'f' as const }) };
    const line = (event: Event, code: keyof typeof languages): string => plain(logLine(event, languages[code], told));
    const everywhere: Event = { type: 'spawned', space: one, count: 1, also: others };
    expect(line(everywhere, 'en')).toBe('1 Deep One spawns in every deck space.');
    expect(line(everywhere, 'de')).toBe('Auf jedem Deckfeld erscheint 1 Tiefes Wesen.');
    expect(line({ type: 'spawned', space: 'deck-1', count: 1, also: ['galley'] }, 'de')).toBe(
      'Auf Deckfeld 1 und in der Messe erscheint je 1 Tiefes Wesen.',
    );
  });

  it('says once what an attack needs', () => {
    const attack: Event = {
      type: 'attack',
      attacker: { kind: 'player', seat: 0 },
      defender: { kind: 'deep-one', space: 'deck-1' },
      target: 4,
    };
    const unsaid = { ...roll(5, true), atLeast: null };
    expect(condensed([attack, window, roll(5, false), window, roll(5, true)])).toEqual([attack, unsaid]);
    expect(condensed([{ ...attack, target: 3 }, roll(5, true)])).toEqual([{ ...attack, target: 3 }, roll(5, true)]);
    expect(condensed([moved(1), roll(5, true)])).toEqual([moved(1), roll(5, true)]);
  });

  it('tells of a defeat and of where it leads in one line', () => {
    const moved: Event = { type: 'moved', seat: 0, from: 'galley', to: 'sick-bay', why: 'defeated' };
    expect(condensed([{ type: 'defeated', seat: 0 }, moved])).toEqual([moved]);
    expect(condensed([{ type: 'defeated', seat: 0 }])).toHaveLength(1);
  });

  it('says of a roll what came of it', () => {
    const told = { seat: () => ({ name: 'Samira', you: false, gender: 'f' as const }) };
    const line = (result: number, code: keyof typeof languages): string => {
      const event: Event = {
        type: 'roll',
        by: 0,
        purpose: 'effect',
        source: 'room:boiler-room',
        natural: result,
        result,
        plus: 2,
        atMost: 6,
        atLeast: null,
        final: true,
      };
      return plain(logLine(event, languages[code], told));
    };
    expect(line(4, 'en')).toBe(
      'Samira rolls 4 (Boiler Room), making 6 with the discarded card; 6 or less: it takes effect.',
    );
    expect(line(5, 'en')).toBe(
      'Samira rolls 5 (Boiler Room), making 7 with the discarded card; more than 6: no effect.',
    );
    expect(line(5, 'de')).toContain('(mehr als 6: ohne Folgen)');
    expect(line(4, 'es')).toContain('; 6 o menos: tiene efecto');
    expect(line(5, 'ru')).toContain('; больше 6: ничего не происходит');
  });

  it('counts equal loyalty cards at the end', () => {
    const told = { seat: () => ({ name: 'Samira', you: false, gender: 'f' as const }) };
    const truth: Event = { type: 'truth', seat: 0, loyalty: ['human', 'hybrid', 'human', 'human'] };
    const line = (code: keyof typeof languages): string => plain(logLine(truth, languages[code], told));
    expect(line('en')).toBe('Samira held 3 Human cards and 1 Hybrid card.');
    expect(line('de')).toBe('Die Loyalitätskarten von Samira: 3 × Mensch, Hybrid.');
    expect(line('es')).toBe('Samira tenía estas cartas de Lealtad: 3 × humano e híbrido.');
    expect(line('ru')).toContain('3 × человек, гибрид');
  });

  it('tells a roll once, and twice if it was rolled again', () => {
    expect(condensed([roll(3, false), window, roll(3, true)])).toEqual([roll(3, true)]);
    expect(condensed([roll(3, false), window, roll(6, false), window, roll(6, true)])).toEqual([
      roll(3, false),
      roll(6, true),
    ]);
  });

  it('leaves out an action whose result is told, and the loss of what somebody else gets', () => {
    const got: Event = { type: 'item-gained', seat: 1, item: 'shotgun', from: 0 };
    expect(
      condensed([
        { type: 'action', seat: 0, action: 'move' },
        { type: 'moved', seat: 0, from: 'bridge', to: 'galley', why: 'move' },
        { type: 'traded', item: 'shotgun', from: 0, to: 1 },
        { type: 'item-lost', seat: 0, item: 'shotgun', to: 1 },
        got,
      ]),
    ).toEqual([{ type: 'moved', seat: 0, from: 'bridge', to: 'galley', why: 'move' }, got]);
  });

  const english = (event: Event) =>
    plain(logLine(event, languages.en, { seat: () => ({ name: 'Samira', you: false, gender: 'f' }) }));

  it.each<[Event, string]>([
    [{ type: 'resource', resource: 'food', by: 1, now: 10 }, 'Gained 1 food: now 10.'],
    [{ type: 'resource', resource: 'fuel', by: -1, now: 6 }, 'Lost 1 fuel: 6 left.'],
    [{ type: 'waypoint', waypoint: 'reef', distance: 8, by: 0 }, 'Samira sets course: Reef (distance 2, 8 in all).'],
    [{ type: 'check-result', result: 'pass', total: 0, target: 9, decreed: true }, 'Success, decided without cards.'],
    [
      {
        type: 'chose',
        seat: 0,
        source: 'waypoint:hurricane',
        index: 0,
        effect: { do: 'lose', resource: 'fuel', count: 1 },
      },
      'Samira chooses “Lose 1 fuel”.',
    ],
    [
      {
        type: 'chose',
        seat: 0,
        source: 'waypoint:hurricane',
        index: 0,
        effect: {
          do: 'all',
          of: [
            { do: 'lose', resource: 'fuel', count: 1 },
            { do: 'damage-ship', times: 1 },
          ],
        },
      },
      'Samira chooses “Lose 1 fuel”.',
    ],
    [{ type: 'used', seat: 0, source: 'room:brig' }, 'Samira uses the Brig’s action.'],
    [{ type: 'used', seat: 0, source: 'room:boiler-room' }, 'Samira uses the Boiler Room.'],
    [{ type: 'used', seat: 0, source: 'title:keeper' }, 'Samira uses the Keeper of the Tome’s action.'],
    [moved(4), '4 Deep Ones move from Deck 3 to the Chapel.'],
  ])('says it whole: %o', (event, line) => {
    expect(english(event)).toBe(line);
  });
});
