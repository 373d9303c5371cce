import type { AtSeaText } from '../at-sea';

const many = (n: number, one: string, other = `${one}s`): string => `${n} ${n === 1 ? one : other}`;

export const atSea: AtSeaText = {
  theatre: {
    uses: [
      'Omens: its ability',
      'Moves: to the nearest crew',
      'Damage to crew in its zone',
      'Damage to the node it stands on',
    ],
    fallen: (dice) => `${many(dice, 'die', 'dice')} fallen`,
    none: 'none',
    done: 'done',
    now: 'acts now',
    dice: (dice) => many(dice, 'die', 'dice'),
    storms: 'Storms',
    agenda: (by) => `Agenda +${by}`,
    discovery: (to) => `They step to ${to}`,
    skip: 'Skip to my choices',
    again: 'See this again',
    stop: 'Back to the table',
    why: {
      rolls: 'It rolls all its dice. Results are used from the top down.',
      pair: (from, to) => `Two of ${from} are of no use here: together they make one ${to}.`,
      ability: 'The omens suffice for its ability.',
      seeks: (name, zones) => `It seeks the nearest crew: ${name}, ${many(zones, 'zone')} away.`,
      node: 'There is nobody it can get at: it makes for the nearest whole node.',
      strikes: 'It stands among crew: all its damage at once.',
      breaks: (zone) => `Nobody stands beside it: node ${zone} breaks, and it is hurt itself.`,
      storm: (roll) =>
        roll < 5 ? `Rolled ${roll}: toward the first player.` : `Rolled ${roll}: where the first player likes.`,
      hunts: (name) => `${name} is in range: it hunts.`,
      bound: 'Nobody is in range: it makes for its destination.',
      agenda: 'Every round the agenda rises by two and one for each captain.',
      discovery: 'The gauge has run over: they step on.',
    },
  },
  tonight: {
    title: 'If you end the turn now',
    strain: (names) => `A night on deck: ${names}`,
    dies: (names) => `Would die: ${names}`,
    sheltered: 'In shelter: nobody takes strain.',
    points: (points) => `${many(points, 'navigation point')} would be lost.`,
    orders: (orders) => `${many(orders, 'fresh order')} left for omens.`,
  },
  fray: {
    title: 'As it stands',
    deals: (damage, health) => `${damage} damage against ${health} health`,
    destroyed: 'destroyed',
    takes: (trauma) => `your crew takes ${trauma} trauma`,
    unhurt: 'your crew takes nothing',
    killed: (names) => `${names} would die`,
  },
  aim: {
    noSight: 'no sight',
    hits: (hits, orMore) => `${hits}${orMore ? '+' : ''} ${hits === 1 && !orMore ? 'hit' : 'hits'}`,
    title: 'Chances, omens not turned',
    omens: 'Each omen can be turned into a hit with a fresh order.',
  },
  storm: {
    ships: 'Ships',
    enemies: 'Enemy ships',
    ports: 'Ports',
    nobody: 'No ship and no port lies under it.',
  },
  marks: {
    look: 'Look here',
    go: 'I go there',
    wipe: 'Wipe it away',
    here: (name) => `${name}: look here`,
    there: (name) => `${name} goes here`,
  },
};
