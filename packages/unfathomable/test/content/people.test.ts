import { describe, expect, it } from 'vitest';
import { character } from '../../src/content';
import { CHARACTER_SHEETS } from '../../src/content/characters';
import { ABILITIES, CHARACTERS, FEATS, REVEALS } from '../../src/content/ids';
import { LOYALTY_BOX, type LoyaltyRules, loyaltyDeck, type PlayerCount } from '../../src/content/loyalty';
import { KEEPER_ACTION, SUCCESSION } from '../../src/content/succession';
import { sum } from './tally';

describe('characters', () => {
  it('[L.2] are ten, each with an ability, a feat and a reveal of its own', () => {
    expect(CHARACTER_SHEETS.map((sheet) => sheet.id)).toEqual([...CHARACTERS]);
    expect(CHARACTER_SHEETS.map((sheet) => sheet.ability.id)).toEqual([...ABILITIES]);
    expect(CHARACTER_SHEETS.map((sheet) => sheet.feat.id)).toEqual([...FEATS]);
    expect(CHARACTER_SHEETS.map((sheet) => sheet.reveal.id)).toEqual([...REVEALS]);
    for (const id of CHARACTERS) expect(character(id).id).toBe(id);
  });

  it('[43.0] have skill sets of five cards', () => {
    for (const { skillSet } of CHARACTER_SHEETS) expect(sum(Object.values(skillSet))).toBe(5);
    expect(character('william').skillSet).toEqual({ lore: 3, will: 2 });
    expect(character('edmund').skillSet).toEqual({ influence: 1, lore: 1, observation: 1, strength: 1, will: 1 });
  });

  it('[43.0] draw no treachery', () => {
    for (const { skillSet } of CHARACTER_SHEETS) expect(skillSet.treachery).toBeUndefined();
  });

  it('have different starting items and start in rooms they can be in', () => {
    expect(new Set(CHARACTER_SHEETS.map((sheet) => sheet.item)).size).toBe(10);
    expect(Object.fromEntries(CHARACTER_SHEETS.map((sheet) => [sheet.id, sheet.start]))).toEqual({
      keilani: 'captains-cabin',
      arjun: 'bridge',
      jeanne: 'boiler-room',
      jamie: 'bridge',
      svetlana: 'captains-cabin',
      beatrice: 'chapel',
      edmund: 'galley',
      ishmael: 'galley',
      william: 'chapel',
      samira: 'cargo-hold',
    });
  });

  it('lose their feat with its use', () => {
    for (const { feat } of CHARACTER_SHEETS) expect(feat.spent).toBe(true);
  });

  it('reveal without effect in the Brig', () => {
    for (const { reveal } of CHARACTER_SHEETS) expect(reveal.notInBrig).toBe(true);
  });
});

describe('titles', () => {
  it('[IV.14a] the Captain line runs from Keilani to Samira', () => {
    expect(SUCCESSION.captain).toEqual([
      'keilani',
      'arjun',
      'jeanne',
      'jamie',
      'svetlana',
      'beatrice',
      'edmund',
      'ishmael',
      'william',
      'samira',
    ]);
  });

  it('[IV.15a] the Keeper line runs from William to Keilani', () => {
    expect(SUCCESSION.keeper).toEqual([
      'william',
      'ishmael',
      'beatrice',
      'edmund',
      'samira',
      'svetlana',
      'jamie',
      'jeanne',
      'arjun',
      'keilani',
    ]);
  });

  it('the Keeper looks at two spells and resolves one, once a turn', () => {
    expect(KEEPER_ACTION).toEqual({
      when: 'action',
      effect: { do: 'choose-spell', who: 'you', look: 2 },
      limit: 'turn',
    });
  });
});

describe('loyalty decks', () => {
  const deck = (players: PlayerCount, rules: LoyaltyRules = 'normal') => loyaltyDeck(players, rules);

  it('[IV.16a] three players: 1 Hybrid, 5 Human', () => {
    expect(deck(3)).toEqual({ hybrid: 1, cultist: 0, human: 5 });
  });

  it('[IV.16b] four players: 1 Hybrid, 1 Cultist, 6 Human', () => {
    expect(deck(4)).toEqual({ hybrid: 1, cultist: 1, human: 6 });
  });

  it('[IV.16c] five players: 2 Hybrid, 8 Human', () => {
    expect(deck(5)).toEqual({ hybrid: 2, cultist: 0, human: 8 });
  });

  it('[IV.16d] six players: 2 Hybrid, 1 Cultist, 9 Human', () => {
    expect(deck(6)).toEqual({ hybrid: 2, cultist: 1, human: 9 });
  });

  it('[I.1] without the Cultist, a Human takes its place', () => {
    expect(deck(4, 'no-cultist')).toEqual({ hybrid: 1, cultist: 0, human: 7 });
    expect(deck(6, 'no-cultist')).toEqual({ hybrid: 2, cultist: 0, human: 10 });
    expect(deck(3, 'no-cultist')).toEqual(deck(3));
    expect(deck(5, 'no-cultist')).toEqual(deck(5));
  });

  it('[L.6a] learning game, three players: 1 Hybrid, 5 Human', () => {
    expect(deck(3, 'learning')).toEqual({ hybrid: 1, cultist: 0, human: 5 });
  });

  it('[L.6b] learning game, four players: 1 Hybrid, 7 Human', () => {
    expect(deck(4, 'learning')).toEqual({ hybrid: 1, cultist: 0, human: 7 });
  });

  it('[L.6c] learning game, five players: 2 Hybrid, 8 Human', () => {
    expect(deck(5, 'learning')).toEqual({ hybrid: 2, cultist: 0, human: 8 });
  });

  it('[L.6d] learning game, six players: 2 Hybrid, 10 Human', () => {
    expect(deck(6, 'learning')).toEqual({ hybrid: 2, cultist: 0, human: 10 });
  });

  it('[IV.16] [L.6] hold two cards for each player and never more than the box', () => {
    for (const players of [3, 4, 5, 6] as const) {
      for (const rules of ['normal', 'no-cultist', 'learning'] as const) {
        const { human, hybrid, cultist } = deck(players, rules);
        expect(human + hybrid + cultist).toBe(2 * players);
        expect(human).toBeLessThanOrEqual(LOYALTY_BOX.human);
        expect(hybrid).toBeLessThanOrEqual(LOYALTY_BOX.hybrid);
        expect(cultist).toBeLessThanOrEqual(LOYALTY_BOX.cultist);
      }
    }
    expect(sum(Object.values(LOYALTY_BOX))).toBe(14);
  });
});
