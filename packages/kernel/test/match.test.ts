import { pearls } from '@undertow/pearls';
import { describe, expect, test } from 'vitest';
import { ask, askAll, askOne, clone, die, type Flow, Match, type Save, seedRng, sha256Hex, type Table } from '../src';
import { playRandom } from '../src/testkit';
import { asked, give, type Tiny, tiny } from './tiny';

const started = () => Match.start(pearls, { seats: 3 }, 'match');
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Three rounds: seat 0 says a word, then both say yes or no at once. */
function* rounds({ state, checkpoint, emit }: Table<Tiny>, words = ['sink', 'swim']): Flow<string> {
  while (state.log.length < 6) {
    checkpoint();
    const word = yield* askOne(0, () => ({ kind: 'word', options: words.map((ref) => ({ ref })), rule: '1' }));
    state.log.push(word);
    const votes = yield* askAll([0, 1], () => ({ kind: 'vote', options: [{ ref: 'no' }, { ref: 'yes' }], rule: '2' }));
    state.log.push(votes.map(([, vote]) => vote).join());
    emit(`${word}: ${votes.map(([, vote]) => vote).join()}`);
  }
  return 'done';
}

describe('a simultaneous question', () => {
  test('takes each answer in its own time, and goes on when all are in', () => {
    const match = Match.start(tiny(rounds), { seats: 2 }, 'votes');
    give(match, 0, 1);
    expect(asked(match)).toEqual(['0:vote', '1:vote']);
    give(match, 1, 1);
    expect(asked(match)).toEqual(['0:vote']);
    expect(match.waiting('spectator')).toEqual({ seats: [0], others: false });
    expect(match.state.log).toEqual(['swim']);
    give(match, 0, 0);
    expect(match.state.log).toEqual(['swim', 'no,yes']);
  });

  test('keeps the answers that are in through a save, each on its own', () => {
    const match = Match.start(tiny(rounds), { seats: 2 }, 'votes');
    give(match, 0, 1);
    give(match, 1, 1);
    const save = throughJson(match.save());
    expect(save.answers).toEqual([
      [0, 1],
      [1, 1],
    ]);
    const { match: loaded } = Match.load(tiny(rounds), save);
    expect(asked(loaded)).toEqual(['0:vote']);
    give(loaded, 0, 0);
    expect(loaded.state.log).toEqual(['swim', 'no,yes']);
  });

  test('is asked anew of everybody else in an imagined world', () => {
    const match = Match.start(tiny(rounds), { seats: 2 }, 'votes');
    give(match, 0, 1);
    give(match, 1, 1);
    expect(asked(match.imagine(0, 'world'))).toEqual(['0:vote', '1:vote']);
    expect(asked(match.imagine(1, 'world'))).toEqual(['0:vote']);
  });
});

describe('an answer is refused', () => {
  const refused = (seat: number, id: number, picks: unknown) => {
    const match = started();
    const before = JSON.stringify([match.state, match.pending, match.record]);
    const verdict = match.answer(seat, id, picks);
    expect(JSON.stringify([match.state, match.pending, match.record])).toBe(before);
    return verdict;
  };
  test('from a seat that is not asked', () => expect(refused(1, 1, [0])).toEqual({ ok: false, reason: 'not-asked' }));
  test('to a question of the past', () =>
    expect(refused(0, 0, [0])).toEqual({ ok: false, reason: 'stale', rule: '1' }));
  test('that points past the options, with the rule that asked', () =>
    expect(refused(0, 1, [7])).toEqual({ ok: false, reason: 'out-of-range', rule: '1' }));
  test('that is no list', () => expect(refused(0, 1, 'dive')).toMatchObject({ reason: 'malformed' }));
  test('after the end', () => {
    const match = started();
    playRandom(match, seedRng('end'));
    expect(match.answer(0, 1, [0])).toEqual({ ok: false, reason: 'over' });
  });
  test('when it is given twice', () => {
    const match = Match.start(tiny(rounds), { seats: 2 }, 'votes');
    give(match, 0, 1);
    const id = match.decision(1)?.id ?? 0;
    give(match, 1, 1);
    expect(match.answer(1, id, [0])).toEqual({ ok: false, reason: 'not-asked' });
  });
});

test('an accepted answer does not change when the caller changes the list afterwards', () => {
  const match = started();
  const picks = [0];
  match.answer(0, 1, picks);
  picks[0] = 5;
  expect(match.record.answers).toEqual([[0, 0]]);
});

describe('what can only be answered in one way', () => {
  const one = (auto: boolean) =>
    tiny(function* () {
      const [only] = yield* ask(0, () => ({ kind: 'only', options: [{ ref: 'x' }], auto, rule: '0' }));
      return `${only}`;
    });
  test('is answered without asking where the question allows it, and leaves no answer in the record', () => {
    const match = Match.start(one(true), { seats: 1 }, 'auto');
    expect([match.over, match.result, match.length]).toEqual([true, 'x', 0]);
  });
  test('is asked all the same where it does not', () =>
    expect(asked(Match.start(one(false), { seats: 1 }, 'auto'))).toEqual(['0:only']));
});

describe('going back', () => {
  const played = () => {
    const match = Match.start(tiny(rounds), { seats: 2 }, 'back');
    for (const [seat, pick] of [
      [0, 1],
      [0, 1],
      [1, 0],
      [0, 0],
      [1, 1],
    ] as const)
      give(match, seat, pick);
    return match;
  };
  test('keeps what the remaining answers have told', () => {
    const match = played();
    expect(match.events(0)).toEqual(['swim: yes,no']);
    match.undo(3);
    expect(match.events(0)).toEqual(['swim: yes,no']);
    match.undo(2);
    expect(match.events(0)).toEqual([]);
    expect(asked(match)).toEqual(['1:vote']);
  });
  test('makes answers to the questions of before stale', () => {
    const match = played();
    const id = match.decision(0)?.id ?? 0;
    match.undo(4);
    expect(match.answer(0, id, [0])).toMatchObject({ ok: false, reason: 'stale' });
    const { match: loaded } = Match.load(tiny(rounds), throughJson(match.save()));
    expect(loaded.pending).toEqual(match.pending);
  });
  test('to an answer that was never given is an error', () => {
    expect(() => played().undo(6)).toThrow(RangeError);
    expect(() => played().undo(-1)).toThrow(RangeError);
  });
  test('changes nothing when the rules of today cannot repeat the past', () => {
    const { match } = Match.load(
      tiny((table) => rounds(table, ['swim'])),
      {
        ...throughJson(played().save()),
        answers: [
          [0, 1],
          [0, 1],
          [1, 0],
        ],
      },
    );
    expect(() => match.undo(1)).toThrow('out-of-range');
    expect(asked(match)).toEqual(['0:word']);
    expect(match.length).toBe(3);
    give(match, 0, 0);
  });
});

describe('after a change of the rules', () => {
  const saved = (): Save<Tiny> => {
    const match = Match.start(tiny(rounds), { seats: 2 }, 'rules');
    for (const [seat, pick] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      give(match, seat, pick);
    return throughJson(match.save());
  };
  test('a save goes on from its checkpoint when an answer is no longer legal, and says so', () => {
    const { match, lost, problem } = Match.load(
      tiny((table) => rounds(table, ['sink'])),
      saved(),
    );
    expect(lost).toBe(2);
    expect(problem).toContain('answer 3 of seat 0 is refused: out-of-range');
    expect(match.state.log).toEqual(['sink', 'yes,no']);
    expect(asked(match)).toEqual(['0:word']);
    expect(match.length).toBe(3);
  });
  test('so it does when answers may mean something else now', () => {
    const { match, lost, problem } = Match.load(tiny(rounds, 2), saved());
    expect(lost).toBe(2);
    expect(problem).toContain('from version 1 to 2');
    expect(asked(match)).toEqual(['0:word']);
  });
  test('nothing is lost when nothing has changed', () =>
    expect(Match.load(tiny(rounds), saved())).toMatchObject({ lost: 0 }));
  test('a save of another game is not touched', () =>
    expect(() => Match.load({ ...tiny(rounds), id: 'other' }, saved())).toThrow('cannot be continued as other'));
});

describe('a fault in the rules', () => {
  const faulty = (checkpointFirst: boolean) =>
    tiny(function* ({ state, checkpoint, emit }) {
      for (;;) {
        checkpoint();
        const answer = yield* askOne(0, () => ({
          kind: 'risk',
          options: [{ ref: 'safe' }, { ref: 'bad' }],
          rule: '0',
        }));
        state.log.push(answer);
        emit(answer);
        if (answer === 'bad') {
          if (checkpointFirst) checkpoint();
          throw new Error('the rules stumbled');
        }
      }
    });
  test.each([false, true])('leaves the match as it was (checkpoint just taken: %s)', (checkpointFirst) => {
    const match = Match.start(faulty(checkpointFirst), { seats: 1 }, 'fault');
    give(match, 0, 0);
    give(match, 0, 0);
    const before = JSON.stringify([match.state, match.pending, match.record, match.events(0), match.save()]);
    expect(() => give(match, 0, 1)).toThrow('the rules stumbled');
    expect(JSON.stringify([match.state, match.pending, match.record, match.events(0), match.save()])).toBe(before);
    give(match, 0, 0);
    expect(match.state.log).toEqual(['safe', 'safe', 'safe']);
  });
  test('leaves a match without checkpoints as it was', () => {
    const match = Match.start(faulty(false), { seats: 1 }, 'fault', { checkpoints: false });
    give(match, 0, 0);
    expect(() => give(match, 0, 1)).toThrow('the rules stumbled');
    expect(match.state.log).toEqual(['safe']);
    give(match, 0, 0);
    expect(match.state.log).toEqual(['safe', 'safe']);
  });
});

describe('a match without checkpoints', () => {
  const quiet = () => {
    const match = Match.start(pearls, { seats: 3 }, 'match', { checkpoints: false });
    playRandom(match, seedRng('some'), { maxAnswers: 9 });
    return match;
  };
  test('plays as one with checkpoints does', () => {
    const match = started();
    playRandom(match, seedRng('some'), { maxAnswers: 9 });
    expect(quiet().state).toEqual(match.state);
    expect(quiet().record).toEqual(match.record);
  });
  test('can be forked, saved and gone back in all the same, from its beginning', () => {
    const match = quiet();
    const before = clone(match.state);
    const fork = match.fork();
    expect(fork.state).toEqual(before);
    playRandom(fork, seedRng('more'), { maxAnswers: 5 });
    expect(match.state).toEqual(before);
    expect(Match.load(pearls, throughJson(match.save())).match.state).toEqual(before);
    match.undo(4);
    expect(match.length).toBe(4);
    expect(match.record.answers).toEqual(quiet().record.answers.slice(0, 4));
  });
  test('imagines worlds without touching its own', () => {
    const match = quiet();
    const before = clone(match.state);
    playRandom(match.imagine(0, 'world'), seedRng('play'));
    expect(match.state).toEqual(before);
  });
});

test('who is asked next is the first of those who are asked, and nobody at the end', () => {
  const match = started();
  for (let i = 0; i < 12; i++) {
    expect(match.nextDecision).toBe(match.pending[0]);
    playRandom(match, seedRng(`step ${i}`), { maxAnswers: 1 });
  }
  playRandom(match, seedRng('rest'));
  expect(match.over).toBe(true);
  expect(match.nextDecision).toBeUndefined();
});

describe('a fork', () => {
  test('goes its own way, and can be forked again', () => {
    const match = started();
    playRandom(match, seedRng('some'), { maxAnswers: 7 });
    const before = JSON.stringify(match.state);
    const fork = match.fork();
    playRandom(fork, seedRng('more'), { maxAnswers: 9 });
    expect(fork.fork().state).toEqual(fork.state);
    expect(JSON.stringify(match.state)).toBe(before);
  });
  test('is copied as the game knows how, where it does', () => {
    let copies = 0;
    const copying = {
      ...pearls,
      copy: (state: Parameters<typeof pearls.view>[0]) => {
        copies++;
        return clone(state);
      },
    };
    const match = Match.start(copying, started().options, 'copied');
    const before = match.state;
    copies = 0;
    expect(match.fork().state).toEqual(before);
    expect(copies).toBe(1);
  });
  test('hears only what happens from now on', () => {
    const match = started();
    playRandom(match, seedRng('some'), { maxAnswers: 7 });
    expect(match.fork().events(0)).toEqual([]);
  });
});

test('an imagined world can be played but has no past', () => {
  const world = started().imagine(0, 'world');
  playRandom(world, seedRng('play'));
  expect(world.over).toBe(true);
  expect(() => world.save()).toThrow('no past');
  expect(() => started().imagine(0, 'world').undo(0)).toThrow('no past');
});

test('dice to come are others in an imagined world', () => {
  const next = (seed: string) => {
    const { rng } = started().redealt(0, seed).state;
    return Array.from({ length: 8 }, () => die(rng, 6));
  };
  expect(next('a')).not.toEqual(next('b'));
  expect(next('a')).toEqual(next('a'));
});

test('deals and rolls from two generators that do not know of each other', () => {
  const { state } = started();
  expect(state.dice).toEqual(seedRng('match/dice'));
  expect(state.rng).not.toEqual(state.dice);
  const redealt = started().redealt(0, 'again').state;
  expect(redealt.dice).not.toEqual(state.dice);
});

test('the hash of the seed is known from the start, the seed only at the end', () => {
  const match = started();
  expect(match.commitment).toBe(sha256Hex('match'));
  expect(match.revealed).toBeUndefined();
  playRandom(match, seedRng('end'));
  expect(match.revealed).toBe('match');
});

describe('events', () => {
  test('can be taken by whoever keeps the log elsewhere', () => {
    const match = started();
    match.answer(0, 1, [0]);
    const types = match.takeEvents().map(({ event }) => event.type);
    expect(types).toEqual(['turn', 'drew', 'drew', 'turn']);
    expect(match.takeEvents()).toEqual([]);
  });
  test('for the end are known only then', () => {
    const match = started();
    playRandom(match, seedRng('end'), {
      before: () => expect(match.events(0).some(({ type }) => type === 'hands')).toBe(false),
    });
    const told = match.events('spectator').map(({ type }) => type);
    expect(told.slice(-2)).toEqual(['hands', 'won']);
  });
  test('are not kept when nobody wants them', () => {
    const match = Match.start(pearls, { seats: 2 }, 'quiet', { events: false });
    playRandom(match, seedRng('quiet'));
    expect(match.events(0)).toEqual([]);
  });
});

test('a copy shares nothing with what it was copied from', () => {
  const value = { a: [1, { b: null }], c: 'text', d: { e: [[]] } };
  const copy = clone(value);
  expect(copy).toEqual(value);
  copy.a.push(2);
  copy.d.e.push([]);
  expect(value).toEqual({ a: [1, { b: null }], c: 'text', d: { e: [[]] } });
});
