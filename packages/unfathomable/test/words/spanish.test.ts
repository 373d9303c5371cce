// What Spanish cards and lines say, word for word, so that a change of grammar is seen.
import { describe, expect, it } from 'vitest';
import {
  all,
  chooseHuman,
  damageShip,
  discard,
  ifCheckPasses,
  lose,
  may,
  move,
  pay,
  risk,
  roll,
} from '../../src/content/dsl';
import type { Effect } from '../../src/content/effect';
import type { Event } from '../../src/model/event';
import { cardOf } from '../../src/words/cards';
import { language } from '../../src/words/es';
import { list, of, quoted, to, under } from '../../src/words/es/grammar';
import { logLine } from '../../src/words/say';
import type { Gender, Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';

const text = (id: string): string => plain(cardOf(id, language)?.text ?? '');
const said = (effect: Effect): string => plain(language.rules.effect(effect));

describe('Spanish cards', () => {
  it.each([
    ['waypoint:calm-waters', 'Distancia 4.\nPierde 2 de Combustible y 1 de Comida.'],
    ['waypoint:hurricane', 'Distancia 2.\nPierde 1 de Combustible o daña el barco dos veces.'],
    ['spell:raise-the-dead', 'Pierde 1 de Cordura para obtener 2 de Almas.'],
    [
      'ability:healing-words',
      'Cuando un personaje vaya a ser derrotado: puedes descartar 1 carta de Saber para evitar esa derrota.',
    ],
    [
      'feat:self-sacrifice',
      'Antes de añadir cartas a la prueba de una carta de Mitos: puedes elegir el resultado de la prueba en vez de resolverla. Si lo haces, tu personaje es derrotado. A continuación, retira esta carta de la partida.',
    ],
    [
      'item:lucky-ring',
      'Tras calcular el total de una prueba: puedes sumar 2 al total. Si lo haces y se supera la prueba, baraja 2 cartas de Traición en el mazo de caos. Una vez por prueba.',
    ],
    [
      'room:chapel',
      'Acción: elige una opción:\n• Haz retroceder el medidor de Ritual 1 casilla.\n• Descarta 1 carta de Saber para tirar el dado sumando el valor de la carta descartada: con 6 o menos, pierde 1 de Cordura. A continuación, haz avanzar el medidor de Ritual 1 casilla.',
    ],
    [
      'room:bridge',
      'Acción: arriesga 1 Pasajero para mirar las 2 primeras cartas del mazo de Mitos o del de Escalas y poner una encima y la otra debajo.',
    ],
    [
      'mythos:the-mothers-wrath',
      'Prueba 17: Influencia, Saber y Fuerza\nÉxito: sin efecto.\n12 o más: activa a Madre Hidra.\nFallo: activa a Madre Hidra dos veces.\nMadre Hidra · medidor de Viaje',
    ],
  ])('%s', (id, expected) => {
    expect(text(id)).toBe(expected);
  });
});

describe('Spanish numbers', () => {
  it.each([
    [1, 'Arriesga 1 Pasajero.', 'Daña el barco.', 'Pon 1 profundo en una casilla de agua a tu elección.'],
    [
      2,
      'Arriesga 2 Pasajeros.',
      'Daña el barco dos veces.',
      'Pon 1 profundo en cada una de 2 casillas de agua a tu elección.',
    ],
    [
      21,
      'Arriesga 21 Pasajeros.',
      'Daña el barco 21 veces.',
      'Pon 1 profundo en cada una de 21 casillas de agua a tu elección.',
    ],
  ])('count %i', (count, risked, damaged, spawned) => {
    expect(said(risk(count))).toBe(risked);
    expect(said(damageShip(count))).toBe(damaged);
    expect(said({ do: 'spawn', count, at: 'chosen-water-spaces' })).toBe(spawned);
  });
});

describe('Spanish clauses', () => {
  it('give orders, and follow «puedes» as infinitives', () => {
    expect(said(move('you', 'brig'))).toBe('Muévete al Calabozo.');
    expect(said(may(move('you', 'brig')))).toBe('Puedes moverte al Calabozo.');
  });

  it('stay as they are where somebody else acts', () => {
    const other = discard('captain', 1);
    expect(said(may(other))).toBe('Si quieres, el Capitán descarta 1 carta de Habilidad.');
    expect(said(pay({ pay: 'damage-ship' }, other))).toBe(
      'Daña el barco; si lo haces, el Capitán descarta 1 carta de Habilidad.',
    );
    expect(said(chooseHuman(other))).toBe(
      'Elige a otro humano; a continuación, el Capitán descarta 1 carta de Habilidad.',
    );
  });

  it('start anew after one with parts of its own', () => {
    expect(said(ifCheckPasses(all(lose('food', 1), roll({ atMost: 4 }, damageShip(1)), risk(1))))).toBe(
      'Si se supera la prueba, pierde 1 de Comida y tira el dado: con 4 o menos, daña el barco; a continuación, arriesga 1 Pasajero.',
    );
  });

  it('join one condition to another', () => {
    expect(under('si lo haces', 'descarta 1 carta')).toBe('si lo haces, descarta 1 carta');
    expect(under('si lo haces', 'si estás aquí, descarta 1 carta')).toBe('si lo haces y estás aquí, descarta 1 carta');
    expect(under('con 5 o más', 'si estás aquí, obtén 1')).toBe('con 5 o más, si estás aquí, obtén 1');
  });
});

describe('Spanish words', () => {
  it('run together with the article', () => {
    expect([of('el Calabozo'), of('la Cocina'), of('Keilani')]).toEqual(['del Calabozo', 'de la Cocina', 'de Keilani']);
    expect([to('el Calabozo'), to('la Cocina'), to('Keilani')]).toEqual(['al Calabozo', 'a la Cocina', 'a Keilani']);
  });

  it.each([
    [['Saber', '{skill:influence|Influencia}'], 'y', 'Saber e {skill:influence|Influencia}'],
    [['agua', 'hielo'], 'y', 'agua y hielo'],
    [['Anna', 'Ishmael'], 'y', 'Anna e Ishmael'],
    [['Saber', 'Observación'], 'o', 'Saber u Observación'],
    [['7', '8'], 'o', '7 u 8'],
    [['10', '11'], 'o', '10 u 11'],
    [['110', '111'], 'o', '110 o 111'],
    [['a', 'b', 'c'], 'y', 'a, b y c'],
    [['mira a y b', 'roba c'], 'y', 'mira a y b, y roba c'],
  ] as const)('join %j', (parts, word, expected) => {
    expect(list(parts, word)).toBe(expected);
  });

  it('keep quotes apart inside quotes', () => {
    expect(quoted('Anillo «de la suerte»')).toBe('«Anillo “de la suerte”»');
  });
});

describe('Spanish lines', () => {
  const telling = (gender: Gender): Telling => ({
    seat: (seat) => ({ name: `Anna ${seat}`, you: seat === 0, gender }),
  });
  const line = (event: Event, gender: Gender = 'n'): string => plain(logLine(event, language, telling(gender)));

  it('speak to the reader with the verb alone', () => {
    expect(line({ type: 'item-gained', item: 'shotgun', seat: 0, from: 1 })).toBe(
      'Recibes el Objeto «Escopeta» de Anna 1.',
    );
    expect(line({ type: 'loyalty-passed', from: 1, to: 0, count: 1 })).toBe('Anna 1 te da 1 carta de Lealtad.');
  });

  it.each([
    ['f', 'Anna 1 cae derrotada.', 'Caes derrotada.', 'Anna 1 se revela como traidora: híbrido.'],
    ['m', 'Anna 1 cae derrotado.', 'Caes derrotado.', 'Anna 1 se revela como traidor: híbrido.'],
    ['n', 'Derrotan a Anna 1.', 'Te derrotan.', 'Anna 1 se revela: híbrido.'],
  ] as const)('know the gender (%s)', (gender, theirs, yours, revealed) => {
    expect(line({ type: 'defeated', seat: 1 }, gender)).toBe(theirs);
    expect(line({ type: 'defeated', seat: 0 }, gender)).toBe(yours);
    expect(line({ type: 'revealed', seat: 1, card: 'hybrid' }, gender)).toBe(revealed);
  });

  it('say who attacks whom', () => {
    const deepOne = { kind: 'deep-one', space: 'deck-2' } as const;
    const you = { kind: 'player', seat: 0 } as const;
    expect(line({ type: 'attack', attacker: deepOne, defender: you, target: 6 })).toBe(
      'Un profundo te ataca en la cubierta 2: hace falta 6 o más.',
    );
    expect(line({ type: 'attack', attacker: you, defender: deepOne, target: 4 })).toBe(
      'Atacas a un profundo en la cubierta 2: hace falta 4 o más.',
    );
  });

  it('go from and to places with their articles', () => {
    expect(line({ type: 'deep-ones-moved', from: 'the-deep', to: 'water-2', count: 3 })).toBe(
      '3 profundos pasan del Abismo a la casilla de agua 2.',
    );
    expect(line({ type: 'damaged', room: 'bridge', card: 'structural-lore' })).toBe('El Puente de mando queda dañado.');
  });
});
