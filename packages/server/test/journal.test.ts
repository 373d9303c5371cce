import { expect, it } from 'vitest';
import type { Outcome } from '../src/store/changes';
import type { Committer } from '../src/store/committer';
import { Journal, type Watcher } from '../src/store/journal';

const round = () => new Promise((done) => setImmediate(done));
/** Until nothing more comes in, and what has come is on its way. */
const rest = async () => {
  await round();
  await round();
};
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
  await rest();
  expect(disk.under()).toEqual(['a,b']);
  write('c');
  await rest();
  expect(disk.under()).toEqual(['a,b', 'c']);
  write('d');
  await rest();
  write('e');
  await rest();
  expect(disk.under()).toEqual(['a,b', 'c']);
  expect(told).toEqual([]);

  disk.finish();
  expect(told).toEqual(['a', 'b']);
  await rest();
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
    await rest();
  }
  const closed = journal.close();
  for (const left of [2, 1, 0]) {
    expect(disk.isClosed()).toBe(false);
    disk.finish();
    await rest();
    expect(disk.under()).toHaveLength(left);
  }
  await closed;
  expect(disk.isClosed()).toBe(true);
});

it('waits for more as long as every round brings some, until there is enough for a commit', async () => {
  const disk = slowDisk(1);
  const journal = new Journal(disk.committer, quiet);
  for (const group of ['a', 'b', 'c']) {
    journal.written(group);
    await round();
    expect(disk.under()).toEqual([]);
  }
  await round();
  expect(disk.under()).toEqual(['a,b,c']);
  disk.finish();
  const many = Array.from({ length: 12 }, (_, i) => `${i}`);
  for (const group of many) {
    journal.written(group);
    await round();
  }
  expect(disk.under()).toEqual(['0,1,2,3,4,5,6,7']);
  disk.finish();
  await rest();
  expect(disk.under()).toEqual(['8,9,10,11']);
});

it('what can be done meanwhile is done when the disk has its work, not before', async () => {
  const disk = slowDisk(1);
  const journal = new Journal(disk.committer, quiet);
  const seen: string[][] = [];
  const look = () => seen.push(disk.under());
  journal.written('a');
  journal.meanwhile(look);
  await round();
  journal.written('b');
  journal.meanwhile(look);
  await round();
  expect(seen).toEqual([]);
  await rest();
  expect(seen).toEqual([['a,b'], ['a,b']]);
  // The disk is busy and takes no more for now: there is time.
  journal.written('c');
  journal.meanwhile(look);
  await round();
  expect(seen).toHaveLength(3);
});
