// What the log tells once instead of twice, in every language.
import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/model/event';
import type { AnyDecision } from '../../src/model/question';
import { languages } from '../../src/words/all';
import { logLine, promptOf } from '../../src/words/say';
import type { Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';
import { condensed } from '../../src/words/told';

const told: Telling = {
  seat: () => ({ name: 'Anna', you: false, gender: 'f' }),
  crew: () => 'tam-ferrow',
  enemy: () => null,
  ship: () => null,
  card: () => 'Tooth Weather',
  option: () => '',
  hex: () => ({ port: null, what: 'island' }),
};
const line = (event: Event, code: keyof typeof languages = 'en'): string =>
  plain(logLine(event, languages[code], told));

const tam = { seat: 0, crew: 1, board: 'tam-ferrow' } as const;
const fate: Event = { type: 'fate', seat: 0, crew: 1, roll: 3, purpose: 'card:x', final: true };
const test: Event = { type: 'test', seat: 0, crew: 1, value: 'island', needs: 4, roll: 3, success: true };
const turned = (cost: number): Event => ({ type: 'turned', seat: 0, facing: 1, cost });
const denizen: Event = { type: 'card', seat: 0, card: 'the-crimp', deck: 'denizen' };
const visit: Event = { type: 'visit', seat: 0, port: 'greywick', hex: 1 };

describe('What the log of a voyage tells', () => {
  it('puts turns of the ship into one line', () => {
    expect(condensed([turned(1), turned(0), turned(2)])).toEqual([turned(3)]);
  });

  it('tells a roll with what it decides', () => {
    expect(condensed([fate, test])).toEqual([test]);
    expect(condensed([{ ...fate, roll: 5 }, test])).toHaveLength(2);
  });

  it('names a denizen once a visit', () => {
    expect(condensed([visit, denizen, turned(1), denizen])).toEqual([visit, denizen, turned(1)]);
    expect(condensed([visit, denizen, visit, denizen])).toHaveLength(4);
  });

  it.each(['en', 'de', 'es', 'ru'] as const)('leaves out in %s what another line says', (code) => {
    const below = { is: 'below', slot: 0, space: null } as const;
    expect(line({ type: 'crew-moved', who: tam, from: below, to: { is: 'ashore' } }, code)).toBe('');
    expect(line({ type: 'coin', seat: 0, by: -5, now: 10, why: 'hire' }, code)).toBe('');
    expect(line({ type: 'storm-moved', storm: 0, roll: -1, hexes: [1, 2] }, code)).not.toMatch(/[-−]1/);
  });

  it.each<[Event, string]>([
    [
      { type: 'crew-moved', who: tam, from: { is: 'ashore' }, to: { is: 'below', slot: 0, space: null } },
      'Tam Ferrow goes below deck.',
    ],
    [{ type: 'sailed', seat: 0, from: 1, to: 2, cost: 1 }, 'Anna sails to an island (1 point).'],
    [{ type: 'service', who: tam, service: 'tend' }, 'Tam Ferrow goes to the Apothecary to be tended.'],
    [{ type: 'repaired', seat: 0, zone: 7 }, 'The node aft to larboard of Anna’s ship is repaired.'],
    [{ type: 'port-destroyed', hex: 1, port: 'greywick' }, 'Greywick is gone; the sea closes over it.'],
    [
      { type: 'chose', seat: 0, source: 'card:x', effect: { do: 'agenda', by: -2 } },
      'Anna chooses “The agenda goes back 2 steps”.',
    ],
    [
      { type: 'over', cause: 'elder-objective', won: false, elder: 'drowned-bell', rounds: 9 },
      'The voyage is lost. The Elder One has done what it woke for.',
    ],
  ])('says it whole in English: %o', (event, text) => {
    expect(line(event)).toBe(text);
  });
});

describe('A question about one card', () => {
  const asked = (kind: AnyDecision['kind'], card: string, code: keyof typeof languages): string => {
    const about = { cards: [card] };
    const decision: AnyDecision = { id: 1, seat: 0, kind, min: 1, max: 1, options: [], rule: 'E1.10', about };
    return plain(promptOf(decision, languages[code], told));
  };

  it.each<[keyof typeof languages, string, string, string]>([
    [
      'en',
      'Choose where to install the Cabins.',
      'Choose where the Ropewife climbs aboard.',
      'Choose who makes room for Tam Ferrow, or send the newcomer away.',
    ],
    [
      'de',
      'Wähle den Platz für die Kajüten.',
      'Wähle, wo die Seilerin an Deck klettert.',
      'Wähle, wer für Tam Ferrow Platz macht, oder schick das neue Crewmitglied fort.',
    ],
    [
      'es',
      'Elige dónde instalar los Camarotes.',
      'Elige por dónde sube a bordo la cordelera.',
      'Elige quién deja sitio a Tam Ferrow, o renuncia al fichaje.',
    ],
    [
      'ru',
      'Выберите, куда установить Каюты.',
      'Выберите, где взберётся на борт канатница.',
      'Выберите, кто уступит место Тэму Ферроу, или откажите новичку.',
    ],
  ])('says in %s which card', (code, ...questions) => {
    expect([
      asked('place-starter', 'cabins', code),
      asked('spawn-zone', 'ropewife', code),
      asked('make-room', 'tam-ferrow', code),
    ]).toEqual(questions);
  });
});
