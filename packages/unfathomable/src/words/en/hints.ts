// English: what the learning game explains when it first comes up.
import type { Language } from '../language';

export const hints: Language['hints'] = {
  goal: {
    title: 'Bring the ship home',
    text: 'Humans win when the ship arrives once more after its waypoints add up to a distance of 12. The traitors win when a resource runs out, six rooms are damaged or the Deep Ones overrun the ship.',
  },
  board: {
    title: 'The ship',
    text: 'Rooms lie inside, deck spaces around them, water around those. Monsters come from the water over the deck into the rooms.',
  },
  resources: {
    title: 'Four dials',
    text: 'Fuel, food, sanity and souls. If one of them reaches 0, the humans lose at once.',
  },
  'your-character': {
    title: 'Your character',
    text: 'Your sheet shows your skill set, your ability and your feat. A feat works once per game.',
  },
  'skill-cards': {
    title: 'Skill cards',
    text: 'Each card is worth its value in checks and has an ability. Using it for one means not using it for the other.',
  },
  receive: {
    title: 'Receive skills',
    text: 'Your turn begins with drawing your whole skill set. Others cannot see your cards.',
  },
  actions: {
    title: 'Two actions',
    text: 'Perform two actions on your turn, one after the other. The same one twice is fine.',
  },
  move: { title: 'Move', text: 'A move takes you to any ship space, however far, except the Brig and the Sick Bay.' },
  fight: { title: 'Fight', text: 'Attack an enemy in your space: 4 or more defeats a Deep One, 6 or more a traitor.' },
  rescue: {
    title: 'Rescue',
    text: 'Passengers on deck are easy prey. Rescue one in your space, and they go back to the supply.',
  },
  rooms: {
    title: 'Rooms',
    text: 'Nearly every room has an action of its own, once per turn. It cannot be used while the room is damaged or an enemy is there.',
  },
  mythos: {
    title: 'The mythos step',
    text: 'Each turn ends with a mythos card: first the crisis, then the monsters, then a track.',
  },
  check: {
    title: 'Skill checks',
    text: 'In turn, everybody may add cards facedown. Cards of the shown skills count for the total, all others against it.',
  },
  chaos: {
    title: 'Chaos',
    text: 'Two cards from the chaos deck join every check, so a card that hinders may not have come from any player.',
  },
  'crisis-choice': { title: 'A choice', text: 'Some crises are decided by one player alone. The card says who.' },
  activation: { title: 'Monsters act', text: 'The icon on the card says which monsters act now.' },
  tracks: {
    title: 'Two tracks',
    text: 'A full travel track brings a waypoint and its distance. A full ritual track sweeps the monsters from water and deck, and everybody else on deck with them.',
  },
  damage: {
    title: 'Damage',
    text: 'A damaged room cannot be used until it is repaired. Six damaged rooms sink the ship.',
  },
  repair: {
    title: 'Repair',
    text: 'In a damaged room, spend an action and the cards the damage card asks for to repair it.',
  },
  discard: { title: 'Ten cards', text: 'At the end of each turn, everybody discards down to 10 cards.' },
  titles: {
    title: 'Captain and Keeper',
    text: 'The Captain chooses the waypoints, the Keeper of the Tome the spells. Both decide crises.',
  },
  spells: {
    title: 'Spells',
    text: 'The Keeper of the Tome looks at two spells and resolves one of them. Most of them have a price.',
  },
  loyalty: {
    title: 'Loyalty',
    text: 'You have been dealt a loyalty card. One Hybrid card makes you a traitor. Do not show it to anybody.',
  },
  reveal: {
    title: 'Revealing',
    text: 'As an action, traitors may reveal themselves: they use their reveal ability once and play openly against the ship from then on.',
  },
  brig: {
    title: 'The Brig',
    text: 'In the Brig you cannot move, and you add at most one card to a check. A check gets you out.',
  },
  awakening: {
    title: 'The awakening',
    text: 'At a distance of 6, everybody gets a second loyalty card. Friends may have become traitors.',
  },
  talk: {
    title: 'Careful words',
    text: 'Speak of hidden cards only vaguely, such as high or low. That way traitors can lie, and nobody is above suspicion.',
  },
};
