import type { TableMeta } from '@undertow/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ears, Unreachable } from '../../src/cluster/bus';
import { Fenced } from '../../src/cluster/fenced';
import { answer, append, checkpoint, SEED, say, storedTable } from './kit/tables';
import { type Node, WORLDS, type World } from './kit/worlds';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

// One suite for whatever nodes share: what holds for one process alone holds for many.
describe.each(WORLDS)('$title', ({ open, skip }) => {
  let world: World;
  let ada: Node;
  let ben: Node;
  let names = 0;

  beforeAll(async () => {
    if (skip) return;
    world = await open();
  }, 60_000);
  afterAll(() => world?.close());

  /** Two nodes with names nobody had before, and a table. */
  async function setting(): Promise<TableMeta> {
    names++;
    ada = await world.node(`ada${names}`);
    ben = await world.node(`ben${names}`);
    await ada.directory.renew();
    await ben.directory.renew();
    return storedTable(ada.log);
  }

  async function claimed(node: Node, table: string): Promise<number> {
    const claim = await node.directory.claim(table);
    if (claim.kind !== 'mine') throw new Error(`not mine, but ${claim.kind}`);
    return claim.epoch;
  }

  describe.skipIf(skip)('the log', () => {
    it('gives back what was stored', async () => {
      const meta = await setting();
      const epoch = await claimed(ada, meta.id);
      await append(ada.log, meta.id, epoch, [
        { statement: 'beginAnswers', values: [meta.id, '[["everyone",{"it":"begins"}]]'] },
        checkpoint(meta.id, 0),
      ]);
      await append(ada.log, meta.id, epoch, [answer(meta.id, 0, [1, 2, 3]), say(meta.id, 1, 'Ahoy \u0000 \u2603')]);
      const loaded = await ben.log.load(meta.id);
      expect(loaded?.meta).toEqual(meta);
      expect(loaded?.secret).toBe(SEED);
      expect(loaded?.inParts).toBe(true);
      expect(loaded?.told).toEqual([
        { answer: null, heard: [{ audience: 'everyone', json: '{"it":"begins"}' }] },
        { answer: [1, 2, 3], heard: [] },
      ]);
      expect(loaded?.checkpoint).toEqual({ at: 0, serial: 0, state: '{}', version: 1, result: null });
      expect(loaded?.talk.map((line) => line.kind === 'text' && line.text)).toEqual(['Ahoy \u0000 \u2603']);
      expect(await ben.log.answers(meta.id)).toEqual([[1, 2, 3]]);
      expect(await ben.log.checkpoints(meta.id)).toHaveLength(1);
      expect(await ben.log.talk(meta.id)).toEqual(loaded?.talk);
      expect((await ben.log.read(meta.id))?.meta.id).toBe(meta.id);
      expect(await ben.log.load('nosuchtable0')).toBeUndefined();
      expect(await ben.log.read('nosuchtable0')).toBeUndefined();
    });

    it('refuses what is written under an old epoch, all of it', async () => {
      const { id } = await setting();
      const old = await claimed(ada, id);
      await append(ada.log, id, old, [answer(id, 0, [0])]);
      await world.lapse();
      await ben.directory.renew();
      const epoch = await claimed(ben, id);
      expect(epoch).toBeGreaterThan(old);
      await expect(append(ada.log, id, old, [answer(id, 1, [1]), say(id, 1, 'late')])).rejects.toBeInstanceOf(Fenced);
      await append(ben.log, id, epoch, [answer(id, 1, [2])]);
      expect(await ada.log.answers(id)).toEqual([[0], [2]]);
      expect(await ada.log.talk(id)).toEqual([]);
    });

    it('refuses whoever has let go of the table, or has claimed it anew', async () => {
      const { id } = await setting();
      const first = await claimed(ada, id);
      const second = await claimed(ada, id);
      expect(second).toBeGreaterThan(first);
      await expect(append(ada.log, id, first, [answer(id, 0, [0])])).rejects.toBeInstanceOf(Fenced);
      await append(ada.log, id, second, [answer(id, 0, [1])]);
      expect(await ada.log.answers(id)).toEqual([[1]]);
    });

    it('takes an answer only right after the one before it, and no two in one place', async () => {
      const { id } = await setting();
      const epoch = await claimed(ada, id);
      await expect(append(ada.log, id, epoch, [answer(id, 1, [9])])).rejects.toThrow();
      await append(ada.log, id, epoch, [answer(id, 0, [0])]);
      await expect(append(ada.log, id, epoch, [answer(id, 0, [9])])).rejects.toThrow();
      await expect(append(ada.log, id, epoch, [answer(id, 2, [9])])).rejects.toThrow();
      expect(await ada.log.answers(id)).toEqual([[0]]);
    });

    it('takes all of a group or nothing, and a bad group takes no other with it', async () => {
      const { id } = await setting();
      const other = await storedTable(ada.log);
      const epoch = await claimed(ada, id);
      const others = await claimed(ada, other.id);
      const results = await Promise.allSettled([
        append(ada.log, id, epoch, [say(id, 1, 'goes down with the answer'), answer(id, 5, [9])]),
        append(ada.log, other.id, others, [answer(other.id, 0, [1])]),
        append(ada.log, id, epoch, [answer(id, 0, [2])]),
      ]);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
      expect(await ada.log.talk(id)).toEqual([]);
      expect(await ada.log.answers(other.id)).toEqual([[1]]);
      expect(await ada.log.answers(id)).toEqual([[2]]);
    });

    it('takes no checkpoint that holds more than was answered', async () => {
      const { id } = await setting();
      const epoch = await claimed(ada, id);
      await append(ada.log, id, epoch, [answer(id, 0, [0])]);
      await expect(append(ada.log, id, epoch, [checkpoint(id, 2)])).rejects.toThrow();
      await append(ada.log, id, epoch, [checkpoint(id, 1)]);
      expect((await ada.log.load(id))?.checkpoint?.at).toBe(1);
    });

    it('forgets answers and what was stored after them', async () => {
      const { id } = await setting();
      const epoch = await claimed(ada, id);
      for (const seq of [0, 1, 2]) await append(ada.log, id, epoch, [answer(id, seq, [seq]), checkpoint(id, seq + 1)]);
      await append(ada.log, id, epoch, [
        { statement: 'cutAnswers', values: [id, 1] },
        { statement: 'cutCheckpoint', values: [id, 1] },
      ]);
      expect(await ada.log.answers(id)).toEqual([[0]]);
      expect((await ada.log.load(id))?.checkpoint?.at).toBe(1);
      await append(ada.log, id, epoch, [answer(id, 1, [7])]);
      expect(await ada.log.answers(id)).toEqual([[0], [7]]);
    });

    it('finds codes that move a seat until they are used or too old', async () => {
      const { id } = await setting();
      const epoch = await claimed(ada, id);
      const put = (code: string, expires: number) =>
        append(ada.log, id, epoch, [{ statement: 'putTransfer', values: [code, id, 2, expires] }]);
      await put(`good${names}`, Date.now() + 60_000);
      await put(`old${names}`, Date.now() - 1);
      expect(await ben.log.transfer(`good${names}`)).toEqual({ table: id, seat: 2 });
      expect(await ben.log.transfer(`old${names}`)).toBeUndefined();
      await append(ada.log, id, epoch, [{ statement: 'dropTransfer', values: [`good${names}`] }]);
      expect(await ben.log.transfer(`good${names}`)).toBeUndefined();
    });

    it('numbers reports', async () => {
      const { id } = await setting();
      const epoch = await claimed(ada, id);
      const file = () => append(ada.log, id, epoch, [{ statement: 'fileReport', values: [id, '{}'] }]);
      const first = await file();
      expect(first).toBeGreaterThan(0);
      expect(await file()).toBe(first + 1);
    });

    it('lists those that want to be found, the latest first', async () => {
      await setting();
      const list = (meta: TableMeta) => {
        meta.settings = { ...meta.settings, listed: true };
      };
      const lobby = await storedTable(ada.log, list);
      const playing = await storedTable(ada.log, (meta) => {
        list(meta);
        meta.status = 'playing';
      });
      const hidden = await storedTable(ada.log);
      const found = (await ben.log.listed()).map(({ id }) => id);
      expect(found).toContain(lobby.id);
      expect(found).not.toContain(hidden.id);
      expect(found.indexOf(lobby.id)).toBeLessThan(found.indexOf(playing.id));
    });

    it('lists those whose end nobody knows yet among those being played, by when they were touched', async () => {
      await setting();
      const listed = async (status: TableMeta['status'], told: TableMeta['status']) => {
        await pause(5);
        const list = (meta: TableMeta) => {
          meta.settings = { ...meta.settings, listed: true };
          meta.status = status;
        };
        return (await storedTable(ada.log, list, told)).id;
      };
      const earlier = await listed('playing', 'playing');
      const untold = await listed('over', 'playing');
      const told = await listed('over', 'over');
      const later = await listed('playing', 'playing');
      const found = (await ben.log.listed()).filter(({ id }) => [earlier, untold, told, later].includes(id));
      expect(found.map(({ id }) => id)).toEqual([later, untold, earlier]);
      expect(found.map(({ status }) => status)).toEqual(['playing', 'playing', 'playing']);
      expect((await ben.log.load(untold))?.meta.status).toBe('over');
      // Should its node be gone, somebody wakes it and says so.
      expect(await ben.log.due(Date.now() + 1_000)).toContain(untold);
      expect(await ben.log.due(Date.now() + 1_000)).not.toContain(told);
    });

    it('knows whether a table was touched in a certain time', async () => {
      await setting();
      const hour = 3_600_000;
      expect(await ada.log.touched(Date.now() - hour, Date.now() + hour)).toBe(true);
      expect(await ada.log.touched(Date.now() + hour, Date.now() + 2 * hour)).toBe(false);
      expect(await ada.log.touched(0, hour)).toBe(false);
    });

    it('knows sleeping tables at which time has run out', async () => {
      await setting();
      const late = await storedTable(ada.log, (meta) => {
        meta.status = 'playing';
        meta.settings = { ...meta.settings, pace: { kind: 'correspondence', days: 1 } };
        for (const seat of meta.seats) seat.deadline = 1_000;
      });
      expect(await ada.log.due(999)).not.toContain(late.id);
      expect(await ada.log.due(1_000)).toContain(late.id);
    });

    it('forgets lobbies nobody touches, and leaves the others', async () => {
      await setting();
      const lobby = await storedTable(ada.log);
      const playing = await storedTable(ada.log, (meta) => {
        meta.status = 'playing';
      });
      await ada.log.forgetLobbies(Date.now());
      expect(await ada.log.read(lobby.id)).toBeDefined();
      await ada.log.forgetLobbies(Date.now() + 48 * 3_600_000);
      expect(await ada.log.read(lobby.id)).toBeUndefined();
      expect(await ada.log.read(playing.id)).toBeDefined();
    });
  });

  describe.skipIf(skip)('the directory', () => {
    it('gives a table to one node at a time', async () => {
      const { id } = await setting();
      await claimed(ada, id);
      expect(await ben.directory.claim(id)).toEqual({ kind: 'theirs', node: ada.directory.node });
      expect(await ben.directory.owner(id)).toBe(ada.directory.node);
    });

    it('gives it to only one of those who want it at the same moment', async () => {
      const { id } = await setting();
      const claims = await Promise.all([ada, ben, ada, ben].map(({ directory }) => directory.claim(id)));
      const winners = new Set(claims.flatMap((claim, i) => (claim.kind === 'mine' ? [i % 2] : [])));
      expect(winners.size).toBe(1);
    });

    it('gives on what was released, under a higher epoch', async () => {
      const { id } = await setting();
      const epoch = await claimed(ada, id);
      await ada.directory.release(id, epoch);
      expect(await ben.directory.owner(id)).toBeUndefined();
      expect(await claimed(ben, id)).toBeGreaterThan(epoch);
      await ada.directory.release(id, epoch);
      expect(await ada.directory.owner(id)).toBe(ben.directory.node);
    });

    it('gives on what belonged to a node whose lease has run out, and tells it so', async () => {
      const { id } = await setting();
      const kept = await storedTable(ada.log);
      await claimed(ada, id);
      const own = await claimed(ada, kept.id);
      expect(await ada.directory.renew()).toBe('kept');
      await world.lapse();
      expect(await ben.directory.owner(id)).toBeUndefined();
      await ben.directory.renew();
      await claimed(ben, id);
      expect(await ada.directory.renew()).toEqual(new Map([[kept.id, own]]));
      expect(await ada.directory.renew()).toBe('kept');
      expect(await ada.directory.claim(id)).toEqual({ kind: 'theirs', node: ben.directory.node });
    });

    it('gives nothing to a node without a lease', async () => {
      const { id } = await setting();
      await world.lapse();
      await expect(ada.directory.claim(id)).rejects.toThrow('lease');
    });

    it('knows who is alive, and lets go of all that a node had when it leaves', async () => {
      const { id } = await setting();
      await claimed(ada, id);
      expect(await ben.directory.living()).toContain(ada.directory.node);
      await ada.directory.leave();
      expect(await ben.directory.living()).not.toContain(ada.directory.node);
      await claimed(ben, id);
    });
  });

  describe.skipIf(skip)('the bus', () => {
    const ears = (heard: string[], asked: Ears['asked'] = async (question) => `${question}!`): Ears => ({
      asked,
      told: (text) => heard.push(text),
      news: () => heard.push('news'),
      interrupted: () => {},
    });

    it('brings questions and answers, and says when nobody is there', async () => {
      const [here, there] = [await world.bus('here1'), await world.bus('there1')];
      await there.listen(ears([]));
      expect(await here.ask('there1', 'ahoy')).toBe('ahoy!');
      await expect(here.ask('nowhere', 'ahoy')).rejects.toBeInstanceOf(Unreachable);
      await there.close();
      await expect(here.ask('there1', 'ahoy')).rejects.toBeInstanceOf(Unreachable);
      await here.close();
    });

    it('says when the other one failed, which is not the same as gone', async () => {
      const [here, there] = [await world.bus('here2'), await world.bus('there2')];
      await there.listen(ears([], () => Promise.reject(new Error('leaking'))));
      const failed: unknown = await here.ask('there2', 'ahoy').catch((error) => error);
      expect(failed).toBeInstanceOf(Error);
      expect(failed).not.toBeInstanceOf(Unreachable);
      await Promise.all([here.close(), there.close()]);
    });

    it('tells in order, and news to all others', async () => {
      const heard: string[] = [];
      const own: string[] = [];
      const [here, there] = [await world.bus('here3'), await world.bus('there3')];
      await here.listen(ears(own));
      await there.listen(ears(heard));
      for (let i = 0; i < 100; i++) here.tell('there3', `${i}`);
      here.news();
      await expect.poll(() => heard.length).toBe(101);
      expect(heard).toEqual([...Array.from({ length: 100 }, (_, i) => `${i}`), 'news']);
      expect(own).toEqual([]);
      await Promise.all([here.close(), there.close()]);
    });
  });
});
