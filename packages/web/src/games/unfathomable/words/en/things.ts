import type { ThingsText } from '../things';

const SHUFFLED = 'When the deck runs out, its discards are shuffled to make a new one.';

export const things: ThingsText = {
  things: {
    'dial:fuel': {
      what: 'The coal that keeps her moving. Crises, waypoints and lost passengers take from it; it never rises above 10.',
      end: 'At 0 the fires go out: the game ends at once, and the humans have lost.',
    },
    'dial:food': {
      what: 'What everybody on board lives on. Crises, waypoints and lost passengers take from it; it never rises above 10.',
      end: 'At 0 the ship starves: the game ends at once, and the humans have lost.',
    },
    'dial:sanity': {
      what: 'How well those on board keep hold of their reason. Spells, crises and lost passengers take from it; it never rises above 10.',
      end: 'At 0 nobody is left in their right mind: the game ends at once, and the humans have lost.',
    },
    'dial:souls': {
      what: 'How many lives the voyage can still spare. Crises and lost passengers take from it; it never rises above 10.',
      end: 'At 0 too many have died: the game ends at once, and the humans have lost.',
    },
    'track:travel': {
      what: 'How near the ship is to her next waypoint. Icons on mythos cards and the Boiler Room advance it. With each step every monster in the water drifts one space towards the stern.',
      end: 'At Arrive the Captain chooses one of two waypoints, and the token goes back to Start. If the distance is 12 or more already, the ship is home and the humans win.',
    },
    'track:ritual': {
      what: 'How near the greater banishment is. Icons on mythos cards and the Chapel advance it.',
      end: 'At Cast the Deep Ones on deck and in the water go back to the supply, Father Dagon and Mother Hydra sink into the Deep, and every passenger and character on deck is defeated.',
    },
    distance: {
      what: 'What the waypoints passed so far add up to.',
      end: 'At 6 the awakening comes: everybody gets a second loyalty card. From 12 on, arriving once more brings the ship home.',
    },
    'damaged-rooms': {
      what: 'How many of the six rooms that can be hit are damaged. A damaged room cannot be used until somebody repairs it.',
      end: 'When all six are damaged at the same time, the ship is lost.',
    },
    'deep-ones-left': {
      what: 'The Deep Ones that are not on the board. Those that are defeated come back here.',
      end: 'If one must appear and none is left, the ship is overrun and lost.',
    },
    'deck:skill': {
      what: 'Cards of one skill. Each turn begins with drawing the cards your skill set lists. In a check a card counts for its value; otherwise it is used for its ability.',
      end: SHUFFLED,
    },
    'deck:treachery': {
      what: 'The skill of revealed traitors: only they draw these cards and use their abilities. They hinder in every check.',
      end: SHUFFLED,
    },
    'deck:chaos': {
      what: 'Two cards of each skill but treachery. Every check begins with two of them facedown, so a card that hinders need not have come from anybody.',
      end: 'When the last one is taken, a new deck is made in the same way.',
    },
    'deck:mythos': {
      what: 'Every turn ends with one of these: first a crisis, then monsters act, then a track advances.',
      end: SHUFFLED,
    },
    'deck:waypoint': {
      what: 'The legs of the voyage, each with an effect and a distance of 2, 3 or 4. The Captain keeps the deck, and chooses one of two whenever the ship arrives.',
    },
    'deck:spell': {
      what: 'Rites from the old book; most of them have a price. The Keeper of the Tome keeps the deck.',
      end: 'A spell that has been resolved leaves the game. When the deck is empty, there are no more.',
    },
    'deck:item': {
      what: 'Useful things. They lie faceup in front of whoever has them, and can be traded.',
      end: 'An item that leaves play is gone. When the deck is empty, no more can be drawn.',
    },
    'deck:damage': {
      what: 'Drawn whenever the ship or a room is damaged. Structural damage stays in the room until it is repaired; other cards have a one-off cost.',
    },
    'deck:loyalty': {
      what: 'They say who is on which side. Everybody is dealt one at the start and a second one at the awakening; these are the cards left for it.',
    },
    'deep-one': {
      what: 'It climbs from the water over the deck into the rooms. When it acts, it does the first of these that it can: attack a human in its space, defeat a passenger there, damage the room, move on.',
      end: 'An attack of 4 or more defeats it, and it goes back to the supply.',
    },
    passenger: {
      what: 'Somebody in danger on deck. An action in the same space rescues them, and while a human is with them nobody can harm them.',
      end: 'If a Deep One or a revealed traitor defeats one, the token is turned over, and the ship loses the resources on it.',
    },
    'monarch:dagon': {
      what: 'When he acts, two Deep Ones appear on the deck beside him; then he swims one space towards the bow. He cannot be attacked.',
      end: 'In the Deep he does not act. Instead two Deep Ones gather there, and once there are four or more, they rise together with him.',
    },
    'monarch:hydra': {
      what: 'When she acts, she damages the room nearest to her; then she swims one space towards the bow. She cannot be attacked.',
      end: 'In the Deep she does not act. Instead two Deep Ones gather there, and once there are four or more, they rise together with her.',
    },
    'title:captain': {
      what: 'In command of the ship: chooses the waypoints and decides many crises.',
      end: 'Whoever is sent to the Brig or reveals as a traitor loses the title; it passes to the next in line.',
    },
    'title:keeper': {
      what: 'Looks after the book of spells: may look at two of them as an action and resolve one, and decides some crises.',
      end: 'Whoever is sent to the Brig or reveals as a traitor loses the title; it passes to the next in line.',
    },
    'step:receive': {
      what: 'Whoever’s turn it is draws the skill cards of their skill set: the kinds and numbers on the character sheet. In the Sick Bay it is a single card.',
    },
    'step:action': {
      what: 'Whoever’s turn it is performs two actions: moving, attacking, using a space, an item or a card, and more. Everything that is possible now glows or stands in the question. Revealed traitors have actions of their own.',
    },
    'step:mythos': {
      what: 'A mythos card is drawn and resolved: first its crisis, then the monsters its icon wakes, then the track its icon moves. For a human in the Brig the crisis is skipped.',
    },
    'step:discard': {
      what: 'Everybody with more than 10 skill cards discards until 10 are left. Then it is the next player’s turn.',
    },
  },
  names: {
    distance: 'Distance',
    damagedRooms: 'Damaged rooms',
    deepOne: 'Deep One',
    passenger: 'Passenger',
    deck: (cards) => `Deck: ${cards}`,
    steps: {
      receive: 'Step 1: Receive skills',
      action: 'Step 2: Actions',
      mythos: 'Step 3: Mythos',
      discard: 'Step 4: Discard',
    },
  },
  dial: (now, most) => `Now ${now} of ${most}`,
  of: (now, all) => `Now ${now} of ${all}`,
  left: (count) => `${count} left`,
  holder: (name) => `Held by ${name}`,
  readTop: 'Read the top discard',
};
