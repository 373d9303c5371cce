import type { Tally } from '../model/state';

export const noTally = (): Tally => ({
  cluesBy: { tile: 0, spoils: 0, listen: 0, event: 0, expedition: 0, denizen: 0, story: 0, wreck: 0, other: 0 },
  coinIn: { spoils: 0, sale: 0, gamble: 0, event: 0, expedition: 0, denizen: 0, story: 0, other: 0 },
  coinOut: {
    repair: 0,
    upgrade: 0,
    install: 0,
    treasure: 0,
    healing: 0,
    inn: 0,
    listen: 0,
    hire: 0,
    wages: 0,
    other: 0,
  },
  crewDeaths: 0,
  sinkings: 0,
  enemiesDestroyed: 0,
  enemiesBanished: 0,
  shipsSunk: 0,
});
