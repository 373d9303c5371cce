import { describe, expect } from 'vitest';
import { rule, type Scene } from '../../src/testkit';

const table = (more: Partial<Scene> = {}): Scene => ({
  people: [
    { character: 'arjun', in: 'deck-1' },
    { character: 'jeanne', in: 'deck-1' },
    { character: 'william', in: 'deck-1' },
  ],
  deepOnes: {},
  passengers: {},
  mythos: ['missing-jewelry', 'class-struggle', 'missing-parents'],
  ...more,
});

describe('The turn of a human (53)', () => {
  rule(
    '[53.1] [53.8] turns go clockwise, the token passing to the left each time',
    table({ current: 'jeanne', step: 'turn-start' }),
    (play) => {
      play.idles('jeanne', 2).settles('arjun', 0);
      play.idles('william', 2).settles('arjun', 0).nobodyResponds();
      play.idles('arjun', 2);
      expect(play.saw('turn').map(({ number, seat }) => [number, seat])).toEqual([
        [1, 1],
        [2, 2],
        [3, 0],
      ]);
      play.stops();
    },
  );

  rule('[53.3] [53.2] its steps: Receive Skills, Action, Mythos, Discard', table({ step: 'turn-start' }), (play) => {
    play.idles('arjun', 2).settles('arjun', 0);
    expect(
      play
        .saw('step')
        .map(({ step }) => step)
        .slice(0, 5),
    ).toEqual(['receive', 'action', 'mythos', 'discard', 'receive']);
    play.stops();
  });

  rule('[53.4] it begins with the skill set', table({ step: 'turn-start' }), (play) => {
    expect(play.person('arjun').hand).toHaveLength(5);
    expect(play.saw('drew')[0]?.skills).toEqual(['influence', 'influence', 'observation', 'strength', 'strength']);
    play.asked('arjun', 'action');
    play.stops();
  });

  rule('[53.5] then two actions, the same one twice if one likes, and no third', table(), (play) => {
    play.moves('arjun', 'deck-2').moves('arjun', 'deck-3');
    expect(play.person('arjun').space).toBe('deck-3');
    play.asked('arjun', 'crisis-option');
    play.stops();
  });

  rule('[53.6] then one mythos card is drawn and resolved', table({ step: 'mythos' }), (play) => {
    play.settles('arjun', 0);
    expect(play.saw('mythos')).toEqual([{ type: 'mythos', card: 'missing-jewelry', seat: 0 }]);
    expect(play.state.dials.sanity).toBe(7);
    expect(play.saw('activation')).toEqual([{ type: 'activation', icon: 'hydra' }]);
    expect(play.state.tracks.travel).toBe(1);
    expect(play.state.mythos.discard).toEqual(['missing-jewelry']);
    play.stops();
  });

  rule(
    '[53.7] then every player above ten discards down to ten',
    table({
      step: 'discard',
      also: (state) => {
        state.players[2]?.hand.push(...state.skills.will.deck.splice(0, 12));
      },
    }),
    (play) => {
      expect(play.isAsked('arjun')).toBe(false);
      expect(play.asked('william', 'discard-to-limit')).toMatchObject({ min: 2, max: 2 });
      play.scenario.answer(2, () => [0, 1]);
      expect(play.person('william').hand).toHaveLength(10);
      expect(play.state.turn.current).toBe(1);
      play.stops();
    },
  );

  rule(
    '[L.17] an action is resolved in full before the next one is chosen',
    table({
      deepOnes: { 'deck-1': 1 },
      people: [
        { character: 'arjun', in: 'deck-1' },
        { character: 'jeanne', in: 'deck-1', hand: ['strength 1'] },
        { character: 'william', in: 'deck-1' },
      ],
      dice: [1],
    }),
    (play) => {
      play.attacks('arjun', 'deck-1');
      expect(play.isAsked('arjun')).toBe(false); // the roll may still be made again
      play.passes('jeanne');
      play.asked('arjun', 'action');
      play.stops();
    },
  );
});
