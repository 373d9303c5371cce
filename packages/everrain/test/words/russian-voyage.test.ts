// A whole voyage, told in Russian: every line of the log, every question and every option.
import { describe, expect, it } from 'vitest';
import { language } from '../../src/words/ru';
import { cards as tales } from '../../src/words/ru/cards';
import { reasonsIn, type Teller, voyage } from './voyage';

const teller: Teller = { language, tales, captains: ['Анна', 'Борис', 'Вера', 'Глеб'] };
const BROKEN = /[A-Za-z{}|]|[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$/m;

describe('a voyage in Russian', () => {
  it.each([
    [1, 'rain'],
    [2, 'salt'],
    [3, 'lamp'],
  ] as const)('of %i captains has no broken line', (players, seed) => {
    for (const text of voyage(teller, players, seed)) expect(text).not.toMatch(BROKEN);
  });
});

describe('Russian reasons', () => {
  const say = reasonsIn(teller);

  it('stand in their case', () => {
    expect(say({ key: 'fire', args: { ship: 'cold-harvest', chance: 0.5 } })).toBe(
      'Шанс 50 % потопить «Холодную жатву» на подходе.',
    );
    expect(say({ key: 'fight', args: { enemy: 'mourning-heron', chance: 0.25 } })).toBe(
      'Шанс 25 % уничтожить траурную цаплю прежде, чем придёт очередь врагов.',
    );
    expect(say({ key: 'help', args: { seat: 1 } })).toBe('Это поможет игроку Борис.');
    expect(say({ key: 'end-turn', args: { strain: 2 } })).toBe(
      'Тратить приказы больше не на что; напряжение получат 2 моряка.',
    );
    expect(say({ key: 'guard', args: { damage: 2, evasion: 1 } })).toBe(
      'Грозит 2 урона; на уклонение — 1 кубик, остальное на ответный удар.',
    );
    expect(say({ key: 'storm-over', args: { ships: 2, ports: 1 } })).toBe(
      'Шторм накроет 2 корабля и 1 порт; в другом месте вреда было бы больше.',
    );
    expect(say({ key: 'worth-more-than', args: { than: { is: 'leave-port' } } })).toBe(
      'Сейчас это ценнее, чем «Покинуть порт».',
    );
  });
});
