import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameCalled } from '@undertow/games';
import { describe, expect, it } from 'vitest';
import { advice, readGolden } from '../src/golden-file';

const home = fileURLToPath(new URL('../../../golden', import.meta.url));
const games = readdirSync(home).map((file) => file.replace(/\.json$/, ''));

describe.each(games)('the games of %s that are kept', (id) => {
  const game = gameCalled(id);
  const records = readGolden(`${home}/${id}.json`);

  it('are many, of every size', () => {
    expect(records.length).toBeGreaterThanOrEqual(24);
    const sizes = new Set(records.map(({ options }) => game.hosted().options(options)?.seats));
    expect([...sizes].sort()).toEqual([...game.trial.sizes]);
  });

  it('play to the identical end', () => {
    const changed = records.flatMap((record) => {
      const change = game.changeIn(record);
      return change === null ? [] : [`${record.seed} ${change}`];
    });
    expect(changed, `${changed.join('\n')}\n${advice(id)}`).toEqual([]);
  });
});
