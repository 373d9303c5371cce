import type { MomentsText } from './type';

export const moments: MomentsText = {
  goOn: 'Continue',
  awakened: {
    title: (name) => `It awakens: ${name}`,
    wants: (aim) => `Its aim: ${aim}`,
    text: 'It cannot be killed. From now on it acts first in every enemy phase; if it gets what it wants, all is lost.',
  },
  act: {
    ours: 'You were there first: every captain gains an order.',
    theirs: 'They were there first: the Elder One comes closer.',
    text: 'Wages are due, stronger enemies put to sea, and a storm comes up.',
  },
  sank: {
    title: (name) => `${name} has sunk`,
    yours: 'Your ship has sunk',
    why: {
      nodes: 'Not one node of the ten was left.',
      crew: 'Nobody was left alive on board.',
      boarding: 'The boarding was lost.',
    },
    text: 'Crew, coins and schematics are gone; clues and a treasure lie in the wreck. The Elder One comes a step closer. Next round the captain returns in a port.',
  },
  back: {
    title: (name) => `${name} is back`,
    yours: 'You are back',
    text: 'In port again, with a mended ship, one deckhand and 20 coins.',
  },
};
