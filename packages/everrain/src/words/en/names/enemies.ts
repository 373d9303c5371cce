import type { OurEnemy } from '../../../content/enemies';
import type { Named } from '../../named';

export const enemies: Readonly<Record<OurEnemy, Named>> = {
  tallowman: { name: 'Tallowman', mood: 'Once a candle in the shape of a sailor. It leans towards warmth.' },
  'bilge-child': { name: 'Bilge Child', mood: 'Small wet footprints, going from sleeper to sleeper.' },
  ropewife: { name: 'Ropewife', mood: 'Every line aboard is hers. She only wants them back.' },
  'salt-hound': { name: 'Salt Hound', mood: 'It comes when called. Nobody called.' },
  hullknocker: { name: 'Hullknocker', mood: 'Three knocks, patient and polite, from the inside.' },
  'wet-chorister': { name: 'Wet Chorister', mood: 'It knows all the verses, even the one you made up.' },
  netmender: { name: 'Netmender', mood: 'Sits among you with her needle. There is no net.' },
  lanternjaw: { name: 'Lanternjaw', mood: 'A kind light, held just behind the teeth.' },
  'pale-purser': { name: 'Pale Purser', mood: 'Opens a swollen book at your name, and waits.' },
  'barnacle-bride': { name: 'Barnacle Bride', mood: 'Her veil opens and closes, feeding.' },
  keelweed: { name: 'Keelweed', mood: 'It has grown up through the planking, and it is still growing.' },
  'mourning-heron': { name: 'Mourning Heron', mood: 'Stands on one leg where somebody died, or where somebody will.' },
  'the-unwritten': { name: 'The Unwritten', mood: 'There is a gap in the crew list the width of a line.' },
  'ninefold-eel': { name: 'Ninefold Eel', mood: 'Count the coils. Then find the head.' },
  'chapel-crab': { name: 'Chapel Crab', mood: 'It carries a whole nave, and something in there is at prayer.' },
  'deep-surgeon': { name: 'Deep Surgeon', mood: 'Cold fingers, taking your pulse. And keeping it.' },
  'rain-matron': { name: 'Rain Matron', mood: 'She tucks the sea in around you, tight, up to the chin.' },
};

/** What each omen ability is called, by enemy and ability. */
export const abilities: Readonly<Record<OurEnemy, Readonly<Record<string, string>>>> = {
  tallowman: { gutter: 'Gutters' },
  'bilge-child': { follow: 'Follows' },
  ropewife: { tangle: 'Takes Back Her Lines' },
  'salt-hound': { worry: 'Worries' },
  hullknocker: { knock: 'Knocks' },
  'wet-chorister': { hum: 'Hums', refrain: 'Takes the Refrain' },
  netmender: { stitch: 'Stitches' },
  lanternjaw: { lure: 'Lures', 'swallow-light': 'Swallows the Light' },
  'pale-purser': { collect: 'Collects' },
  'barnacle-bride': { encrust: 'Encrusts', 'hold-fast': 'Holds Fast' },
  keelweed: { pull: 'Pulls' },
  'mourning-heron': { stalk: 'Stalks', keen: 'Keens' },
  'the-unwritten': { 'strike-out': 'Strikes Out', 'close-the-book': 'Closes the Book' },
  'ninefold-eel': { coil: 'Coils' },
  'chapel-crab': { withdraw: 'Withdraws', 'bring-down': 'Brings the Roof Down' },
  'deep-surgeon': { examine: 'Examines', dismiss: 'Dismisses' },
  'rain-matron': { shepherd: 'Calls Another In', lullaby: 'Lullaby' },
};
