import type { StakesText } from './type';

export const stakes: StakesText = {
  boarding: {
    bout: (bout) => `Boarding, bout ${bout}`,
    noRetreat: 'No retreat: it lasts until one side is dead.',
    win: 'Win',
    lose: 'Lose',
    won: (spoils) =>
      `${spoils === 1 ? '1 spoils roll' : `${spoils} spoils rolls`}, their ship is gone, your crew go below.`,
    lost: (ship, elder) =>
      elder === null
        ? `${ship} sinks with all hands.`
        : `${ship} sinks with all hands, the Elder One steps to ${elder}.`,
    against: 'Against you',
    dice: (dice) => (dice === 1 ? '1 die' : `${dice} dice`),
    onOurs: (zone) => `on your deck, zone ${zone}`,
    onTheirs: (zone) => `on theirs, zone ${zone}`,
  },
  test: {
    who: 'Who takes it?',
    success: 'Success',
    failure: 'Failure',
  },
  keys: {
    walk: 'On the chart: walk from hex to hex',
    press: 'Draw a course, then sail it',
    zones: 'Choose a zone of the deck',
    orders: 'To the orders',
    foes: 'Next enemy ship',
    point: 'Show the others this hex',
  },
  course: {
    second: 'A second order would reach the dotted hexes.',
  },
  port: {
    toGo: (names) => `Not gone yet: ${names}`,
    here: 'here',
    elsewhere: 'elsewhere',
    allGone: 'Everybody has gone.',
  },
};
