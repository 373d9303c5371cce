// What German cards and lines say, word for word, so that a change of grammar is seen.
import { seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import { when } from '../../src/content/dsl';
import type { Effect } from '../../src/content/effect';
import type { Event } from '../../src/model/event';
import { listCards } from '../../src/words/cards';
import { language } from '../../src/words/de';
import { cards as tales } from '../../src/words/de/cards';
import { names } from '../../src/words/de/naming';
import { labelOf, logLine, promptOf } from '../../src/words/say';
import type { Telling } from '../../src/words/telling';
import { plain } from '../../src/words/tokens';
import { expectNamesApart, expectWhole } from './tales';
import { condition, EFFECTS, tree } from './trees';

const said = (effect: Effect): string => plain(language.rules.effect(effect));

/** Two captains: the reader, and Anna. Figures 1 and 2 are crew, 3 an enemy, 4 a ship; hex 7 is a port. */
const told: Telling = {
  seat: (seat) => ({ name: 'Anna', you: seat === 0, gender: 'n' }),
  crew: (crew) => (crew === 1 ? 'tam-ferrow' : crew === 2 ? 'boatswain' : null),
  enemy: (enemy) => (enemy === 3 ? { kind: 'pale-purser', number: 2 } : null),
  ship: (ship) => (ship === 4 ? 'cold-harvest' : null),
  card: () => 'Klopfen von unten',
  option: () => 'Sie zunageln',
  hex: (hex) => (hex === 7 ? { port: 'hollin-stair', what: 'port' } : { port: null, what: 'rough' }),
};
const line = (event: Event): string => plain(logLine(event, language, told));

const TAM = { seat: 0, crew: 1, board: 'tam-ferrow' } as const;
const DORCAS = { seat: 1, crew: 2, board: 'boatswain' } as const;

/** Faults that no text may have: broken tokens, empty places, English, marks that do not go together. */
function faults(text: string): readonly string[] {
  const found: string[] = [];
  const bare = plain(text);
  if (bare.trim() === '') found.push('empty');
  if (/[{}|]/.test(bare)) found.push('token');
  if (/undefined|null(?![\p{L}])|NaN|\[object/u.test(bare)) found.push('hole');
  if (/\b(?:the|and|of|your|you|with|it|is|takes|gains|member)\b/i.test(bare)) found.push('English');
  if (/[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$/m.test(bare)) found.push('marks');
  return found;
}

describe('German effects', () => {
  it('have words in every tree', () => {
    const rng = seedRng('german');
    for (let n = 0; n < 4000; n += 1) {
      const effect = tree(rng, n % 4);
      const text = language.rules.effect(effect);
      expect(faults(text), `${JSON.stringify(effect)}\n${plain(text)}`).toEqual([]);
      expect(plain(text)).toMatch(/^[\p{Lu}\d]/u);
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

  it('put the verb where it belongs', () => {
    const damage: Effect = { do: 'damage', count: 1 };
    const clue: Effect = { do: 'clues', by: 1 };
    expect(said(damage)).toBe('Dein Schiff nimmt 1 Schaden.');
    expect(said({ do: 'may', effect: clue })).toBe('Du darfst 1 Hinweis erhalten.');
    expect(said(when({ if: 'shellback' }, damage, clue))).toBe(
      'Falls du einen Seebären in der Crew hast, nimmt dein Schiff 1 Schaden; sonst erhalte 1 Hinweis.',
    );
    expect(said(when({ if: 'not', condition: { if: 'passenger' } }, { do: 'refresh', kind: 'crew', count: 1 }))).toBe(
      'Falls du keinen Passagier an Bord hast, frische 1 Crewbefehl auf.',
    );
    expect(said({ do: 'all', of: [clue, { do: 'coin', by: 5 }, damage] })).toBe(
      'Erhalte 1 Hinweis und 5 Münzen. Dein Schiff nimmt 1 Schaden.',
    );
    expect(said({ do: 'pay', cost: { pay: 'strain', whom: 'it', count: 1 }, to: { do: 'repair', count: 1 } })).toBe(
      'Du darfst dieses Crewmitglied 1 Belastung nehmen lassen. Falls du das tust, repariere 1 Posten.',
    );
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
      'Falls der Navigationsposten besetzt ist, wirf den Schicksalswürfel.\n• 0–4: Erhalte 5 Münzen.\n• 5–9: Nichts geschieht.\nSonst nimmt dein Schiff 1 Schaden.',
    );
  });
});

describe('German numbers', () => {
  it.each([
    [1, '1 Münze', '1 Hinweis', '1 Posten', '1 Schritt', '1 Crewbefehl', '1 Feind erscheint', '1 Feld'],
    [2, '2 Münzen', '2 Hinweise', 'bis zu 2 Posten', '2 Schritte', '2 Crewbefehle', '2 Feinde erscheinen', '2 Feldern'],
    [5, '5 Münzen', '5 Hinweise', 'bis zu 5 Posten', '5 Schritte', '5 Crewbefehle', '5 Feinde erscheinen', '5 Feldern'],
    [
      21,
      '21 Münzen',
      '21 Hinweise',
      'bis zu 21 Posten',
      '21 Schritte',
      '21 Crewbefehle',
      '21 Feinde erscheinen',
      '21 Feldern',
    ],
  ])('count %i', (n, coins, clues, nodes, steps, orders, enemies, hexes) => {
    expect(said({ do: 'coin', by: n })).toBe(`Erhalte ${coins}.`);
    expect(said({ do: 'lose-clues', by: n })).toBe(`Verliere ${clues}.`);
    expect(said({ do: 'repair', count: n })).toBe(`Repariere ${nodes}.`);
    expect(said({ do: 'agenda', by: -n })).toBe(`Die Agenda geht um ${steps} zurück.`);
    expect(said({ do: 'refresh', kind: 'crew', count: n })).toBe(`Frische ${orders} auf.`);
    expect(said({ do: 'board', who: { count: n } })).toBe(`${enemies} auf deinem Deck.`);
    expect(said({ do: 'hit-enemy-ship', count: n, within: n })).toBe(
      `Das nächste Feindschiff oder der Uralte im Umkreis von ${hexes} nimmt ${n} Schaden.`,
    );
  });

  it('decline what stands before the noun', () => {
    const fresh = (kind: 'crew' | 'fleeting', atLeast: number): string =>
      plain(language.rules.requirement({ if: 'fresh-order', kind, atLeast }));
    expect(fresh('crew', 1)).toBe('Nur, wenn du mindestens 1 bereiten Crewbefehl hast.');
    expect(fresh('crew', 2)).toBe('Nur, wenn du mindestens 2 bereite Crewbefehle hast.');
    expect(fresh('fleeting', 1)).toBe('Nur, wenn du mindestens 1 bereiten flüchtigen Befehl hast.');
    expect(said({ do: 'gain-order', kind: 'fleeting' })).toBe('Erhalte 1 flüchtigen Befehl.');
    expect(plain(labelOf({ is: 'anyorder', order: 'fleeting' }, {}, language, told))).toBe('Flüchtiger Befehl');
  });

  it('stay uncounted until it happens', () => {
    expect(said({ do: 'coin', by: 'crew' })).toBe('Erhalte 1 Münze für jedes deiner Crewmitglieder.');
    expect(said({ do: 'damage', count: 'rolled' })).toBe('Dein Schiff nimmt so viel Schaden wie gewürfelt.');
    expect(said({ do: 'coin', by: { plusPlayers: 8 } })).toBe('Erhalte 8+ Münzen (8 plus Anzahl der Spieler).');
  });
});

describe('German names', () => {
  it('have all their forms', () => {
    const { crew, enemies, enemyShips, elders, improvements, artillery, treasures, ports, ships } = names;
    const shelves = { crew, enemies, enemyShips, elders, improvements, artillery, treasures, ports };
    const all = [...Object.values(shelves).flatMap((shelf) => Object.values(shelf)), ...ships];
    for (const { name, mood, forms, one } of all) {
      for (const text of [name, mood, one, ...Object.values(forms)]) expect(faults(text), name).toEqual([]);
    }
  });

  it.each([
    [names.enemies['pale-purser'], 'der Bleiche Zahlmeister', 'den Bleichen Zahlmeister', 'dem Bleichen Zahlmeister'],
    [names.enemies['wet-chorister'], 'der Nasse Chorist', 'den Nassen Choristen', 'dem Nassen Choristen'],
    [names.enemies['the-unwritten'], 'der Ungeschriebene', 'den Ungeschriebenen', 'dem Ungeschriebenen'],
    [names.enemyShips['late-ark'], 'die Späte Arche', 'die Späte Arche', 'der Späten Arche'],
    [names.enemyShips['saint-of-gulls'], 'die Möwenheilige', 'die Möwenheilige', 'der Möwenheiligen'],
    [names.improvements['iron-knees'], 'die Eisernen Knie', 'die Eisernen Knie', 'den Eisernen Knien'],
    [names.treasures['mouthless-idol'], 'der Mundlose Götze', 'den Mundlosen Götzen', 'dem Mundlosen Götzen'],
    [names.elders['drowned-bell'], 'Umbrel', 'Umbrel', 'Umbrel'],
  ])('decline: $name', ({ forms }, nom, acc, dat) => {
    expect(forms).toEqual({ nom, acc, dat });
  });

  it('stand in the case their sentence needs', () => {
    expect(line({ type: 'enemy-gone', seat: 0, enemy: 3, kind: 'the-unwritten', how: 'destroyed', left: 0 })).toBe(
      'Der Ungeschriebene ist vernichtet.',
    );
    expect(line({ type: 'enemy-moved', seat: 0, enemy: 3, kind: 'ropewife', from: 1, to: 6, toward: 2 })).toBe(
      'Die Seilerin bewegt sich ans Ruder, auf Dorcas Penhale zu.',
    );
    expect(line({ type: 'enemy-moved', seat: 0, enemy: 3, kind: 'ropewife', from: 1, to: 13, toward: null })).toBe(
      'Die Seilerin bewegt sich ins Krähennest auf dem Feindschiff.',
    );
    expect(line({ type: 'boarding', seat: 0, ship: 4, kind: 'cold-harvest', what: 'begins' })).toBe(
      'Du enterst die Kalte Ernte.',
    );
    expect(line({ type: 'fired', seat: 1, gun: 'larboard-long-nines', at: 3, hits: 2 })).toBe(
      'Anna feuert mit den Backbord-Neunpfündern, Ziel: raue See; 2 Schaden.',
    );
    expect(line({ type: 'installed', seat: 0, upgrade: 'deep-hold', slot: 0, gun: false })).toBe(
      'Du baust den Tiefen Laderaum ein.',
    );
    expect(line({ type: 'treasure', seat: 0, treasure: 'brass-sextant', how: 'sold', price: 21 })).toBe(
      'Du verkaufst den Messingsextanten für 21 Münzen.',
    );
    expect(line({ type: 'treasure', seat: 1, treasure: 'lamp-oil', how: 'handed-in' })).toBe(
      'Anna reicht Lampenöl ein.',
    );
    expect(line({ type: 'sailed', seat: 1, from: 1, to: 7, cost: 2 })).toBe('Anna segelt nach Hollerstieg (2 Punkte).');
    expect(line({ type: 'left', who: DORCAS, why: 'dismissed' })).toBe('Dorcas Penhale wird abgemustert.');
    expect(said({ do: 'board', who: { named: 'pale-purser', count: 1 } })).toBe(
      'Ein Bleicher Zahlmeister erscheint auf deinem Deck.',
    );
    expect(said({ do: 'board', who: { named: 'tallowman', count: 2 } })).toBe(
      '2 Talgmänner erscheinen auf deinem Deck.',
    );
  });

  it('of players are never inflected', () => {
    expect(line({ type: 'turn', seat: 0, number: 1 })).toBe('Du bist am Zug.');
    expect(line({ type: 'turn', seat: 1, number: 1 })).toBe('Anna ist am Zug.');
    expect(line({ type: 'story', seat: 0, story: 'x', what: 'begun' })).toBe('Deine Geschichte beginnt.');
    expect(line({ type: 'story', seat: 1, story: 'x', what: 'done' })).toBe(
      'Die Geschichte von Anna ist zu Ende erzählt.',
    );
    expect(line({ type: 'repaired', seat: 1, zone: 3 })).toBe(
      'Auf dem Schiff von Anna wird der Posten im Krähennest repariert.',
    );
    expect(line({ type: 'trade-refused', by: 1, with: 0 })).toBe('Anna lehnt den Tausch mit dir ab.');
    expect(
      line({
        type: 'traded',
        from: 1,
        to: 0,
        what: [
          { is: 'coin', count: 16 },
          { is: 'crew', crew: 1, board: TAM.board },
          { is: 'coin', count: 5 },
        ],
      }),
    ).toBe('Anna gibt dir 21 Münzen und Tam Ferrow.');
  });

  it('of enemies are numbered where several are alike', () => {
    const asked = { about: { enemy: 3 } };
    expect(plain(labelOf({ is: 'enemy', enemy: 3 }, asked, language, told))).toBe('Der Bleiche Zahlmeister 2');
    expect(plain(labelOf({ is: 'path', via: [6, 13] }, asked, language, told))).toBe(
      'Ruder → Krähennest des Feindschiffs',
    );
    expect(plain(labelOf({ is: 'board-ship', ship: 4 }, {}, language, told))).toBe('Die Kalte Ernte entern');
  });
});

describe('German questions', () => {
  const decision = { id: 1, seat: 0, min: 0, max: 3, options: [], rule: 'E2.2' } as const;

  it('count what may be chosen', () => {
    const options = Array.from({ length: 5 }, () => ({ ref: { is: 'yes' } as const }));
    const ask = (min: number, max: number): string =>
      plain(promptOf({ ...decision, kind: 'choose-treasure', min, max, options }, language, told));
    expect(ask(1, 1)).toBe('Wähle 1 Schatz.');
    expect(ask(2, 2)).toBe('Wähle 2 Schätze.');
    expect(ask(1, 3)).toBe('Wähle 1 bis 3 Schätze.');
    expect(ask(0, 1)).toBe('Wähle höchstens 1 Schatz.');
    expect(ask(0, 3)).toBe('Wähle bis zu 3 Schätze.');
    expect(ask(0, 5)).toBe('Wähle beliebig viele Schätze.');
  });

  it('ask with the infinitive where there is one', () => {
    const may = (effect: Effect): string =>
      plain(promptOf({ ...decision, kind: 'may', about: { effects: [effect] } }, language, told));
    expect(may({ do: 'repair', count: 1 })).toBe('Möchtest du 1 Posten reparieren?');
    expect(may({ do: 'pay', cost: { pay: 'coin', count: 5 }, to: { do: 'repair', count: 1 } })).toBe(
      'Möchtest du 5 Münzen zahlen? Dann: Repariere 1 Posten.',
    );
    expect(may({ do: 'damage', count: 1 })).toBe('Möchtest du das? Dein Schiff nimmt 1 Schaden.');
  });
});

describe('German tales', () => {
  it('tell every card of the box, with the same choices and outcomes', () => {
    expectWhole(tales, faults);
  });

  it('use German quotation marks and dashes', () => {
    for (const { id, name, text, mood } of listCards(content, language, tales)) {
      const whole = plain(`${name}\n${text}\n${mood}`);
      expect(whole, id).not.toMatch(/["”']|\s-\s|\.\.\.|—/);
      expect(whole.split('„').length, id).toBe(whole.split('“').length);
    }
  });

  it('have no two cards of one name', () => {
    expectNamesApart(tales);
  });
});

describe('German cards', () => {
  const cards = new Map(listCards(content, language, tales).map((card) => [card.id, card]));
  const text = (id: string): string => plain(cards.get(id)?.text ?? '');

  it('are written without a fault', () => {
    for (const { id, name, text: rules, mood } of cards.values()) {
      for (const each of [name, rules, mood]) expect(faults(each), `${id}: ${each}`).toEqual([]);
    }
  });

  it.each([
    ['trait:astute', 'Positiv, wirkt im Hafen. Braucht an der Universität 1 Hinweis weniger.'],
    ['improvement:iron-knees', 'Wirkt ohne Crew.\nStürme machen jedes Mal 1 Schaden weniger.\nKostet 15 Münzen.'],
    [
      'improvement:brig',
      '1 Zelle, 1 mehr neben einem gleichen Nachbarn.\nZu Beginn deines Zuges: Falls ein Feind an Deck ist, darfst du 2 Crewbefehle verbrauchen. Falls du das tust, sperre 1 Feind an Deck in eine freie Zelle.\nWenn du einen Hafen besuchst: Lege die Gefangenen ab; für jeden davon erhalte 1 Hinweis.\nKostet 20 Münzen.',
    ],
    [
      'enemy:lanternjaw',
      'Akt II. 5 Leben, 3 Würfel, 2 Beutewürfe.\nLockt (1 Omen): Das nächste Crewmitglied nimmt 1 Belastung.\nVerschluckt das Licht (3 Omen): Verliere 2 Hinweise. Dieser Feind wird verbannt.',
    ],
    ['treasure:grey-salt', 'Handelsware. 8 Münzen; 15 in Grauwiek, 0 in Salzmutter.'],
    ['artillery:bow-smasher', 'Feuert vom Bug: 5 Würfel auf 1 Feld und 3 Würfel auf 2 Felder.\nKostet 15 Münzen.'],
    ['crew:surgeon', 'Inselwert 4, Hafenwert 6, 2 Würfel, 6 Löcher, Heuer 15 Münzen.\nRuhige Nadel.'],
  ])('%s', (id, expected) => {
    expect(text(id)).toBe(expected);
  });
});
