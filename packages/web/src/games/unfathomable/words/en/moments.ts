import type { MomentsText } from '../moments';

export const moments: MomentsText = {
  role: 'Role',
  onlyYou: (name) => `Only ${name} should see this screen`,
  facedown: 'Your loyalty card lies facedown. It says whether you want the ship to arrive.',
  anotherFacedown: 'Another loyalty card lies before you. It may change everything.',
  turn: 'Turn it over',
  cards: 'Your loyalty cards',
  human: 'You are human',
  traitor: 'You are a traitor',
  stillHuman: 'Still human',
  traitorAfterAll: 'You were never one of them',
  stillTraitor: 'Still a traitor',
  wins: {
    human: 'You win if the ship arrives',
    hybrid: 'You win if the ship is lost',
    cultist: 'You win if the ship is lost at distance 12 or more',
  },
  lost: {
    dials: 'any one of the four dials falls to 0',
    fire: '6 rooms are damaged at the same time',
    deep: 'a Deep One must appear and none is left',
  },
  arrives: 'The waypoints add up to distance 12, and then the ship arrives once more.',
  advice: {
    human: [
      'Somebody here may not be human. Watch who adds how many cards to a check.',
      'Two cards in a check come from chaos. If more than two hinder, somebody helped them along.',
      'Watch the lowest of the four dials: the weakest is the one that sinks you.',
    ],
    hybrid: [
      'Nobody knows. Until you reveal yourself you count as human in every respect.',
      'Help a little less than you could. One wrong card in a check looks like chaos; two look like you.',
      'Strike once, in the open: revealing yourself is an action, and your sheet says what it does.',
    ],
    cultist: [
      'Let them sail. Before distance 12 a lost ship is your loss as well.',
      'Be useful and trusted until the harbour is near, then let one dial run out.',
      'Revealing yourself is an action, and your sheet says what it does.',
    ],
  },
  known: 'I know who I am',
  again: 'Look again at any time',
  whoLooked: 'Who has looked',
  hasLooked: 'has looked',
  notYet: 'not yet',
  choice: {
    title: 'Who are you aboard?',
    how: 'Press to read, press again to choose.',
    play: (name) => `Play ${name}`,
    bot: 'A bot',
    taken: (person, name) => `${person} plays ${name}`,
    easy: 'good first choice',
    final: 'This choice is final.',
    starts: 'Starts',
    advice: {
      keilani: 'Keep a good card back: you may add it when the total is already known.',
      arjun: 'Get about: you can reach any deck space and still have your action. Rescue and fight out there.',
      jeanne: 'Stay near the Boiler Room: nobody gets the ship along faster, and you can mend what breaks.',
      jamie: 'Shoot first: a weapon costs you no action. Save the arrest for somebody you are sure of.',
      svetlana: 'Stay where people get hurt, and hold some lore back: it keeps them out of the Sick Bay.',
      beatrice: 'Look ahead: you know what is coming before it does. Keep your feat for the roll that matters.',
      edmund: 'A little of everything: you can help in every check, and turn a poor card into a second roll.',
      ishmael: 'With lore you drive Dagon and Hydra off. Your feat shows somebody’s loyalty: wait for a real doubt.',
      william:
        'Stay near the Chapel: your lore feeds the ritual. With the Tome in your hands, you know the next spell.',
      samira: 'Find items and hand them out; those you keep make your feat stronger.',
    },
  },
  goOn: 'Continue',
  awakening: {
    title: 'The awakening',
    text: 'Everybody gets a second loyalty card. Whoever was human may find something else in the mirror.',
  },
  revealed: {
    title: (name) => `${name} is a traitor`,
    text: (card) => `The card says ${card}. Nobody has to guess about this one any more.`,
  },
  handed: {
    title: (name, title) => `${name} is now ${title}`,
    yours: (title) => `You are now ${title}`,
    text: (from) => `The title comes from ${from}.`,
  },
  lastLegs: {
    title: 'Land in sight',
    text: 'Distance 12 has been reached. If the ship arrives once more, the humans win.',
  },
};
