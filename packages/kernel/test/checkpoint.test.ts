import { pearls } from '@undertow/pearls';
import { describe, expect, test } from 'vitest';
import { Match, type MatchSettings, seedRng } from '../src';
import { packed, plain } from '../src/checkpoint';
import { playRandom } from '../src/testkit';

describe.each([
  ['as objects', plain],
  ['as text', packed],
])('a checkpoint kept %s', (_, keep) => {
  test('gives everybody a state of their own, as it was at that moment', () => {
    const state = { log: ['sink'], deep: { pearls: 3 } };
    const checkpoint = keep(state, 4, 7);
    state.log.push('swim');
    const copies = [checkpoint.copy(), checkpoint.copy(), checkpoint.copy()];
    for (const copy of copies) copy.deep.pearls++;
    copies.push(checkpoint.copy());
    expect(copies.map(({ log, deep }) => [...log, deep.pearls])).toEqual([
      ['sink', 4],
      ['sink', 4],
      ['sink', 4],
      ['sink', 3],
    ]);
    expect([checkpoint.answers, checkpoint.serial]).toEqual([4, 7]);
    expect(JSON.parse(checkpoint.text())).toEqual({ log: ['sink'], deep: { pearls: 3 } });
  });
});

test('a match plays, saves, forks and goes back alike however its checkpoints are kept', () => {
  const journey = (checkpoints: MatchSettings['checkpoints']) => {
    const around = { checkpoints: checkpoints ?? true };
    const match = Match.start(pearls, { seats: 3 }, 'kept', around);
    playRandom(match, seedRng('first'), { maxAnswers: 17 });
    const { match: loaded } = Match.load(pearls, match.save(), around);
    const forks = [0, 1, 2].map((n) => {
      const fork = match.fork();
      playRandom(fork, seedRng(`fork ${n}`));
      return fork.result;
    });
    const imagined = [match.imagine(1, 'world').state, match.imagine(2, 'world').state];
    playRandom(loaded, seedRng('second'), { maxAnswers: 5 });
    loaded.undo(12);
    const [saved, state] = [match.save(), loaded.state];
    return { saved, state, forks, imagined, pending: loaded.pending };
  };
  expect(journey('packed')).toEqual(journey(true));
});

test.each([true, 'packed'] as const)('the checkpoint that lies there leads on to the same game (%s)', (checkpoints) => {
  const match = Match.start(pearls, { seats: 3 }, 'lies there', { checkpoints });
  playRandom(match, seedRng('on'), { maxAnswers: 40 });
  const { state, at, serial } = match.kept;
  expect([at > 0, at <= match.length]).toEqual([true, true]);
  const { match: loaded } = Match.load(pearls, {
    ...match.record,
    checkpoint: JSON.parse(state),
    checkpointAt: at,
    serial,
  });
  expect([loaded.state, loaded.pending]).toEqual([match.state, match.pending]);
});
