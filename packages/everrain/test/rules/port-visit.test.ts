import { describe, expect } from 'vitest';
import { rule } from '../../src/testkit';
import { CARDS, IN_PORT, inHythe, inMarrow, leavesPort, sends, services } from './port-kit';
import { at, chart, steps } from './sea-kit';

const HYTHE = chart({ 12: '.P....' });
/** Heading east for the port on the next hex. */
const OFF_HYTHE = { hex: at(4, 4), facing: 0 } as const;

describe('visiting a port', () => {
  rule('[E7.1] a ship that begins its turn there visits', inHythe(), (play) => {
    expect(play.saw('visit')).toEqual([{ type: 'visit', seat: 0, hex: IN_PORT, port: 'hythe' }]);
    play.leaves(0, 'port');
  });

  rule('[E7.1] so does one that stops there when its points are spent', { captains: [OFF_HYTHE], ...HYTHE }, (play) => {
    play.orders(0, 'navigation').chooses(0, { is: 'forward' });
    expect(play.saw('visit')).toHaveLength(1);
    play.leaves(0, 'port');
  });

  rule(
    '[E7.1, E5.9] with points left it may sail on, or stop here: nothing else',
    { captains: [{ ...OFF_HYTHE, crew: [{ at: 6 }, {}] }], ...HYTHE },
    (play) => {
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.saw('visit')).toEqual([]);
      play.offers(0, 'turn', [{ is: 'helm', by: -1 }, { is: 'helm', by: 1 }, { is: 'forward' }, { is: 'visit' }]);
      play.chooses(0, { is: 'visit' });
      expect(play.saw('points-lost')).toEqual([{ type: 'points-lost', seat: 0, points: 1 }]);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.2] each port once a turn, several ports in one turn',
    {
      captains: [{ hex: at(6, 4), facing: 0, fresh: { navigation: 3 } }],
      ...chart({ 12: '..P...', 13: 'P.....' }),
      step: 'turn-start',
    },
    (play) => {
      leavesPort(play);
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      leavesPort(play);
      expect(play.saw('visit').map(({ port }) => port)).toEqual(['hythe', 'marrow']);
      for (let i = 0; i < 3; i++) play.chooses(0, { is: 'helm', by: 1 });
      play.orders(0, 'navigation').chooses(0, { is: 'forward' });
      expect(play.captain().hex).toBe(at(6, 4));
      expect(play.saw('visit')).toHaveLength(2);
      expect(play.canChoose(0, { is: 'visit' })).toBe(false);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E7.3] first, all enemies on deck are banished, and the agenda moves by what HEALTH they have left',
    inHythe({
      enemies: [
        { kind: 'crab', at: 1, trauma: 1 },
        { kind: 'eel', at: 2 },
      ],
    }),
    (play) => {
      expect(play.captain().enemies).toEqual([]);
      expect(play.state.tracks.agenda).toBe(1 + 2 + 4);
      expect(play.saw('enemy-gone').map(({ how, left }) => [how, left])).toEqual([
        ['banished', 2],
        ['banished', 4],
      ]);
      expect(play.saw('spoils')).toEqual([]);
      play.leaves(0, 'port');
    },
  );

  rule('[E7.4, E7.45] then the top denizen shows up, for all to see', inHythe(), (play) => {
    expect(play.view().visit?.denizens).toEqual(['fishwife']);
    expect(play.saw('card')).toEqual([{ type: 'card', seat: 0, card: 'fishwife', deck: 'denizen' }]);
    play.leaves(0, 'port');
  });

  rule(
    '[E7.4, E7.13] whoever wants to go to this very port is passed over and discarded',
    inMarrow({}, { decks: { denizen: ['pilgrim', 'clerk'] } }),
    (play) => {
      expect(play.view().visit?.denizens).toEqual(['clerk']);
      expect(play.state.decks.denizen.discard).toEqual(['pilgrim']);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.45] what a denizen’s options lead to stays sealed until one is chosen',
    inHythe(
      {},
      {
        decks: { denizen: ['stranger'] },
        ...chart(
          { 12: '.P....' },
          {
            cards: [
              ...CARDS,
              {
                id: 'stranger',
                deck: 'denizen',
                resolution: {
                  type: 'choice',
                  options: [
                    { id: 'nod', effect: { do: 'clues', by: 2 } },
                    { id: 'turn-away', effect: { do: 'coin', by: 7 } },
                  ],
                },
              },
            ],
          },
        ),
      },
    ),
    (play) => {
      sends(play, 10, 'denizen');
      const { options, about } = play.asked(0, 'card-choice');
      expect(options.map(({ ref }) => ref)).toEqual([
        { is: 'option', card: 'stranger', option: 0 },
        { is: 'option', card: 'stranger', option: 1 },
      ]);
      expect(about).toEqual({ card: 'stranger' });
      expect(play.saw('outcome')).toEqual([]);
      play.picks(0, { is: 'option', option: 0 });
      expect(play.saw('outcome')).toEqual([{ type: 'outcome', seat: 0, card: 'stranger', outcome: 0 }]);
      expect(play.captain().clues).toBe(2);
      play.leaves(0, 'port');
    },
  );

  rule('[E7.5, E7.11] crew is sent one at a time, without orders, and each uses one service', inHythe(), (play) => {
    expect(services(play, 10)).toEqual([
      'improve',
      'buy',
      'tend',
      'backstreet',
      'rest',
      'drink',
      'gamble',
      'hire',
      'listen',
      'denizen',
    ]);
    sends(play, 10, 'rest');
    expect(play.crew(10).place).toEqual({ is: 'ashore' });
    expect(services(play, 10)).toEqual([]);
    expect(services(play, 11)).toEqual([
      'improve',
      'buy',
      'tend',
      'backstreet',
      'drink',
      'gamble',
      'hire',
      'listen',
      'denizen',
    ]);
    expect(play.captain().fresh).toEqual({ crew: 3, navigation: 2, artillery: 1, fleeting: 0 });
    play.leaves(0, 'port');
  });

  rule(
    '[E7.11] somebody on deck and tired can be sent as well',
    inHythe({ crew: [{ at: 4, fatigued: true, strain: 2 }] }),
    (play) => {
      sends(play, 10, 'rest');
      expect(play.crew(10)).toMatchObject({ place: { is: 'ashore' }, strain: 0, fatigued: true });
      play.leaves(0, 'port');
    },
  );

  rule('[E7.6] what is not marked can be used once a visit', inHythe({ coin: 100 }), (play) => {
    sends(play, 10, 'rest');
    expect(play.blockedBecause(0, { is: 'send', crew: 11, service: 'rest' })).toBe('used');
    play.leaves(0, 'port');
  });

  rule('[E7.6, E7.36] what is marked, as often as the coin lasts', inHythe({ coin: 25 }, { dice: [0, 0] }), (play) => {
    sends(play, 10, 'listen');
    play.chooses(0, { is: 'again', service: 'listen' });
    expect(play.captain().coin).toBe(5);
    expect(play.canChoose(0, { is: 'again' })).toBe(false);
    expect(play.blockedBecause(0, { is: 'send', crew: 11, service: 'listen' })).toBe('cannot-pay');
    play.leaves(0, 'port');
  });

  rule(
    '[E7.7] at the end everybody sent goes below deck, the denizen is discarded, and the turn goes on',
    inHythe({ crew: [{ at: 4 }, { at: 5 }] }),
    (play) => {
      sends(play, 10, 'rest');
      leavesPort(play);
      expect(play.asked(0, 'place-crew').about).toMatchObject({ crew: 10 });
      play.chooses(0, { is: 'place', place: { is: 'below', slot: 3, space: null } });
      expect(play.crew(10).place).toEqual({ is: 'below', slot: 3, space: null });
      expect(play.crew(11).place).toEqual({ is: 'deck', zone: 5 });
      expect(play.state.decks.denizen.discard).toEqual(['fishwife']);
      expect(play.state.visit).toBeNull();
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E7.14] put into an effect space, somebody who is not tired sets it to work',
    inHythe({ crew: [{ at: 4, strain: 3 }] }),
    (play) => {
      sends(play, 10, 'tend');
      leavesPort(play);
      play.chooses(0, { is: 'place', place: { is: 'below', slot: 0, space: 0 } });
      expect(play.crew(10)).toMatchObject({ strain: 1, fatigued: true });
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E7.8] enemy ships pay no heed to a ship in port',
    {
      captains: [{ hex: IN_PORT }],
      ...chart({ 11: '......', 12: '.P....', 13: '......' }),
      step: 'sea-enemies',
      enemyShips: [{ kind: 'raider', hex: at(6, 4), destination: at(9, 4) }],
      dice: ['damage', 'damage', 'damage'],
    },
    (play) => {
      expect(play.saw('enemy-ship-acts').map(({ target }) => target)).toEqual([null]);
      expect(play.saw('node-destroyed')).toEqual([]);
      play.stops();
    },
  );

  rule(
    '[E7.9] no guns are fired in port or into it',
    {
      captains: [
        { hex: IN_PORT, guns: [null, null, 'bow-gun'], crew: [{ at: 0 }], facing: 0 },
        { hex: at(4, 4), guns: [null, null, 'bow-gun'], crew: [{ at: 0 }], facing: 0 },
      ],
      ...chart({ 12: '.P....', 13: '......' }),
      enemyShips: [{ kind: 'raider', hex: at(6, 4), destination: at(9, 4) }],
      turn: { visited: [IN_PORT] },
    },
    (play) => {
      expect(play.blockedBecause(0, { is: 'order', as: 'artillery' })).toBe('in-port');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E7.15] a port with another ship in it cannot be stopped at',
    { captains: [OFF_HYTHE, { hex: IN_PORT }], ...HYTHE },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'forward' })).toBe('would-stop-on-ship');
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E7.16] nor one with an enemy ship in it; the port itself is none the worse',
    {
      captains: [OFF_HYTHE],
      ...HYTHE,
      enemyShips: [{ kind: 'raider', hex: IN_PORT, destination: at(6, 5) }],
    },
    (play) => {
      play.orders(0, 'navigation');
      expect(play.blockedBecause(0, { is: 'forward' })).toBe('would-stop-on-ship');
      expect(play.state.destroyedPorts).toEqual([]);
      play.leaves(0, 'turn');
    },
  );

  rule(
    '[E2.26] while the visit lasts, nothing else is begun',
    { ...inHythe(), captains: [{ hex: IN_PORT }, { hex: at(6, 4) }] },
    (play) => {
      expect(play.scenario.match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'port']]);
      for (const is of ['order', 'trade', 'end-turn'] as const) expect(play.canChoose(0, { is })).toBe(false);
      play.leaves(0, 'port');
    },
  );

  rule('[E17.15] services are a matter of choice: one may leave at once', inHythe(), (play) => {
    leavesPort(play);
    expect(play.saw('service')).toEqual([]);
    expect(play.saw('visit-over')).toHaveLength(1);
    expect(steps(play)).toEqual(['helm -1', 'helm 1']);
    play.leaves(0, 'turn');
  });
});

describe('passengers', () => {
  rule(
    '[E7.12, E7.39] to take one aboard is one crew’s use of the visit; a cabin is taken',
    inHythe({}, { decks: { denizen: ['pilgrim'] } }),
    (play) => {
      sends(play, 10, 'denizen');
      play.chooses(0, { is: 'space', slot: 0, space: 1 });
      expect(play.captain().passengers).toEqual([{ card: 'pilgrim', slot: 0, space: 1 }]);
      expect(play.crew(10).place).toEqual({ is: 'ashore' });
      expect(services(play, 10)).toEqual([]);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.40] without a free cabin nobody can be taken',
    inHythe({ below: ['dinghy'] }, { decks: { denizen: ['pilgrim'] } }),
    (play) => {
      expect(play.blockedBecause(0, { is: 'send', crew: 10, service: 'denizen' })).toBe('no-cabin');
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.40] nor with every cabin taken',
    inHythe(
      { crew: [{ at: { slot: 0, space: 0 } }, { at: { slot: 0, space: 1 } }] },
      { decks: { denizen: ['pilgrim'] } },
    ),
    (play) => {
      expect(play.blockedBecause(0, { is: 'send', crew: 10, service: 'denizen' })).toBe('no-cabin');
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.41, E7.42] at their port they leave by themselves after the enemies, and pay',
    inMarrow({ passengers: [{ card: 'pilgrim', slot: 0, space: 0 }], enemies: [{ kind: 'crab', at: 1 }] }),
    (play) => {
      expect(play.captain().passengers).toEqual([]);
      expect(play.captain().coin).toBe(40 + 12);
      expect(play.state.decks.denizen.discard).toEqual(['pilgrim']);
      const told = play.scenario.events('spectator').map(({ type }) => type);
      expect(told.indexOf('enemy-gone')).toBeLessThan(told.indexOf('passenger'));
      expect(play.saw('service')).toEqual([]);
      play.leaves(0, 'port');
    },
  );

  rule(
    '[E7.46] one whose port nobody has found yet can be taken, and stays aboard',
    inHythe({}, { decks: { denizen: ['pilgrim'] } }),
    (play) => {
      expect(play.canChoose(0, { is: 'send', crew: 10, service: 'denizen' })).toBe(true);
      sends(play, 10, 'denizen');
      play.chooses(0, { is: 'space', slot: 0, space: 0 });
      leavesPort(play);
      expect(play.captain().passengers).toHaveLength(1);
      play.stops();
    },
  );
});
