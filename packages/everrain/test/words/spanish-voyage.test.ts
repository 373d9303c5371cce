// A whole voyage, told in Spanish: every line of the log, every question and every option.
import { describe, expect, it } from 'vitest';
import { language } from '../../src/words/es';
import { cards as tales } from '../../src/words/es/cards';
import { reasonsIn, type Teller, voyage } from './voyage';

const teller: Teller = { language, tales, captains: ['Ana', 'Bruno', 'Vera', 'Gil'] };
const BROKEN =
  /[{}|]|(?<!\p{L})(?:the|and|you|your|with|ship|crew|undefined)(?!\p{L})|\b(de|a) el [a-zñáéíóú«]|[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$/mu;

describe('a voyage in Spanish', () => {
  it.each([
    [1, 'rain'],
    [2, 'salt'],
    [3, 'lamp'],
  ] as const)('of %i captains has no broken line', (players, seed) => {
    for (const text of voyage(teller, players, seed)) expect(text).not.toMatch(BROKEN);
  });
});

describe('Spanish reasons', () => {
  const say = reasonsIn(teller);

  it('stand with their article', () => {
    expect(say({ key: 'fire', args: { ship: 'cold-harvest', chance: 0.5 } })).toBe(
      'Un 50 % de hundir el «Cosecha Fría» antes de que llegue.',
    );
    expect(say({ key: 'fight', args: { enemy: 'tallowman', chance: 0.25 } })).toBe(
      'Un 25 % de destruir ahora al hombre de sebo, antes de que actúe.',
    );
    expect(say({ key: 'help', args: { seat: 1 } })).toBe('Ayuda a Bruno.');
    expect(say({ key: 'end-turn', args: { strain: 2 } })).toBe(
      'Nada más merece una orden; 2 tripulantes sufren tensión.',
    );
    expect(say({ key: 'order-back', args: { order: 'crew', fresh: 1 } })).toBe(
      'Solo queda 1 orden de tripulación disponible.',
    );
    expect(say({ key: 'storm-over', args: { ships: 1, ports: 0 } })).toBe(
      'La tormenta cubre 1 barco; en otro sitio haría más daño.',
    );
    expect(say({ key: 'worth-more-than', args: { than: { is: 'leave-port' } } })).toBe(
      'Ahora vale más que «Salir del puerto».',
    );
  });
});
