// What German cards and lines say, word for word, so that a change of grammar is seen.
import { describe, expect, it } from 'vitest';
import { discard, lose, roll, when } from '../../src/content/dsl';
import type { Effect } from '../../src/content/effect';
import type { Event } from '../../src/model/event';
import { cardOf } from '../../src/words/cards';
import { language } from '../../src/words/de';
import { fact, joined, list, order, parted, quoted, verb } from '../../src/words/de/grammar';
import { labelOf, logLine } from '../../src/words/say';
import type { Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';

const text = (id: string): string => plain(cardOf(id, language)?.text ?? '');
const said = (effect: Effect): string => plain(language.rules.effect(effect));

describe('German cards', () => {
  it.each([
    ['waypoint:calm-waters', 'Entfernung 4.\nSenke Brennstoff um 2 und Nahrung um 1.'],
    ['waypoint:hurricane', 'Entfernung 2.\nSenke Brennstoff um 1 oder beschädige das Schiff zweimal.'],
    ['spell:raise-the-dead', 'Senke Geistige Gesundheit um 1, um Seelen um 2 zu erhöhen.'],
    ['skill:keen-insight', 'Bevor ein Würfel geworfen wird: Erhöhe oder senke den Wurf um 2.'],
    [
      'ability:healing-words',
      'Wenn ein Charakter überwältigt würde: Du darfst 1 Wissenskarte ablegen, um das Überwältigen zu verhindern.',
    ],
    [
      'feat:self-sacrifice',
      'Bevor Karten zur Probe einer Mythoskarte beigetragen werden: Du darfst das Ergebnis der Probe bestimmen, statt sie abzuhandeln. Falls du das tust, wirst du überwältigt. Entferne diese Karte danach aus dem Spiel.',
    ],
    [
      'item:lucky-ring',
      'Nachdem der Gesamtwert einer Probe feststeht: Du darfst den Gesamtwert um 2 erhöhen. Falls du das tust und die Probe gelingt, mische 2 Verratskarten in den Chaosstapel. Nur ein Mal pro Probe.',
    ],
    [
      'room:chapel',
      'Aktion: Wähle eine Möglichkeit:\n• Lass die Ritualleiste um 1 Feld zurückfallen.\n• Lege 1 Wissenskarte ab, um zu würfeln: Falls Wurf und Kartenwert zusammen 6 oder weniger ergeben, senke Geistige Gesundheit um 1. Danach lass die Ritualleiste um 1 Feld vorrücken.',
    ],
    [
      'room:bridge',
      'Aktion: Riskiere 1 Passagier, um dir die 2 obersten Karten des Mythos- oder des Etappenzielstapels anzusehen und 1 davon auf, die andere unter den Stapel zu legen.',
    ],
    [
      'mythos:the-mothers-wrath',
      'Probe 17: Einfluss, Wissen und Stärke\nErfolg: Kein Effekt.\n12 oder mehr: Aktiviere Mutter Hydra.\nMisserfolg: Aktiviere Mutter Hydra zweimal.\nMutter Hydra · Fahrtleiste',
    ],
  ])('%s', (id, expected) => {
    expect(text(id)).toBe(expected);
  });
});

describe('German numbers', () => {
  it.each([
    [1, 'Riskiere 1 Passagier.', 'Beschädige das Schiff.', 'Lass auf jedem Wasserfeld 1 Tiefes Wesen erscheinen.'],
    [
      2,
      'Riskiere 2 Passagiere.',
      'Beschädige das Schiff zweimal.',
      'Lass auf jedem Wasserfeld 2 Tiefe Wesen erscheinen.',
    ],
    [
      21,
      'Riskiere 21 Passagiere.',
      'Beschädige das Schiff 21-mal.',
      'Lass auf jedem Wasserfeld 21 Tiefe Wesen erscheinen.',
    ],
  ])('count %i', (count, risk, damage, spawn) => {
    expect(said({ do: 'risk', count })).toBe(risk);
    expect(said({ do: 'damage-ship', times: count })).toBe(damage);
    expect(said({ do: 'spawn', count, at: 'each-water-space' })).toBe(spawn);
  });

  it.each([
    [1, 'Du darfst höchstens 1 Fertigkeitskarte von einem beliebigen Stapel außer Verrat ziehen.'],
    [3, 'Du darfst bis zu 3 Fertigkeitskarten von beliebigen Stapeln außer Verrat ziehen.'],
  ])('count up to %i', (count, expected) => {
    const draw: Effect = { do: 'draw', who: 'you', count, upTo: true, from: 'any' };
    expect(said({ do: 'may', effect: draw })).toBe(expected);
  });
});

describe('German verbs', () => {
  const discarding = order(parted('ab', 'lege', 'legen'), '1 Karte');
  const rescue = order(verb('rette', 'retten'), 'ihn');

  it('go to the end, with „zu“ where it belongs', () => {
    expect(discarding.main).toBe('lege 1 Karte ab');
    expect(discarding.inf).toEqual({ bare: '1 Karte ablegen', zu: '1 Karte abzulegen' });
    expect(rescue.inf?.zu).toBe('ihn zu retten');
  });

  it('come before their subject after something else', () => {
    expect(fact('jeder Mensch', 'legt', '1 Karte ab').next).toBe('legt jeder Mensch 1 Karte ab');
    expect(said(roll({ atMost: 4 }, discard('each-human', 1)))).toBe(
      'Würfle: Bei 4 oder weniger legt jeder Mensch 1 Fertigkeitskarte ab.',
    );
  });

  it('are said once for several objects', () => {
    expect(joined([rescue, order(verb('lobe', 'loben'), 'sie')], 'und').main).toBe('rette ihn und lobe sie');
    expect(
      said({
        do: 'may',
        effect: {
          do: 'all',
          of: [
            { do: 'spawn', count: 1, at: 'galley' },
            { do: 'spawn', count: 2, at: 'bridge' },
          ],
        },
      }),
    ).toBe('Du darfst 1 Tiefes Wesen in der Messe und 2 Tiefe Wesen auf der Brücke erscheinen lassen.');
  });
});

describe('German conditions', () => {
  const inner = when({ if: 'owns-item' }, lose('fuel', 1));

  it('become one where nothing else depends on them', () => {
    expect(said(when({ if: 'not-in-brig' }, inner))).toBe(
      'Falls du nicht in der Brig bist und du einen Gegenstand hast, senke Brennstoff um 1.',
    );
  });

  it('stay apart where something happens otherwise', () => {
    expect(said(when({ if: 'not-in-brig' }, inner, lose('food', 1)))).toBe(
      'Falls du nicht in der Brig bist, gilt: Falls du einen Gegenstand hast, senke Brennstoff um 1; sonst senke Nahrung um 1.',
    );
  });

  it('close the commas they open', () => {
    expect(list(['lege so viele ab, wie du willst', 'würfle'], 'und')).toBe(
      'lege so viele ab, wie du willst, und würfle',
    );
    expect(list(['a', 'b', 'c'], 'oder')).toBe('a, b oder c');
  });
});

describe('German lines', () => {
  const told: Telling = { seat: (seat) => ({ name: `Anna ${seat}`, you: seat === 0, gender: 'n' }) };
  const line = (event: Event): string => plain(logLine(event, language, told));

  it('leave the names of players as they are', () => {
    expect(line({ type: 'item-gained', item: 'shotgun', seat: 0, from: 1 })).toBe(
      'Du erhältst von Anna 1 den Gegenstand „Schrotflinte“.',
    );
    expect(line({ type: 'used', seat: 1, source: 'room:boiler-room' })).toBe('Anna 1 nutzt den Kesselraum.');
    expect(line({ type: 'loyalty-seen', by: 0, of: 1 })).toBe('Du siehst dir die Loyalitätskarten von Anna 1 an.');
    expect(line({ type: 'loyalty-seen', by: 1, of: 0 })).toBe('Anna 1 sieht sich deine Loyalitätskarten an.');
  });

  it('go from and to places with the right preposition', () => {
    expect(line({ type: 'deep-ones-moved', from: 'deck-7', to: 'boiler-room', count: 1 })).toBe(
      '1 Tiefes Wesen bewegt sich von Deckfeld 7 in den Kesselraum.',
    );
    expect(line({ type: 'deep-ones-moved', from: 'the-deep', to: 'bridge', count: 22 })).toBe(
      '22 Tiefe Wesen bewegen sich aus der Tiefe auf die Brücke.',
    );
    expect(line({ type: 'deep-ones-moved', from: 'captains-cabin', to: 'captains-cabin', count: 2 })).toBe(
      '2 Tiefe Wesen bewegen sich aus dem Kapitänsquartier ins Kapitänsquartier.',
    );
  });

  it('say why a crisis is left out', () => {
    expect(line({ type: 'crisis-skipped', card: 'infection', why: 'brig' })).toBe(
      'Die Krise „Ansteckung“ entfällt: Der aktive Spieler ist in der Brig.',
    );
  });

  it('quote what is not quoted already', () => {
    expect(quoted('Riff')).toBe('„Riff“');
    expect(quoted('„Glücksring“')).toBe('„Glücksring“');
  });

  it('say on a button where somebody goes', () => {
    expect(plain(labelOf({ is: 'move', to: 'galley' }, { about: {} }, language, told))).toBe('In die Messe gehen');
  });
});
