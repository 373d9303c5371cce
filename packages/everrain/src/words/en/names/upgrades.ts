import type { OurArtillery } from '../../../content/artillery';
import type { OurImprovement } from '../../../content/improvements';
import type { Named } from '../../named';

export const improvements: Readonly<Record<OurImprovement, Named>> = {
  cabins: { name: 'Cabins', mood: 'Six feet by three, a door that shuts, and a lamp.' },
  dinghy: { name: 'Dinghy', mood: 'Holds one, and whatever that one is bringing back.' },
  'ships-boat': { name: 'Ship’s Boat', mood: 'Room for two, which is the right number to come home.' },
  'sick-berth': { name: 'Sick Berth', mood: 'Clean sheets. Somebody irons them, at sea, in the dark.' },
  galley: { name: 'Galley', mood: 'Onions, smoke, and for an hour no talk of weather.' },
  'carpenters-bench': { name: 'Carpenter’s Bench', mood: 'A ship is a thing one keeps on building.' },
  'chart-room': { name: 'Chart Room', mood: 'The pencil marks of dead men, and your own beside them.' },
  'powder-room': { name: 'Powder Room', mood: 'Felt slippers by the door. Leave your pipe. Leave your temper.' },
  'reading-cabinet': { name: 'Reading Cabinet', mood: 'The books are chained for their own sake.' },
  'deep-hold': { name: 'Deep Hold', mood: 'A little more room below, where it is already dark enough.' },
  'iron-knees': { name: 'Iron Knees', mood: 'She groans in a storm now where she used to scream.' },
  'trimmed-ballast': { name: 'Trimmed Ballast', mood: 'Every stone weighed, and put to bed by hand.' },
  'sighting-table': { name: 'Sighting Table', mood: 'Brass, chalk and a plumb line that never quite hangs straight.' },
  'baffle-sails': { name: 'Baffle Sails', mood: 'Grey on grey on grey. Let them aim at that.' },
  brig: { name: 'Brig', mood: 'Four inches of oak. It asks the time, very politely, all night.' },
  'blind-figurehead': {
    name: 'Blind Figurehead',
    mood: 'The carver gave her no eyes, so that she would have to listen.',
  },
  'fog-bell': { name: 'Fog Bell', mood: 'At each stroke somebody below decides to get up after all.' },
  'pursers-desk': { name: 'Purser’s Desk', mood: 'Forty drawers, and the one that matters is behind them.' },
  'yard-papers': {
    name: 'Yard Papers',
    mood: 'Stamped in a port that is no longer there. They are honoured all the same.',
  },
};

export const artillery: Readonly<Record<OurArtillery, Named>> = {
  'larboard-sakers': { name: 'Larboard Sakers', mood: 'Old brass, thinly cast, with a date filed off.' },
  'starboard-sakers': { name: 'Starboard Sakers', mood: 'They came with the ship, like the smell.' },
  chasers: { name: 'Chasers', mood: 'One at either end, for hunting and for being hunted.' },
  'larboard-carronades': { name: 'Larboard Carronades', mood: 'Short, wide and persuasive at arm’s length.' },
  'larboard-long-nines': { name: 'Larboard Long Nines', mood: 'Better to be afraid of something over there.' },
  'larboard-chain-throwers': {
    name: 'Larboard Chain Throwers',
    mood: 'They make the sound of a gate being dragged shut.',
  },
  'larboard-mortar': { name: 'Larboard Mortar', mood: 'Goes up a bell, comes down a door.' },
  'starboard-carronades': {
    name: 'Starboard Carronades',
    mood: 'Somebody has chalked “good evening” along the barrels.',
  },
  'starboard-long-nines': {
    name: 'Starboard Long Nines',
    mood: 'Bored true in Ninebells, from bronze that was meant to sing.',
  },
  'starboard-chain-throwers': { name: 'Starboard Chain Throwers', mood: 'Two shot, one chain, no mast.' },
  'starboard-mortar': { name: 'Starboard Mortar', mood: 'The crew count under their breath until it lands.' },
  'long-tom': { name: 'Long Tom', mood: 'Twelve feet of patience on a swivel.' },
  'rocket-rack': { name: 'Rocket Rack', mood: 'Chapel fireworks, with the blessing left off.' },
  'bow-smasher': { name: 'Bow Smasher', mood: 'Best not to ask what it was built to break.' },
  'stern-rakers': { name: 'Stern Rakers', mood: 'A last word, prepared in advance.' },
};
