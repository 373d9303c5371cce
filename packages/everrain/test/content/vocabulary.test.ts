import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import type { Effect, Knack, Moment, Passive } from '../../src/content/effect';
import { everyEffect, everyPart } from '../../src/content/walk';

/** Every deed of the language; `spare` ones are there for other content and on no card of ours. */
const DEEDS: Readonly<Record<Effect['do'], 'used' | 'spare'>> = {
  nothing: 'used',
  all: 'used',
  may: 'used',
  choose: 'used',
  pay: 'used',
  when: 'used',
  fate: 'used',
  test: 'used',
  captains: 'used',
  coin: 'used',
  'lose-coin': 'used',
  clues: 'used',
  'lose-clues': 'used',
  treasure: 'used',
  'lose-treasure': 'used',
  schematic: 'used',
  upgrade: 'used',
  spoils: 'used',
  'gain-order': 'used',
  exhaust: 'used',
  refresh: 'used',
  'move-free': 'used',
  suffer: 'used',
  recover: 'used',
  'gain-trait': 'used',
  'lose-trait': 'used',
  fatigue: 'used',
  rouse: 'used',
  'crew-joins': 'used',
  'crew-leaves': 'used',
  'crew-dies': 'spare',
  'go-below': 'used',
  wages: 'used',
  damage: 'used',
  'damage-node': 'used',
  repair: 'used',
  'turn-ship': 'used',
  drift: 'used',
  board: 'used',
  'enemy-ship': 'used',
  wound: 'used',
  banish: 'used',
  'discard-enemy': 'used',
  imprison: 'used',
  'hand-over': 'used',
  'hit-enemy-ship': 'used',
  'heal-self': 'used',
  'self-moves': 'used',
  'more-damage': 'used',
  'self-returns': 'used',
  agenda: 'used',
  discovery: 'used',
  elder: 'used',
  'storm-moves': 'used',
  'new-storm': 'used',
  'destroy-port': 'spare',
  'to-port': 'used',
  'clues-count-double': 'used',
  prices: 'used',
  'begin-story': 'used',
};

const KNACKS: Readonly<Record<Knack, true>> = {
  'reroll-fate': true,
  'survives-death': true,
  'swaps-expedition': true,
  'sells-at-best': true,
  'reveals-freely': true,
  'cannot-man-guns': true,
  'cannot-man-helm': true,
  'cannot-man-crows-nest': true,
  'cannot-explore': true,
  'cannot-activate': true,
  'never-fatigued': true,
  'mans-two': true,
  'must-be-paid-double': true,
  'omens-are-damage': true,
  'omens-are-evasion': true,
  'unseen-by-enemies': true,
  'free-listen': true,
  'no-service': true,
  'starts-frays-late': true,
};

const MOMENTS: Readonly<Record<Moment, 'used' | 'spare'>> = {
  'turn-start': 'used',
  'turn-end-at-sea': 'used',
  'port-visit': 'used',
  'expedition-start': 'used',
  'fray-won': 'used',
  'enemy-boards': 'used',
  reveal: 'used',
  'node-destroyed': 'used',
  'act-end': 'used',
  'round-end': 'spare',
};

const passives: readonly Passive[] = [
  ...content.traits,
  ...content.improvements,
  ...content.artillery,
  ...content.treasures,
].flatMap((thing): readonly Passive[] => thing.passives ?? []);
const used = <Key extends string>(words: Readonly<Record<Key, string | true>>): readonly string[] =>
  Object.entries(words).flatMap(([word, how]) => (how === 'spare' ? [] : [word]));

describe('The language of the cards', () => {
  it('has no deed that no card of ours does, but for the spare ones', () => {
    const found = new Set(everyEffect(content).flatMap(({ effect }) => everyPart(effect).map((part) => part.do)));
    expect([...found].toSorted()).toEqual(used(DEEDS).toSorted());
  });

  it('has no knack that nobody has', () => {
    const found = new Set(passives.flatMap((passive) => (passive.is === 'knack' ? [passive.knack] : [])));
    expect([...found].toSorted()).toEqual(used(KNACKS).toSorted());
  });

  it('has no moment at which nothing happens, but for the spare one', () => {
    const found = new Set(passives.flatMap((passive) => (passive.is === 'when' ? [passive.moment] : [])));
    expect([...found].toSorted()).toEqual(used(MOMENTS).toSorted());
  });
});
