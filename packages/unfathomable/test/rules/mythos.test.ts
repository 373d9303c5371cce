import { rule } from '@undertow/unfathomable/testkit';
import { expect } from 'vitest';
import type { State } from '../../src/model/state';

const people = [
  { character: 'arjun', in: 'galley' },
  { character: 'keilani', in: 'galley' },
  { character: 'jamie', in: 'galley' },
] as const;

const step = {
  people,
  step: 'mythos',
  titles: { captain: 'keilani', keeper: 'jamie' },
  deepOnes: {},
  monarchs: { hydra: 'water-1', dagon: 'water-1' },
} as const;

rule(
  '[28.0] [28.1] [28.2] [28.3] a mythos card: first its crisis, then its activation icon, then its track icon',
  { ...step, mythos: ['missing-jewelry'], damageDeck: ['structural-any'] },
  (play) => {
    play.asked('keilani', 'crisis-option');
    expect(play.saw('activation')).toEqual([]);
    play.settles('keilani', 0);
    const parts = play.events().map(({ type }) => type);
    const order = ['mythos', 'crisis-option', 'resource', 'activation', 'damaged', 'track'] as const;
    expect(parts.filter((type) => order.some((each) => each === type))).toEqual([...order]);
    expect(play.saw('activation')).toEqual([{ type: 'activation', icon: 'hydra' }]);
    expect(play.saw('track')).toMatchObject([{ track: 'travel', from: 0, to: 1 }]);
    play.stops();
  },
);

rule(
  '[28.4] a drawn card is shown to all, resolved, and then discarded',
  { ...step, mythos: ['missing-jewelry'], damageDeck: ['structural-any'] },
  (play) => {
    expect(play.saw('mythos')).toEqual([{ type: 'mythos', card: 'missing-jewelry', seat: 0 }]);
    expect(play.view('spectator').mythos).toMatchObject({ drawn: 'missing-jewelry', top: null, count: 69 });
    play.settles('keilani', 0);
    expect(play.view('spectator').mythos).toMatchObject({ drawn: null, top: 'missing-jewelry', count: 69 });
    play.stops();
  },
);

rule('[28.4a] everybody can read the card that is being resolved', { ...step, mythos: ['missing-jewelry'] }, (play) => {
  for (const who of ['arjun', 'keilani', 'jamie', 'spectator'] as const)
    expect(play.view(who).mythos.drawn).toBe('missing-jewelry');
  play.stops();
});

const withSvetlana = { ...step, people: [...people, { character: 'svetlana', in: 'bridge' }] } as const;

rule(
  '[28.4d] [X.29] Svetlana chooses on her own card, whosever turn it is',
  { ...withSvetlana, mythos: ['do-no-harm'], damageDeck: ['fuel-leak'] },
  (play) => {
    play.scenario.expectAsked(3);
    play.settles('svetlana', 1);
    expect(play.person('svetlana').space).toBe('brig');
    play.stops();
  },
);

for (const [why, scene] of [
  ['nobody plays her', step],
  ['she is in the Brig', { ...step, people: [...people, { character: 'svetlana', in: 'brig' }] }],
  [
    'she is a revealed traitor',
    { ...step, people: [...people, { character: 'svetlana', in: 'bridge', revealed: 'hybrid' }] },
  ],
] as const)
  rule(
    `[28.4e] [X.29] if ${why}, Svetlana's card is discarded and another one is drawn`,
    { ...scene, mythos: ['do-no-harm', 'missing-jewelry'] },
    (play) => {
      expect(play.saw('mythos-unusable')).toEqual([{ type: 'mythos-unusable', card: 'do-no-harm' }]);
      expect(play.view('spectator').mythos).toMatchObject({ drawn: 'missing-jewelry', top: 'do-no-harm' });
      expect(play.asked('keilani', 'crisis-option').source).toBe('mythos:missing-jewelry');
      play.stops();
    },
  );

rule(
  '[28.4e] the same again for the card that is drawn instead',
  { ...step, mythos: ['do-no-harm', 'family-ties', 'missing-jewelry'] },
  (play) => {
    expect(play.saw('mythos-unusable').map(({ card }) => card)).toEqual(['do-no-harm', 'family-ties']);
    expect(play.view('spectator').mythos.drawn).toBe('missing-jewelry');
    play.stops();
  },
);

rule(
  '[28.4f] whoever looks at mythos cards shows and discards those of absent characters, and looks at as many more',
  {
    people: [{ character: 'arjun', in: 'bridge' }, people[1], people[2]],
    deepOnes: {},
    dice: [1],
    mythos: ['do-no-harm', 'hull-leak', 'family-ties', 'signs-of-life', 'infection', 'missing-jewelry'],
  },
  (play) => {
    play.uses('arjun', 'room:bridge').chooses('arjun', { is: 'deck', deck: 'mythos' });
    expect(play.saw('mythos-unusable').map(({ card }) => card)).toEqual(['do-no-harm', 'family-ties', 'signs-of-life']);
    expect(play.saw('looked', 'arjun')).toMatchObject([{ cards: ['hull-leak', 'infection'] }]);
    expect(play.saw('looked')).toEqual([{ type: 'looked', seat: 0, deck: 'mythos', count: 2 }]);
    play.offers('arjun', 'sort-top', [
      { is: 'mythos', mythos: 'hull-leak' },
      { is: 'mythos', mythos: 'infection' },
    ]);
    play.chooses('arjun', { is: 'mythos', mythos: 'infection' });
    expect(play.state.mythos.deck.at(-1)?.card).toBe('infection');
    expect(play.state.mythos.deck[0]?.card).toBe('hull-leak');
    play.leaves('arjun', 'action');
  },
);

rule(
  '[28.5] mythos cards have a faceup discard pile of their own',
  { ...step, mythos: ['do-no-harm', 'family-ties', 'missing-jewelry'], damageDeck: ['structural-any'] },
  (play) => {
    for (const who of ['arjun', 'spectator'] as const) expect(play.view(who).mythos.top).toBe('family-ties');
    play.settles('keilani', 0);
    for (const who of ['arjun', 'spectator'] as const) expect(play.view(who).mythos.top).toBe('missing-jewelry');
    expect(Object.values(play.view('arjun').skills).map(({ top }) => top)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    play.stops();
  },
);

/** One card left in the mythos deck, all others discarded. */
const lastCard = ({ mythos }: State): void => {
  mythos.discard.push(...mythos.deck.splice(0, mythos.deck.length - 1).map(({ card }) => card));
};

rule(
  '[28.6] the discards become a new deck after the last card has been resolved, not when it is drawn',
  { ...step, mythos: ['missing-jewelry'], damageDeck: ['structural-any'], also: lastCard },
  (play) => {
    expect(play.view('spectator').mythos).toMatchObject({ count: 0, drawn: 'missing-jewelry' });
    expect(play.saw('reshuffled')).toEqual([]);
    play.settles('keilani', 0);
    expect(play.view('spectator').mythos).toEqual({ count: 70, top: null, drawn: null });
    expect(play.saw('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'mythos' }]);
    play.stops();
  },
);

rule(
  '[28.6] if nobody can resolve the last card, the new deck is made for the card that is drawn instead',
  { ...step, mythos: ['do-no-harm'], also: lastCard },
  (play) => {
    expect(play.saw('mythos-unusable')[0]).toEqual({ type: 'mythos-unusable', card: 'do-no-harm' });
    expect(play.saw('reshuffled')[0]).toEqual({ type: 'reshuffled', deck: 'mythos' });
    expect(play.saw('mythos')).toHaveLength(1);
    play.stops();
  },
);
