// A whole voyage, told in German: every line of the log, every question and every option.
import { describe, expect, it } from 'vitest';
import { language } from '../../src/words/de';
import { cards as tales } from '../../src/words/de/cards';
import { reasonsIn, type Teller, voyage } from './voyage';

const teller: Teller = { language, tales, captains: ['Anna', 'Bert', 'Clara', 'Dirk'] };
const BROKEN =
  /[{}|]|\b(?:the|and|of|your|with|undefined|null|NaN)\b|[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$|„[^“]*$|^(?:der|die|das|du) |(?:sich|geht|Posten) \d/m;

describe('a voyage in German', () => {
  it.each([
    [1, 'rain'],
    [2, 'salt'],
    [3, 'lamp'],
  ] as const)('of %i captains has no broken line', (players, seed) => {
    for (const text of voyage(teller, players, seed)) expect(text).not.toMatch(BROKEN);
  });
});

describe('German reasons', () => {
  const say = reasonsIn(teller);

  it('stand in their case', () => {
    expect(say({ key: 'fire', args: { ship: 'cold-harvest', chance: 0.5 } })).toBe(
      '50 %, dass die Kalte Ernte sinkt, bevor sie ihren Bestimmungsort erreicht.',
    );
    expect(say({ key: 'fight', args: { enemy: 'pale-purser', chance: 0.25 } })).toBe(
      '25 %, dass der Bleiche Zahlmeister jetzt vernichtet wird, bevor er an der Reihe ist.',
    );
    expect(say({ key: 'fight', args: { enemy: 'ropewife', chance: 0.25 } })).toBe(
      '25 %, dass die Seilerin jetzt vernichtet wird, bevor sie an der Reihe ist.',
    );
    expect(say({ key: 'help', args: { seat: 0 } })).toBe('Das hilft dir.');
    expect(say({ key: 'help', args: { seat: 1 } })).toBe('Das hilft Bert.');
    expect(say({ key: 'end-turn', args: { strain: 2 } })).toBe(
      'Nichts ist mehr einen Befehl wert; 2 Crewmitglieder nehmen Belastung.',
    );
    expect(say({ key: 'order-back', args: { order: 'crew', fresh: 1 } })).toBe('Nur 1 Crewbefehl ist bereit.');
    expect(say({ key: 'storm-over', args: { ships: 0, ports: 2 } })).toBe(
      'Der Sturm läge über 2 Häfen; anderswo würde er mehr schaden.',
    );
    expect(say({ key: 'worth-more-than', args: { than: { is: 'leave-port' } } })).toBe(
      'Das ist jetzt mehr wert als „Den Hafen verlassen“.',
    );
  });
});
