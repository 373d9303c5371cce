import { conserved, diver, type Happening, type Pearls, pearls } from '@undertow/pearls';
import { describe, expect, test } from 'vitest';
import { die, type Game, Match, type Question, type Request, seedRng, type Viewer } from '../src';
import { type CheckSettings, checksFor, followTwins, playRandom, runCheck } from '../src/testkit';
import { type Memory, memory } from './memory';
import { twistQuestions } from './twist';

const settings = {
  options: [{ seats: 3 }],
  runs: 12,
  points: 8,
  invariant: conserved,
  reveals: (event: Happening, viewer: Viewer) =>
    event.type === 'drew' ? event.seat === viewer : !['rolled', 'found'].includes(event.type),
};

/** Which promises a game breaks. */
const broken = (game: Game<Pearls>, more: CheckSettings<Pearls> = {}): string[] =>
  checksFor(game, { ...settings, ...more })
    .filter((check) => {
      try {
        runCheck(check, settings);
        return false;
      } catch {
        return true;
      }
    })
    .map(({ title }) => title);

const ends = 'asks somebody until it is over, and gets there';
const saves = 'is the identical match after a save and a load at any decision';
const accepts = 'accepts every answer it offers';
const deals = 'deals something again when it is asked to';
const shows = 'shows nobody anything that depends on what is hidden from them';
const tells = 'tells nobody anything hidden in what follows, before it is revealed';
const imagines = 'can be imagined from every seat at any moment, and played on';

const chosen = 'tells nobody what somebody else has chosen in secret, before it is revealed';

const changeQuestion = (change: (question: Question, sea: Pearls['state']) => Question): Game<Pearls> =>
  twistQuestions(pearls, (request, { state }) => ({
    ...request,
    build: (seat) => {
      const question = request.build(seat);
      return question && change(question, state);
    },
  }));

const asksNobody = ({ seats, build }: Request): boolean => seats.every((seat) => build(seat) === null);

describe('conformance finds nothing wrong', () => {
  test('with the miniature game', () => expect(broken(pearls)).toEqual([]));

  test('when the rules pass over questions nobody could answer, and say so', () => {
    const brief = twistQuestions(pearls, (request, table) => {
      if (!asksNobody(request)) return request;
      table.nobodyToAsk();
      return null;
    });
    expect(broken(brief)).toEqual([]);
  });
});

describe('conformance finds the leak', () => {
  test('when a view counts what is hidden', () => {
    const leaky: Game<Pearls> = {
      ...pearls,
      view: (sea, viewer) => ({ ...pearls.view(sea, viewer), roll: sea.deck[0] ?? 0 }),
    };
    expect(broken(leaky)).toEqual([shows, tells]);
  });

  test('when a question mentions the next card', () => {
    const leaky = changeQuestion((question, sea) => ({ ...question, about: sea.deck.at(-1) }));
    expect(broken(leaky)).toEqual([shows, tells]);
  });

  test('when everybody can see who is asked for a charm', () => {
    const leaky = changeQuestion((question) => ({ ...question, open: true }));
    expect(broken(leaky)).toEqual([shows, tells]);
  });

  test('when a window opens only for those who can respond, which shows in the numbers of later questions', () => {
    const leaky = twistQuestions(pearls, (request) => (asksNobody(request) ? null : request));
    expect(broken(leaky)).toEqual([tells]);
  });

  test('when a drawn card is told to everybody', () => {
    const leaky: Game<Pearls> = {
      ...pearls,
      play: (table) => pearls.play({ ...table, emitSecretly: (_, secret) => table.emit(secret) }),
    };
    expect(broken(leaky)).toEqual([tells]);
    expect(broken(leaky, { reveals: () => true })).toEqual([]);
  });

  describe('when what somebody knows of a card follows it to where somebody else has put it', () => {
    const secrets: CheckSettings<Memory> = { reveals: () => false, shows: () => true, openPart: () => '' };
    const kept = (game: Game<Memory>, more: CheckSettings<Memory> = secrets): string[] => {
      const found: string[] = [];
      for (const check of checksFor(game, more))
        try {
          runCheck(check, { options: [{ seats: 3 }], runs: 6 });
        } catch {
          found.push(check.title);
        }
      return found;
    };

    test('because the twins differ in what was chosen', () => {
      expect(kept(memory(false))).toEqual([chosen]);
      expect(kept(memory(true))).toEqual([]);
    });

    test('and not where nobody says which answers are secret', () => {
      expect(kept(memory(false), { reveals: () => false, shows: () => true })).toEqual([]);
    });
  });
});

describe('conformance finds the fault', () => {
  test('when the rules ask on and on', () => {
    const endless: Game<Pearls> = {
      ...pearls,
      play: function* (table) {
        for (;;) {
          table.checkpoint();
          yield* pearls.play(table);
          table.state.turn = 0;
          for (const each of table.state.divers) each.pearls = 0;
        }
      },
    };
    expect(broken(endless, { maxAnswers: 500 })).toEqual([ends]);
  });

  test('when the rules go on without asking', () => {
    const silent: Game<Pearls> = {
      ...pearls,
      play: function* () {
        for (;;) yield { seats: [0, 1], build: () => null };
      },
    };
    expect(() => Match.start(silent, { seats: 2 }, 'silence')).toThrow('without asking anybody');
  });

  test('when a question has no legal answer', () => {
    const impossible = changeQuestion((question) => (question.kind === 'share' ? { ...question, least: 9 } : question));
    expect(broken(impossible)).toContain(ends);
  });

  test('when a rule remembers what only the state may know', () => {
    const forgetful: Game<Pearls> = {
      ...pearls,
      play: function* (table) {
        const luck = die(table.state.rng, 6);
        const winner = yield* pearls.play(table);
        return (winner + luck) % table.state.divers.length;
      },
    };
    expect(broken(forgetful)).toContain(saves);
  });

  test('when a checkpoint is taken in the middle of a turn', () => {
    const hasty = twistQuestions(pearls, (request, table) => {
      table.checkpoint();
      return request;
    });
    expect(broken(hasty)).toContain(saves);
  });

  test('when an offered answer makes the rules stumble', () => {
    const stumbling = changeQuestion((question) =>
      question.kind === 'bend'
        ? { ...question, options: [...question.options, { ref: { not: 'a number' } }] }
        : question,
    );
    expect(broken(stumbling)).toEqual(expect.arrayContaining([accepts]));
  });

  test('when a component gets lost', () => {
    const lossy = changeQuestion((question, sea) => {
      if (question.kind === 'share') sea.discard.pop();
      return question;
    });
    expect(broken(lossy)).toContain(ends);
  });

  test('when nothing is dealt again', () => {
    expect(broken({ ...pearls, redeal: () => {} })).toEqual([deals]);
  });

  test('when hands are dealt again that the game has already seen', () => {
    const inconsistent: Game<Pearls> = {
      ...pearls,
      redeal: (sea, viewer, rng) => {
        const { seller } = sea;
        sea.seller = null;
        pearls.redeal(sea, viewer, rng);
        sea.seller = seller;
      },
    };
    expect(broken(inconsistent)).toContain(imagines);
  });
});

test('an imagined world of a seat keeps what the seat holds', () => {
  const match = Match.start(pearls, { seats: 4 }, 'hands');
  const world = match.imagine(2, 'another deal');
  expect(diver(world.state, 2).hand).toEqual(diver(match.state, 2).hand);
  expect(world.state.deck).not.toEqual(match.state.deck);
  expect(world.state.rng).not.toEqual(match.state.rng);
});

test('twin worlds are followed for a while before something is revealed', () => {
  const steps = Array.from({ length: 60 }, (_, i) => {
    const match = Match.start(pearls, { seats: 3 }, `twins ${i}`);
    const rng = seedRng(`answers ${i}`);
    playRandom(match, rng, { maxAnswers: 4 });
    while (match.pending[0]?.kind !== 'turn') playRandom(match, rng, { maxAnswers: 1 });
    const [viewer] = ([0, 1, 2, 'spectator'] as const).slice(i % 4);
    return followTwins(match, viewer ?? 'spectator', `deal ${i}`, rng, 40, settings);
  });
  expect(steps.reduce((sum, count) => sum + count, 0) / steps.length).toBeGreaterThan(4);
});
