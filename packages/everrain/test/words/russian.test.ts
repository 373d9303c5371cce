// What Russian cards and lines say, word for word, so that a change of grammar is seen.
import { seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import { when } from '../../src/content/dsl';
import type { Effect } from '../../src/content/effect';
import type { Event } from '../../src/model/event';
import { listCards } from '../../src/words/cards';
import { language } from '../../src/words/ru';
import { cards as tales } from '../../src/words/ru/cards';
import { names } from '../../src/words/ru/naming';
import { labelOf, logLine, promptOf } from '../../src/words/say';
import type { Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';
import { expectNamesApart, expectWhole } from './tales';
import { condition, EFFECTS, tree } from './trees';

const said = (effect: Effect): string => plain(language.rules.effect(effect));

/** Two captains: the reader, and Anna. Figures 1 and 2 are crew, 3 an enemy, 4 a ship; hex 7 is a port. */
const told: Telling = {
  seat: (seat) => ({ name: 'Anna', you: seat === 0, gender: 'n' }),
  crew: (crew) => (crew === 1 ? 'tam-ferrow' : crew === 2 ? 'sunniva-reck' : null),
  enemy: (enemy) => (enemy === 3 ? { kind: 'ropewife', number: 2 } : null),
  ship: (ship) => (ship === 4 ? 'widows-due' : null),
  card: () => 'Стук внизу',
  option: () => 'Заколотить люк',
  hex: (hex) => (hex === 7 ? { port: 'hollin-stair', what: 'port' } : { port: null, what: 'rough' }),
};
const line = (event: Event): string => plain(logLine(event, language, told));

const TAM = { seat: 0, crew: 1, board: 'tam-ferrow' } as const;
const SUNNIVA = { seat: 1, crew: 2, board: 'sunniva-reck' } as const;

/** Faults that no text may have: broken tokens, empty places, English, marks that do not go together. */
function faults(text: string): readonly string[] {
  const found: string[] = [];
  const bare = plain(text);
  if (bare.trim() === '') found.push('empty');
  if (/[{}|]/.test(bare)) found.push('token');
  if (/undefined|null|NaN|\[object/.test(bare)) found.push('hole');
  if (/[A-Za-z]/.test(bare)) found.push('English');
  if (/[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$/m.test(bare)) found.push('marks');
  return found;
}

describe('Russian effects', () => {
  it('have words in every tree', () => {
    const rng = seedRng('russian');
    for (let n = 0; n < 4000; n += 1) {
      const effect = tree(rng, n % 4);
      const text = language.rules.effect(effect);
      expect(faults(text), `${JSON.stringify(effect)}\n${plain(text)}`).toEqual([]);
      expect(plain(text)).toMatch(/^[А-ЯЁ]/u);
    }
  });

  it.each(Object.keys(EFFECTS))('say %s of each count', (kind) => {
    const rng = seedRng(kind);
    const make = Object.entries(EFFECTS).find(([id]) => id === kind)?.[1];
    for (let n = 0; n < 40; n += 1) {
      const effect: Effect | undefined = make?.(rng, 1);
      expect(effect && faults(language.rules.effect(effect))).toEqual([]);
    }
  });

  it('follow every condition', () => {
    const rng = seedRng('conditions');
    for (let n = 0; n < 500; n += 1) expect(faults(language.rules.requirement(condition(rng, 2)))).toEqual([]);
  });

  it('start a new sentence after a list', () => {
    const roll: Effect = {
      do: 'fate',
      bands: [
        { upTo: 4, effect: { do: 'coin', by: 5 } },
        { upTo: 9, effect: { do: 'nothing' } },
      ],
    };
    expect(said(when({ if: 'manned', node: 'navigation' }, roll, { do: 'damage', count: 1 }))).toBe(
      'Если навигационный пост занят, бросьте кубик судьбы.\n• 0–4: получите 5 монет.\n• 5–9: ничего не происходит.\nИначе ваш корабль получает 1 повреждение.',
    );
  });
});

describe('Russian numbers', () => {
  it.each([
    [1, '1 монету', '1 улику', '1 травму', '1 напряжение', '1 повреждение', '1 пост', '1 деление', '1 урон'],
    [2, '2 монеты', '2 улики', '2 травмы', '2 напряжения', '2 повреждения', 'до 2 постов', '2 деления', '2 урона'],
    [5, '5 монет', '5 улик', '5 травм', '5 напряжений', '5 повреждений', 'до 5 постов', '5 делений', '5 урона'],
    [
      21,
      '21 монету',
      '21 улику',
      '21 травму',
      '21 напряжение',
      '21 повреждение',
      'до 21 поста',
      '21 деление',
      '21 урон',
    ],
  ])('count %i', (n, coins, clues, trauma, strain, damage, nodes, steps, hits) => {
    expect(said({ do: 'coin', by: n })).toBe(`Получите ${coins}.`);
    expect(said({ do: 'lose-clues', by: n })).toBe(`Потеряйте ${clues}.`);
    expect(said({ do: 'suffer', gem: 'trauma', whom: 'it', count: n })).toBe(`Этот моряк получает ${trauma}.`);
    expect(said({ do: 'recover', gem: 'strain', whom: 'it', count: n })).toBe(`Этот моряк снимает ${strain}.`);
    expect(said({ do: 'damage', count: n })).toBe(`Ваш корабль получает ${damage}.`);
    expect(said({ do: 'repair', count: n })).toBe(`Почините ${nodes}.`);
    expect(said({ do: 'agenda', by: -n })).toBe(`Замысел отступает на ${steps}.`);
    expect(said({ do: 'wound', which: 'each', count: n })).toBe(`Каждый враг на вашей палубе получает ${hits}.`);
  });

  it.each([
    [1, '1 приказ команде', '1 навигационный приказ', 'у вас есть готовый артиллерийский приказ'],
    [2, '2 приказа команде', '2 навигационных приказа', 'у вас не меньше 2 готовых артиллерийских приказов'],
    [5, '5 приказов команде', '5 навигационных приказов', 'у вас не меньше 5 готовых артиллерийских приказов'],
    [21, '21 приказ команде', '21 навигационный приказ', 'у вас не меньше 21 готовых артиллерийских приказов'],
  ])('count %i orders', (n, crew, navigation, fresh) => {
    expect(said({ do: 'refresh', kind: 'crew', count: n })).toBe(`Обновите ${crew}.`);
    expect(said({ do: 'exhaust', kind: 'navigation', count: n })).toBe(`Израсходуйте ${navigation}.`);
    expect(plain(language.rules.requirement({ if: 'fresh-order', kind: 'artillery', atLeast: n }))).toBe(
      `Только если ${fresh}.`,
    );
  });

  it('stay uncounted until it happens', () => {
    expect(said({ do: 'coin', by: 'crew' })).toBe('Получите по 1 монете за каждого своего моряка.');
    expect(said({ do: 'clues', by: 'act' })).toBe('Получите столько улик, каков номер акта.');
    expect(said({ do: 'coin', by: { plusPlayers: 8 } })).toBe('Получите 8+ монет (8 плюс число игроков).');
  });
});

describe('Russian names', () => {
  it('have all six cases, in Russian', () => {
    const { crew, enemies, enemyShips, elders, improvements, artillery, treasures, ports, ships } = names;
    const shelves = { crew, enemies, enemyShips, elders, improvements, artillery, treasures, ports };
    const all = [...Object.values(shelves).flatMap((shelf) => Object.values(shelf)), ...ships];
    for (const { name, mood, forms } of all) {
      for (const text of [name, mood, ...Object.values(forms)]) expect(faults(text), name).toEqual([]);
    }
  });

  it('stand in the case their sentence needs', () => {
    expect(line({ type: 'enemy-gone', seat: 0, enemy: 3, kind: 'ropewife', how: 'destroyed', left: 0 })).toBe(
      'Канатница уничтожена.',
    );
    expect(line({ type: 'enemy-moved', seat: 0, enemy: 3, kind: 'ropewife', from: 1, to: 6, toward: 2 })).toBe(
      'Канатница идёт к штурвалу, ближе к Сунниве Рек.',
    );
    expect(line({ type: 'left', who: SUNNIVA, why: 'dismissed' })).toBe('Суннива Рек списана на берег.');
    expect(line({ type: 'left', who: TAM, why: 'dismissed' })).toBe('Тэм Ферроу списан на берег.');
    expect(line({ type: 'boarding', seat: 0, ship: 4, kind: 'widows-due', what: 'begins' })).toBe(
      'Вы берёте на абордаж «Вдовью долю».',
    );
    expect(line({ type: 'fired', seat: 0, gun: 'long-tom', at: 3, hits: 2 })).toBe(
      'Вы стреляете из Долговязого Тома (цель: бурное море): 2 урона.',
    );
    expect(line({ type: 'schematic', seat: 0, upgrade: 'deep-hold', slot: 0, gun: false })).toBe(
      'Вы получаете чертёж Глубокого трюма.',
    );
    expect(line({ type: 'treasure', seat: 0, treasure: 'lead-doll', how: 'sold', price: 21 })).toBe(
      'Вы продаёте свинцовую куклу за 21 монету.',
    );
    expect(line({ type: 'visit', seat: 1, hex: 7, port: 'hollin-stair' })).toBe('Anna заходит на Холлинскую Лестницу.');
    expect(line({ type: 'visit', seat: 1, hex: 7, port: 'ninebells' })).toBe('Anna заходит в Девятизвон.');
  });

  it('of players are never inflected and tell no gender', () => {
    expect(line({ type: 'turn', seat: 1, number: 1 })).toBe('Ход игрока Anna.');
    expect(line({ type: 'trade-refused', by: 0, with: 1 })).toBe('Вы отказываетесь от обмена с игроком Anna.');
    expect(
      line({
        type: 'traded',
        from: 1,
        to: 0,
        what: [
          { is: 'coin', count: 16 },
          { is: 'crew', crew: 2, board: 'sunniva-reck' },
          { is: 'coin', count: 5 },
        ],
      }),
    ).toBe('Anna отдаёт вам 21 монету и Сунниву Рек.');
  });

  it('of enemies are numbered where several are alike', () => {
    const asked = { about: { enemy: 3 } };
    expect(plain(labelOf({ is: 'enemy', enemy: 3 }, asked, language, told))).toBe('Канатница № 2');
    expect(plain(labelOf({ is: 'path', via: [6, 9] }, asked, language, told))).toBe('Штурвал → корма');
    expect(plain(labelOf({ is: 'board-ship', ship: 4 }, {}, language, told))).toBe('Взять на абордаж «Вдовью долю»');
  });
});

describe('Russian questions', () => {
  const decision = { id: 1, seat: 0, min: 0, max: 3, options: [], rule: 'E2.2' } as const;

  it('count what may be chosen', () => {
    const options = Array.from({ length: 5 }, () => ({ ref: { is: 'yes' } as const }));
    const ask = (min: number, max: number): string =>
      plain(promptOf({ ...decision, kind: 'choose-node', min, max, options }, language, told));
    expect(ask(1, 1)).toBe('Выберите 1 пост.');
    expect(ask(2, 2)).toBe('Выберите 2 поста.');
    expect(ask(1, 3)).toBe('Выберите от 1 до 3 постов.');
    expect(ask(0, 1)).toBe('Выберите до 1 поста.');
    expect(ask(0, 5)).toBe('Выберите любое число постов.');
  });
});

describe('Russian tales', () => {
  it('tell every card of the box, with the same choices and outcomes', () => {
    expectWhole(tales, faults);
  });

  it('use Russian quotation marks and dashes', () => {
    for (const { id, name, text, mood } of listCards(content, language, tales)) {
      const whole = plain(`${name}\n${text}\n${mood}`);
      expect(whole, id).not.toMatch(/["“”'’]|\s-\s|\.\.\./);
      expect(whole.split('«').length, id).toBe(whole.split('»').length);
    }
  });

  it('have no two cards of one name', () => {
    expectNamesApart(tales);
  });
});

describe('Russian cards', () => {
  const cards = new Map(listCards(content, language, tales).map((card) => [card.id, card]));
  const text = (id: string): string => plain(cards.get(id)?.text ?? '');

  it('are written without a fault', () => {
    for (const { id, name, text: rules, mood } of cards.values()) {
      for (const each of [name, rules, mood]) expect(faults(each), `${id}: ${each}`).toEqual([]);
    }
  });

  it.each([
    [
      'trait:astute',
      'Положительная, работает в порту. Когда этот моряк сдаёт улики в Университет, нужно на 1 улику меньше.',
    ],
    [
      'improvement:iron-knees',
      'Работает без моряков.\nОт шторма корабль каждый раз получает на 1 повреждение меньше.\nЦена: 15 монет.',
    ],
    [
      'improvement:brig',
      '1 место для врага, рядом с таким же улучшением ещё 1.\nВ начале вашего хода, если на вашей палубе есть враг, вы можете израсходовать 2 приказа команде; если вы это сделали, заприте 1 врага с вашей палубы на свободном месте.\nКогда вы посещаете порт, сбросьте пленников; за каждого из них получите 1 улику.\nЦена: 20 монет.',
    ],
    [
      'enemy:lanternjaw',
      'Акт 2. Здоровье 5, 3 кубика, 2 броска добычи.\nМанит (1 знамение): ближайший моряк получает 1 напряжение.\nГлотает свет (3 знамения): потеряйте 2 улики. Этот враг изгнан.',
    ],
    ['treasure:grey-salt', 'Товар. Цена: 8 монет; в Сером Фитиле 15, в Матери-Соли 0.'],
    ['artillery:bow-smasher', 'Стреляет с носа: 5 кубиков на 1 гекс и 3 кубика на 2 гекса.\nЦена: 15 монет.'],
  ])('%s', (id, expected) => {
    expect(text(id)).toBe(expected);
  });
});
