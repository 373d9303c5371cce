import { expect, it } from 'vitest';
import type { Outcome } from '../src/store/changes';
import type { Committer } from '../src/store/committer';
import { Journal, type Watcher } from '../src/store/journal';

const round = () => new Promise((done) => setImmediate(done));
const quiet: Watcher = {
  committed: () => {},
  problem: (error) => {
    throw error;
  },
};

/** A disk that finishes a commit when it is told to. */
function slowDisk(atOnce: number) {
  const commits: { readonly groups: readonly string[]; readonly done: (outcomes: readonly Outcome[]) => void }[] = [];
  let closed = false;
  const committer: Committer<string> = {
    atOnce,
    commit: (groups, done) => commits.push({ groups, done }),
    close: async () => {
      closed = true;
    },
  };
  return {
    committer,
    under: () => commits.map(({ groups }) => groups.join()),
    isClosed: () => closed,
    finish: (ok = true) => {
      const { groups, done } = commits.shift() ?? { groups: [], done: () => {} };
      done(groups.map((_, id): Outcome => (ok ? { ok, id } : { ok, error: 'full' })));
    },
  };
}

it('what is written in one round goes to the disk together, as many commits at once as it takes', async () => {
  const disk = slowDisk(2);
  const journal = new Journal(disk.committer, quiet);
  const told: string[] = [];
  const write = (group: string) =>
    journal.write(
      group,
      () => told.push(group),
      () => told.push(`${group} failed`),
    );
  write('a');
  write('b');
  expect(disk.under()).toEqual([]);
  await round();
  expect(disk.under()).toEqual(['a,b']);
  write('c');
  await round();
  expect(disk.under()).toEqual(['a,b', 'c']);
  write('d');
  await round();
  write('e');
  await round();
  expect(disk.under()).toEqual(['a,b', 'c']);
  expect(told).toEqual([]);

  disk.finish();
  expect(told).toEqual(['a', 'b']);
  await round();
  expect(disk.under()).toEqual(['c', 'd,e']);
  disk.finish(false);
  expect(told).toEqual(['a', 'b', 'c failed']);
  disk.finish();
  expect(told).toEqual(['a', 'b', 'c failed', 'd', 'e']);
});

it('is closed when everything under way and everything that waits is on disk', async () => {
  const disk = slowDisk(2);
  const journal = new Journal(disk.committer, quiet);
  for (const group of ['a', 'b', 'c']) {
    journal.written(group);
    await round();
  }
  const closed = journal.close();
  for (const left of [2, 1, 0]) {
    expect(disk.isClosed()).toBe(false);
    disk.finish();
    await round();
    expect(disk.under()).toHaveLength(left);
  }
  await closed;
  expect(disk.isClosed()).toBe(true);
});
