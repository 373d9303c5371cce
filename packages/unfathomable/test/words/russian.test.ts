// What Russian cards and lines say, word for word, so that a change of grammar is seen.
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../src/content/effect';
import type { Event } from '../../src/model/event';
import { cardOf } from '../../src/words/cards';
import { language } from '../../src/words/ru';
import { after, under } from '../../src/words/ru/grammar';
import { logLine } from '../../src/words/say';
import type { Gender, Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';

const text = (id: string): string => plain(cardOf(id, language)?.text ?? '');

describe('Russian cards', () => {
  it.each([
    ['waypoint:calm-waters', 'Расстояние 4.\nСнизьте топливо на 2 и припасы на 1.'],
    ['waypoint:hurricane', 'Расстояние 2.\nСнизьте топливо на 1 или повредите судно дважды.'],
    ['spell:raise-the-dead', 'Снизьте рассудок на 1, чтобы повысить души на 2.'],
    [
      'ability:healing-words',
      'Когда персонажа должны победить: вы можете сбросить 1 карту знаний, чтобы предотвратить это поражение.',
    ],
    [
      'feat:self-sacrifice',
      'До добавления карт к проверке карты мифа: вы можете выбрать результат этой проверки, не проводя её. Если вы это сделали, вы побеждены. Затем уберите эту карту из игры.',
    ],
    [
      'room:chapel',
      'Действие: выберите одно:\n• Передвиньте трек ритуала на 1 деление назад.\n• Сбросьте 1 карту знаний, чтобы бросить кубик, прибавив значение сброшенной карты: если в сумме 6 или меньше, снизьте рассудок на 1. Затем передвиньте трек ритуала на 1 деление вперёд.',
    ],
    [
      'mythos:the-mothers-wrath',
      'Проверка 17: общение, знания и сила\nУспех: без последствий.\n12 или больше: активируйте Матерь Гидру.\nПровал: активируйте Матерь Гидру дважды.\nМатерь Гидра · трек путешествия',
    ],
  ])('%s', (id, expected) => {
    expect(text(id)).toBe(expected);
  });
});

describe('Russian numbers', () => {
  const said = (effect: Effect): string => plain(language.rules.effect(effect));

  it.each([
    [1, 'Рискните 1 пассажиром.', 'Повредите судно.', 'Разместите по 1 глубоководному в каждой водной области.'],
    [2, 'Рискните 2 пассажирами.', 'Повредите судно дважды.', 'Разместите по 2 глубоководных в каждой водной области.'],
    [5, 'Рискните 5 пассажирами.', 'Повредите судно 5 раз.', 'Разместите по 5 глубоководных в каждой водной области.'],
    [
      21,
      'Рискните 21 пассажиром.',
      'Повредите судно 21 раз.',
      'Разместите по 21 глубоководному в каждой водной области.',
    ],
    [
      22,
      'Рискните 22 пассажирами.',
      'Повредите судно 22 раза.',
      'Разместите по 22 глубоководных в каждой водной области.',
    ],
  ])('count %i', (count, risk, damage, spawn) => {
    expect(said({ do: 'risk', count })).toBe(risk);
    expect(said({ do: 'damage-ship', times: count })).toBe(damage);
    expect(said({ do: 'spawn', count, at: 'each-water-space' })).toBe(spawn);
  });

  it.each([
    [1, 'Вы можете взять до 1 карты любого навыка, кроме коварства.'],
    [3, 'Вы можете взять до 3 карт любых навыков, кроме коварства.'],
  ])('count up to %i', (count, expected) => {
    const draw: Effect = { do: 'draw', who: 'you', count, upTo: true, from: 'any' };
    expect(said({ do: 'may', effect: draw })).toBe(expected);
  });
});

describe('Russian conditions', () => {
  it('are set off where one follows another', () => {
    expect(under('если выпало 5', 'сбросьте карту')).toBe('если выпало 5, сбросьте карту');
    expect(under('если выпало 5', 'если вы здесь, сбросьте карту')).toBe(
      'если выпало 5, то, если вы здесь, сбросьте карту',
    );
    expect(after('иначе', 'если вы здесь, сбросьте карту')).toBe('иначе, если вы здесь, сбросьте карту');
  });
});

describe('Russian lines', () => {
  const telling = (gender: Gender): Telling => ({
    seat: (seat) => ({ name: `Anna ${seat}`, you: seat === 0, gender }),
  });
  const line = (event: Event, gender: Gender = 'n'): string => plain(logLine(event, language, telling(gender)));

  it('leave the names of players as they are', () => {
    expect(line({ type: 'item-gained', item: 'shotgun', seat: 0, from: 1 })).toBe(
      'Вы получаете от игрока Anna 1 вещь «Дробовик».',
    );
    expect(line({ type: 'loyalty-passed', from: 0, to: 1, count: 1 })).toBe('Вы отдаёте игроку Anna 1 1 карту роли.');
  });

  it('inflect the names of characters, and not what people call themselves beside them', () => {
    const told = (name: string, role: string) => ({
      seat: (seat: number) => ({ name, you: seat === 0, gender: 'f' as const, role }),
    });
    const tell = (event: Event, name = 'Самира (Anna)', role = 'samira') =>
      plain(logLine(event, language, told(name, role)));
    expect(tell({ type: 'accused', seat: 0, target: 1 })).toBe('Вы хотите отправить Самиру (Anna) в карцер.');
    expect(tell({ type: 'loyalty-passed', from: 0, to: 1, count: 2 })).toBe('Вы отдаёте Самире (Anna) 2 карты ролей.');
    expect(tell({ type: 'improvement', seat: 1, item: null })).toBe('У Самиры (Anna) нет активного улучшения.');
    expect(tell({ type: 'accused', seat: 0, target: 1 }, 'Арджун', 'arjun')).toBe(
      'Вы хотите отправить Арджуна в карцер.',
    );
    expect(tell({ type: 'used', seat: 1, source: 'room:galley' })).toBe(
      'Самира (Anna) выполняет особое действие камбуза.',
    );
  });

  it.each([
    ['f', 'Anna 1 побеждена.'],
    ['m', 'Anna 1 побеждён.'],
    ['n', 'Anna 1 терпит поражение.'],
  ] as const)('say who is defeated (%s)', (gender, expected) => {
    expect(line({ type: 'defeated', seat: 1 }, gender)).toBe(expected);
  });

  it('go from and to places with the right preposition', () => {
    expect(line({ type: 'deep-ones-moved', from: 'deck-7', to: 'galley', count: 1 })).toBe(
      '1 глубоководный передвигается из наружной области 7 на камбуз.',
    );
    expect(line({ type: 'deep-ones-moved', from: 'the-deep', to: 'brig', count: 22 })).toBe(
      '22 глубоководных передвигаются из пучины в карцер.',
    );
  });
});
