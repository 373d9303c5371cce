// What Spanish cards and lines say, word for word, so that a change of grammar is seen.
import { seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import { when } from '../../src/content/dsl';
import type { Effect } from '../../src/content/effect';
import type { Event } from '../../src/model/event';
import { listCards } from '../../src/words/cards';
import { language } from '../../src/words/es';
import { cards as tales } from '../../src/words/es/cards';
import { names } from '../../src/words/es/naming';
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
  card: () => 'Llaman abajo',
  option: () => 'Clavarla',
  hex: (hex) => (hex === 7 ? { port: 'orrins-rest', what: 'port' } : { port: null, what: 'rough' }),
};
const line = (event: Event): string => plain(logLine(event, language, told));

const TAM = { seat: 0, crew: 1, board: 'tam-ferrow' } as const;
const SUNNIVA = { seat: 1, crew: 2, board: 'sunniva-reck' } as const;

const ENGLISH = /(?<!\p{L})(the|and|you|your|of|with|ship|crew|each|takes?|loses?|gains?|deck|island)(?!\p{L})/iu;

/** Faults that no text may have: broken tokens, empty places, English, marks that do not go together. */
function faults(text: string): readonly string[] {
  const found: string[] = [];
  const bare = plain(text);
  if (bare.trim() === '') found.push('empty');
  if (/[{}|]/.test(bare)) found.push('token');
  if (/undefined|\bnull\b|NaN|\[object/.test(bare)) found.push('hole');
  if (ENGLISH.test(bare)) found.push('English');
  if (/[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$/m.test(bare)) found.push('marks');
  if (/\b(de|a) el [a-zñáéíóú«]/.test(bare)) found.push('contraction');
  if (bare.split('¿').length !== bare.split('?').length || bare.split('¡').length !== bare.split('!').length)
    found.push('opening marks');
  return found;
}

describe('Spanish effects', () => {
  it('have words in every tree', () => {
    const rng = seedRng('spanish');
    for (let n = 0; n < 4000; n += 1) {
      const effect = tree(rng, n % 4);
      const text = language.rules.effect(effect);
      expect(faults(text), `${JSON.stringify(effect)}\n${plain(text)}`).toEqual([]);
      expect(plain(text)).toMatch(/^[A-ZÁÉÍÓÚÑ1]/u);
      expect(plain(text)).not.toMatch(/\p{L}\/\p{L}/u);
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
      'Si un puesto de navegación está atendido, tira el dado del destino.\n• 0–4: gana 5 monedas.\n• 5–9: no pasa nada.\nSi no, tu barco sufre 1 de daño.',
    );
  });

  it('stand in the infinitive after «puedes»', () => {
    expect(said({ do: 'may', effect: { do: 'lose-treasure', count: 1 } })).toBe(
      'Puedes descartar 1 tesoro a tu elección.',
    );
    expect(said({ do: 'may', effect: { do: 'agenda', by: -1 } })).toBe('Si quieres, el designio retrocede 1 casilla.');
  });
});

describe('Spanish numbers', () => {
  it.each([
    [1, '1 moneda', '1 pista', '1 puesto', '1 casilla', '1 tesoro'],
    [2, '2 monedas', '2 pistas', 'hasta 2 puestos', '2 casillas', '2 tesoros'],
    [21, '21 monedas', '21 pistas', 'hasta 21 puestos', '21 casillas', '21 tesoros'],
  ])('count %i', (n, coins, clues, nodes, steps, treasures) => {
    expect(said({ do: 'coin', by: n })).toBe(`Gana ${coins}.`);
    expect(said({ do: 'lose-clues', by: n })).toBe(`Pierde ${clues}.`);
    expect(said({ do: 'repair', count: n })).toBe(`Repara ${nodes}.`);
    expect(said({ do: 'agenda', by: -n })).toBe(`El designio retrocede ${steps}.`);
    expect(said({ do: 'treasure', kind: 'any', count: n })).toBe(`Gana ${treasures}.`);
    expect(said({ do: 'suffer', gem: 'strain', whom: 'it', count: n })).toBe(`Este tripulante sufre ${n} de tensión.`);
  });

  it.each([
    [1, '1 orden de tripulación', 'tienes disponible alguna orden fugaz'],
    [2, '2 órdenes de tripulación', 'tienes al menos 2 órdenes fugaces disponibles'],
  ])('count %i orders', (n, crew, fresh) => {
    expect(said({ do: 'refresh', kind: 'crew', count: n })).toBe(`Renueva ${crew}.`);
    expect(plain(language.rules.requirement({ if: 'fresh-order', kind: 'fleeting', atLeast: n }))).toBe(
      `Solo si ${fresh}.`,
    );
  });

  it('stay uncounted until it happens', () => {
    expect(said({ do: 'coin', by: 'crew' })).toBe('Gana 1 moneda por cada uno de tus tripulantes.');
    expect(said({ do: 'clues', by: 'act' })).toBe('Gana tantas pistas como el número del acto.');
    expect(said({ do: 'suffer', gem: 'strain', whom: 'it', count: 'act' })).toBe(
      'Este tripulante sufre tanta tensión como el número del acto.',
    );
    expect(said({ do: 'coin', by: { plusPlayers: 8 } })).toBe('Gana 8+ monedas (8 más el número de jugadores).');
  });
});

describe('Spanish names', () => {
  it('are whole', () => {
    const { crew, enemies, enemyShips, elders, improvements, artillery, treasures, ports, ships } = names;
    const shelves = { crew, enemies, enemyShips, elders, improvements, artillery, treasures, ports };
    const all = [...Object.values(shelves).flatMap((shelf) => Object.values(shelf)), ...ships];
    for (const { name, mood, bare } of all) {
      for (const text of [name, mood, bare]) expect(faults(text), name).toEqual([]);
    }
  });

  it('stand with their article and gender', () => {
    expect(line({ type: 'enemy-gone', seat: 0, enemy: 3, kind: 'ropewife', how: 'destroyed', left: 0 })).toBe(
      'La cordelera queda destruida.',
    );
    expect(line({ type: 'enemy-moved', seat: 0, enemy: 3, kind: 'ropewife', from: 1, to: 6, toward: 2 })).toBe(
      'La cordelera va al timón, hacia Sunniva Reck.',
    );
    expect(line({ type: 'left', who: SUNNIVA, why: 'dismissed' })).toBe('Sunniva Reck queda despedida.');
    expect(line({ type: 'left', who: TAM, why: 'dismissed' })).toBe('Tam Ferrow queda despedido.');
    expect(line({ type: 'boarding', seat: 0, ship: 4, kind: 'widows-due', what: 'begins' })).toBe(
      'Abordas el «Parte de la Viuda».',
    );
    expect(line({ type: 'fired', seat: 0, gun: 'larboard-sakers', at: 3, hits: 2 })).toBe(
      'Disparas con los Sacres de babor (blanco: mar gruesa): 2 de daño.',
    );
    expect(line({ type: 'schematic', seat: 0, upgrade: 'brig', slot: 0, gun: false })).toBe(
      'Guardas el plano del Calabozo.',
    );
    expect(line({ type: 'treasure', seat: 0, treasure: 'lead-doll', how: 'sold', price: 21 })).toBe(
      'Vendes la muñeca de plomo por 21 monedas.',
    );
    expect(line({ type: 'visit-over', seat: 1, port: 'orrins-rest' })).toBe('Anna zarpa del Reposo de Orrin.');
    expect(line({ type: 'visit', seat: 1, hex: 7, port: 'ninebells' })).toBe('Anna entra en Nuevecampanas.');
    expect(line({ type: 'sailed', seat: 0, from: 1, to: 7, cost: 1 })).toBe(
      'Navegas al Reposo de Orrin (1 punto de navegación).',
    );
  });

  it('of players tell no gender, and the verb alone means the reader', () => {
    expect(line({ type: 'turn', seat: 1, number: 1 })).toBe('Turno de Anna.');
    expect(line({ type: 'trade-refused', by: 0, with: 1 })).toBe('Te niegas a comerciar con Anna.');
    expect(line({ type: 'enemy-ship-fired', ship: 4, kind: 'widows-due', at: 0, hits: 1, evaded: 1 })).toBe(
      'El «Parte de la Viuda» te dispara: 1 impacto, 1 esquivado.',
    );
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
    ).toBe('Anna te entrega: 21 monedas y Sunniva Reck.');
  });

  it('of enemies are numbered where several are alike', () => {
    const asked = { about: { enemy: 3 } };
    expect(plain(labelOf({ is: 'enemy', enemy: 3 }, asked, language, told))).toBe('La cordelera 2');
    expect(plain(labelOf({ is: 'path', via: [6, 9] }, asked, language, told))).toBe('Timón → popa');
    expect(plain(labelOf({ is: 'board-ship', ship: 4 }, {}, language, told))).toBe('Abordar el «Parte de la Viuda»');
  });
});

describe('Spanish questions', () => {
  const decision = { id: 1, seat: 0, min: 0, max: 3, options: [], rule: 'E2.2' } as const;

  it('count what may be chosen', () => {
    const options = Array.from({ length: 5 }, () => ({ ref: { is: 'yes' } as const }));
    const ask = (min: number, max: number): string =>
      plain(promptOf({ ...decision, kind: 'choose-node', min, max, options }, language, told));
    expect(ask(1, 1)).toBe('Elige 1 puesto.');
    expect(ask(1, 3)).toBe('Elige de 1 a 3 puestos.');
    expect(ask(0, 1)).toBe('Elige hasta 1 puesto.');
    expect(ask(0, 5)).toBe('Elige cuantos puestos quieras.');
  });
});

describe('Spanish tales', () => {
  it('tell every card of the box, with the same choices and outcomes', () => {
    expectWhole(tales, faults);
  });

  it('use Spanish quotation marks and dashes', () => {
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

describe('Spanish cards', () => {
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
      'Positivo, funciona en puerto. Cuando este tripulante entrega pistas en la Universidad, hace falta 1 pista menos.',
    ],
    [
      'improvement:iron-knees',
      'Funciona sin tripulantes.\nLas tormentas causan cada vez 1 menos de daño.\nPrecio: 15 monedas.',
    ],
    [
      'improvement:brig',
      '1 celda, 1 más junto a una mejora idéntica.\nAl comienzo de tu turno, si hay algún enemigo en tu cubierta, puedes agotar 2 órdenes de tripulación; si lo haces, encierra a 1 enemigo de tu cubierta en una celda libre.\nCuando visitas un puerto, descarta a los cautivos; por cada uno, gana 1 pista.\nPrecio: 20 monedas.',
    ],
    [
      'enemy:lanternjaw',
      'Acto 2. Vida 5, 3 dados, 2 tiradas de botín.\nAtrae (1 presagio): el tripulante más cercano sufre 1 de tensión.\nSe traga la luz (3 presagios): pierde 2 pistas. Este enemigo queda desterrado.',
    ],
    ['treasure:grey-salt', 'Mercancía. Precio: 8 monedas; en Mechagrís, 15; en Madresal, 0.'],
    ['artillery:bow-smasher', 'Dispara desde proa: 5 dados a 1 casilla y 3 dados a 2 casillas.\nPrecio: 15 monedas.'],
  ])('%s', (id, expected) => {
    expect(text(id)).toBe(expected);
  });
});
