import { describe, expect } from 'vitest';
import { SKILLS, type Skill } from '../../src/content/ids';
import type { State } from '../../src/model/state';
import { faceNamed, rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'galley', hand: ['observation 1', 'strength 2'] },
    { character: 'jeanne', in: 'bridge', hand: ['lore 3'] },
    { character: 'william', in: 'chapel' },
  ],
  deepOnes: {},
  ...more,
});

const skill = (each: Skill) => ({ is: 'skill', skill: each }) as const;

/** All but the first so many cards of a deck lie in its discard pile. */
const leave = (type: Skill, count: number) => (state: State) => {
  const { deck, discard } = state.skills[type];
  discard.push(...deck.splice(count));
};

describe('Skill decks (41.2)', () => {
  rule('[41.2a] every type has a deck and a faceup discard pile of its own', table(), (play) => {
    play.uses('arjun', 'skill:watch-and-learn').picks('arjun', skill('will'), skill('will'));
    const { skills } = play.view('spectator');
    expect(Object.keys(skills)).toEqual([...SKILLS]);
    expect(skills.observation.top).toBe(faceNamed('observation 1'));
    for (const each of SKILLS) if (each !== 'observation') expect(skills[each].top).toBeNull();
    expect(skills.will.count).toBe(21 - 2 - 2); // two in the chaos deck, two drawn
    expect(skills.treachery.count).toBe(21);
    play.stops();
  });

  rule(
    '[41.2b] drawing the last card of a deck makes its discards the new deck at once',
    table({ also: leave('will', 1) }),
    (play) => {
      const discarded = play.state.skills.will.discard.length;
      play.uses('arjun', 'skill:watch-and-learn').picks('arjun', skill('will'), skill('lore'));
      expect(play.saw('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'will' }]);
      expect(play.state.skills.will.deck).toHaveLength(discarded);
      expect(play.view('spectator').skills.will).toEqual({ count: discarded, top: null });
      play.stops();
    },
  );

  rule('[41.2b] with cards left in the deck nothing is shuffled', table({ also: leave('will', 3) }), (play) => {
    play.uses('arjun', 'skill:watch-and-learn').picks('arjun', skill('will'), skill('will'));
    expect(play.saw('reshuffled')).toEqual([]);
    expect(play.state.skills.will.deck).toHaveLength(1);
    play.stops();
  });

  rule(
    '[41.2c] [41.2d] a type with nothing in deck and discard cannot be drawn; a discard alone does not renew the deck',
    table({
      people: [
        { character: 'arjun', in: 'galley', hand: ['observation 1', 'observation 2'] },
        { character: 'jeanne', in: 'bridge' },
        { character: 'william', in: 'chapel' },
      ],
      current: 'arjun',
      also: (state) => state.players[0]?.hand.push(...state.skills.will.deck.splice(0)),
    }),
    (play) => {
      play.uses('arjun', 'skill:watch-and-learn');
      play.offers('arjun', 'draw-skills', (['influence', 'lore', 'observation', 'strength'] as const).map(skill));
      play.picks('arjun', skill('lore'), skill('lore'));
      play.uses('arjun', 'skill:true-grit'); // a will card goes to the empty discard pile after these two actions
      play.idles('arjun').uses('arjun', 'skill:persistence').passes('arjun');
      expect(play.state.skills.will.deck).toEqual([]);
      expect(play.state.skills.will.discard).toHaveLength(2);
      expect(play.saw('reshuffled')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[41.2d] the empty deck is renewed when somebody needs to draw from it',
    table({
      people: [
        { character: 'arjun', in: 'galley', hand: ['observation 1'] },
        { character: 'jeanne', in: 'bridge' },
        { character: 'william', in: 'chapel' },
      ],
      also: (state) => {
        const { deck, discard } = state.skills.will;
        const hand = state.players[1]?.hand;
        discard.push(...deck.splice(0, 2));
        hand?.push(...deck.splice(0));
      },
    }),
    (play) => {
      expect(play.view('arjun').skills.will.count).toBe(0);
      play.uses('arjun', 'skill:watch-and-learn').picks('arjun', skill('will'), skill('will'));
      expect(play.saw('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'will' }]);
      expect(play.person('arjun').hand).toHaveLength(2);
      expect(play.state.skills.will).toEqual({ deck: [], discard: [] });
      play.stops();
    },
  );

  rule(
    '[41.2e] only revealed traitors may have treachery cards instead of their own',
    table({ step: 'receive', current: 'jeanne' }),
    (play) => {
      expect(play.saw('drew')).toEqual([
        { type: 'drew', seat: 1, skills: ['influence', 'observation', 'observation', 'strength', 'strength'] },
      ]);
      play.asked('jeanne', 'action'); // was not asked about treachery
      play.stops();
    },
  );
});

describe('Hands (41.3)', () => {
  rule('[41.3] [41.3d] everybody sees how many cards are in a hand, only the owner sees which', table(), (play) => {
    for (const viewer of ['arjun', 'jeanne', 'william', 'spectator'] as const) {
      const seen = play.view(viewer).players;
      expect(seen.map(({ handCount }) => handCount)).toEqual([2, 1, 0]);
      expect(seen[0]?.hand).toEqual(viewer === 'arjun' ? [faceNamed('observation 1'), faceNamed('strength 2')] : null);
    }
    play.stops();
  });

  rule(
    '[41.3a] drawn cards go to the hand, and nobody else learns their values',
    table({ skillDecks: { will: ['will 5'], lore: ['lore 4'] } }),
    (play) => {
      play.uses('arjun', 'skill:watch-and-learn').picks('arjun', skill('will'), skill('lore'));
      expect(play.names('arjun')).toEqual(['strength 2', 'will 5', 'lore 4']);
      expect(play.saw('drew', 'arjun')[0]?.cards).toEqual([faceNamed('will 5'), faceNamed('lore 4')]);
      expect(play.saw('drew', 'jeanne')).toEqual([{ type: 'drew', seat: 0, skills: ['will', 'lore'] }]);
      play.stops();
    },
  );

  rule(
    '[41.3b] the whole split between decks is named before the first card is drawn',
    table({ dice: [8] }),
    (play) => {
      play.uses('arjun', 'room:galley');
      expect(play.asked('arjun', 'draw-skills')).toMatchObject({ min: 0, max: 5, repeat: true });
      expect(play.saw('drew')).toEqual([]);
      play.picks('arjun', skill('lore'), skill('lore'), skill('will'), skill('influence'));
      expect(play.saw('drew').map(({ skills }) => skills)).toEqual([['lore', 'lore', 'will', 'influence']]);
      play.nobodyResponds().asked('arjun', 'action');
      play.stops();
    },
  );

  rule(
    '[41.3c] only skill cards are held in hand: items, kept cards and loyalty lie in the play area',
    table({
      current: 'william',
      people: [
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'bridge' },
        { character: 'william', in: 'cargo-hold', hand: ['will 1'], kept: ['memory-of-the-deep'] },
      ],
      itemDeck: ['shotgun', 'plimsolls'],
    }),
    (play) => {
      play.uses('william', 'room:cargo-hold').picks('william', { is: 'item', item: 'shotgun' });
      expect(play.names('william')).toEqual(['will 1']);
      expect(play.view('arjun').players[2]).toMatchObject({
        handCount: 1,
        items: ['elder-sign-amulet', 'shotgun'],
        kept: ['memory-of-the-deep'],
        loyaltyCount: 1,
      });
      play.stops();
    },
  );

  rule(
    '[41.3e] [41.3f] ten cards are the most after a Discard step, for everybody; before it there may be more',
    table({
      step: 'discard',
      also: (state) => {
        state.players[0]?.hand.push(...state.skills.will.deck.splice(0, 11)); // 13
        state.players[2]?.hand.push(...state.skills.lore.deck.splice(0, 11)); // 11
        state.players[1]?.hand.push(...state.skills.influence.deck.splice(0, 9)); // 10
      },
    }),
    (play) => {
      expect(play.asked('arjun', 'discard-to-limit')).toMatchObject({ min: 3, max: 3 });
      expect(play.asked('william', 'discard-to-limit')).toMatchObject({ min: 1, max: 1 });
      expect(play.isAsked('jeanne')).toBe(false);
      play.scenario.expectRefusal(0, () => [0, 1], 'too-few');
      play.scenario.answer(0, () => [0, 1, 2]);
      play.scenario.answer(2, () => [4]);
      expect(play.state.players.map(({ hand }) => hand.length)).toEqual([10, 15, 10]); // Jeanne has received again
      play.stops();
    },
  );
});

describe('Using skill cards (41.4)', () => {
  rule(
    '[41.4] [41.4c] a used card is shown to all, and goes to the discard pile of its type after it has resolved',
    table(),
    (play) => {
      play.uses('arjun', 'skill:watch-and-learn');
      expect(play.saw('used')).toEqual([
        { type: 'used', seat: 0, source: 'skill:watch-and-learn', card: faceNamed('observation 1') },
      ]);
      expect(play.names('arjun')).toEqual(['strength 2']);
      expect(play.state.skills.observation.discard).toEqual([]);
      play.picks('arjun', skill('lore'), skill('lore'));
      expect(play.state.skills.observation.discard).toEqual([faceNamed('observation 1')]);
      play.stops();
    },
  );

  rule(
    '[41.4a] skill cards may be played on another player’s turn',
    table({
      people: [
        { character: 'arjun', in: 'galley' },
        { character: 'jeanne', in: 'bridge', hand: ['observation 3'] },
        { character: 'william', in: 'chapel' },
      ],
      deepOnes: { galley: 1 },
      dice: [2],
    }),
    (play) => {
      play.attacks('arjun', 'galley');
      play.picks('jeanne', { is: 'use', source: 'skill:keen-insight', by: 2 });
      expect(play.saw('used')[0]).toMatchObject({ seat: 1, source: 'skill:keen-insight' });
      play.nobodyResponds();
      expect(play.state.deepOnes.galley).toBe(0); // 2 + 2
      expect(play.state.skills.observation.discard).toEqual([faceNamed('observation 3')]);
      play.stops();
    },
  );

  rule('[41.4b] an Action ability of a skill card costs an action', table(), (play) => {
    expect(play.view('arjun').turn.actionsLeft).toBe(1); // one is being chosen
    play.uses('arjun', 'skill:watch-and-learn').picks('arjun', skill('lore'), skill('lore'));
    expect(play.view('arjun').turn.actionsLeft).toBe(0);
    play.idles('arjun');
    expect(play.saw('step').at(-1)?.step).toBe('mythos');
    play.stops();
  });

  rule(
    '[41.4b] other abilities cost none',
    table({
      people: [
        { character: 'arjun', in: 'galley', hand: ['observation 3'] },
        { character: 'jeanne', in: 'bridge' },
        { character: 'william', in: 'chapel' },
      ],
      deepOnes: { galley: 1 },
      dice: [2],
    }),
    (play) => {
      play.attacks('arjun', 'galley').picks('arjun', { is: 'use', by: 2 }).nobodyResponds();
      play.asked('arjun', 'action');
      expect(play.view('arjun').turn.actionsLeft).toBe(0);
      play.stops();
    },
  );
});

describe('Skill sets (43)', () => {
  rule('[43.1] [53.4] the skill set is drawn in Receive Skills', table({ step: 'receive' }), (play) => {
    expect(play.saw('drew')).toEqual([
      { type: 'drew', seat: 0, skills: ['influence', 'influence', 'observation', 'strength', 'strength'] },
    ]);
    expect(play.person('arjun').hand).toHaveLength(7);
    play.stops();
  });

  rule(
    '[43.2] an active Improvement adds one card of its type',
    table({
      people: [
        { character: 'william', items: ['treasured-memento', 'binoculars'], improvement: 'binoculars' },
        { character: 'jeanne' },
        { character: 'arjun' },
      ],
      step: 'receive',
    }),
    (play) => {
      expect(play.saw('drew')).toEqual([
        { type: 'drew', seat: 0, skills: ['lore', 'lore', 'lore', 'will', 'will', 'observation'] },
      ]);
      play.stops();
    },
  );
});
