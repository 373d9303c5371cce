// English: what is explained the first time it comes up.
import type { Language } from '../language';

export const hints: Language['hints'] = {
  goal: {
    title: 'Learn more than they do',
    text: 'Bring the lens to the end of the ruler before the skull gets there. Clues move it; the University takes them.',
  },
  orders: {
    title: 'Orders',
    text: 'A round token moves one crew member anywhere, a hexagon sails, a square fires. Three come back each round: use them.',
  },
  course: {
    title: 'Setting a course',
    text: 'A navigation order gives 1 point and 1 more for each manned navigation node. Turning, going ahead and revealing cost 1 each, double in rough seas.',
  },
  'crows-nest': {
    title: 'The crow’s nest',
    text: 'Somebody must stand there to reveal the water ahead. New water brings clues at once.',
  },
  crew: {
    title: 'Moving crew',
    text: 'One crew order takes anybody anywhere, deck or below. Where an enemy stands, a fray begins.',
  },
  port: {
    title: 'In port',
    text: 'Enemies on your deck are banished, which feeds the agenda. Then send each of your crew to one service.',
  },
  services: {
    title: 'Five houses',
    text: 'Each crew member uses one service per visit. Install, Sell and Listen can be done again and again.',
  },
  university: {
    title: 'The University',
    text: 'Five clues, or relics worth as much, move the lens one space. This is how you win.',
  },
  expedition: {
    title: 'Ashore',
    text: 'Crew standing in a boat can explore the island. Whoever has the highest island value takes the test.',
  },
  card: { title: 'Sealed outcomes', text: 'You see the choices, not what follows. Once chosen, it stands.' },
  fray: {
    title: 'A fray',
    text: 'All crew in the zone add their dice. Attack dice wound, evasion dice cancel their damage; both sides strike at once.',
  },
  omens: { title: 'Omens', text: 'Each omen can be turned into a hit or an evade by exhausting one fresh order.' },
  trauma: {
    title: 'Trauma and strain',
    text: 'Red shards come from the left, violet beads from the right. When they meet, that crew member dies.',
  },
  strain: {
    title: 'Nights on deck',
    text: 'Ending your turn at sea costs everybody on deck 1 strain and draws a sea event. In port or at an island you are spared.',
  },
  enemies: {
    title: 'What they do',
    text: 'Enemies use omens first, then seek the nearest crew member, then strike; with nobody near they wreck the ship.',
  },
  ships: {
    title: 'Enemy ships',
    text: 'They hunt whoever is in range; otherwise they sail for their flag. If one arrives, its health feeds the agenda.',
  },
  guns: { title: 'Guns', text: 'Man the gun’s node, bring the enemy into its hexes, and issue an artillery order.' },
  agenda: { title: 'The rain gauge', text: 'It rises every round. Each time it reaches 10, the skull moves a space.' },
  discovery: {
    title: 'Falling behind',
    text: 'When they pull away from you, the Elder One’s eye draws nearer. When skull and eye meet, it awakens.',
  },
  act: {
    title: 'A new Act',
    text: 'Wages fall due, stronger enemies come, a storm gathers. If you were first, each player gains an order.',
  },
  storm: {
    title: 'Storms',
    text: 'Sailing in or out, or turning inside, destroys a node each time. Everything costs double.',
  },
  altar: { title: 'Altars', text: 'Every time you enter its tile, an enemy climbs aboard, until somebody purges it.' },
  wreck: { title: 'Wrecks', text: 'Stop there and loot it: one spoils roll, free of charge.' },
  story: {
    title: 'A story begins',
    text: 'Its next card waits for you in one of the decks. Nobody reads it before then.',
  },
  elder: {
    title: 'The Elder One',
    text: 'It cannot be killed, only slowed. Reach the end of the ruler before it completes its objective.',
  },
  sinking: {
    title: 'Sinking',
    text: 'With ten nodes or all crew lost, the ship sinks and comes back next turn at a port, poorer. Nobody is ever out.',
  },
  refresh: { title: 'Refresh', text: 'Up to three issued orders become fresh again. Choose the ones you will need.' },
  trade: {
    title: 'Side by side',
    text: 'Ships next to each other can trade anything but orders and installed upgrades.',
  },
};
