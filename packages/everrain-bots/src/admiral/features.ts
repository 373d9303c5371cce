// What a voyage looks like in numbers, everything on the table turned up.
import type { Captain, State } from '@undertow/everrain';

const sum = <T>(list: readonly T[], each: (one: T) => number): number =>
  list.reduce((total, one) => total + each(one), 0);

const LENGTHS = ['short', 'medium', 'long'] as const;

/** In the order of the weights. */
export function features(state: State): number[] {
  const { tracks, captains, elder, players } = state;
  const share = 1 / Math.max(1, players);
  const each = (count: (captain: Captain) => number): number => share * sum(captains, count);
  const crew = captains.flatMap((captain) => captain.crew);
  const arisen = elder.arisen;
  const clues = sum(captains, (captain) => captain.clues);
  const ahead = Math.max(0, tracks.end - tracks.ours);
  const behind = Math.max(0, tracks.end - tracks.theirs);
  return [
    // The table and the race.
    ...LENGTHS.map((length) => (state.length === length ? 1 : 0)),
    ...[1, 2, 3, 4].map((size) => (players === size ? 1 : 0)),
    ahead,
    behind,
    ahead - behind,
    4 * 0.75 ** ahead,
    4 * 0.75 ** behind,
    tracks.agenda,
    tracks.elder,
    clues,
    clues * share,
    state.act,
    state.round / 10,
    // The Elder One.
    elder.turned ? 1 : 0,
    arisen ? 1 : 0,
    arisen ? arisen.trauma : 0,
    arisen ? arisen.progress : 0,
    // The ships.
    each(({ coin }) => Math.sqrt(Math.max(0, coin))),
    each(({ coin }) => (coin < 10 ? 1 : 0)),
    each(({ fresh }) => fresh.crew + fresh.navigation + fresh.artillery + fresh.fleeting),
    each(({ destroyed }) => destroyed.filter(Boolean).length),
    each(({ destroyed }) => (destroyed.filter(Boolean).length >= 5 ? 1 : 0)),
    each(({ enemies }) => enemies.length),
    each(({ enemies }) => sum(enemies, (enemy) => enemy.trauma)),
    each(({ hold }) => hold.length),
    each(({ below }) => below.filter(({ installed }) => installed !== null).length),
    each(({ guns }) => guns.filter(({ installed }) => installed !== null).length),
    each(({ passengers }) => passengers.length),
    each(({ stories }) => stories.filter((story) => story.state === 'open').length),
    each(({ sunk }) => (sunk ? 1 : 0)),
    each(({ hex, sunk }) => (hex === null && !sunk ? 1 : 0)),
    // The crews.
    share * crew.length,
    each((captain) => (captain.crew.length < 3 ? 1 : 0)),
    share * sum(crew, ({ trauma }) => trauma),
    share * sum(crew, ({ strain }) => strain),
    share * sum(crew, ({ trauma, strain }) => (trauma + strain >= 5 ? 1 : 0)),
    share * sum(crew, ({ fatigued }) => (fatigued ? 1 : 0)),
    // The sea.
    state.enemyShips.length,
    share * sum(state.enemyShips, ({ trauma }) => trauma),
    state.wrecks.length,
    state.storms.length,
    state.stack.length / 5,
    state.explored.length / 5,
    state.destroyedPorts.length,
  ];
}
