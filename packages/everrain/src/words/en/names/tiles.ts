import type { OurTile } from '../../../content/tiles';
import type { Named } from '../../named';

export const tiles: Readonly<Record<OurTile, Named>> = {
  'lee-of-greywick': { name: 'Lee of Greywick', mood: 'Sheltered water. It still does not like to be looked into.' },
  'salt-pans': { name: 'The Salt Pans', mood: 'The shallows glitter, and crunch a little under the keel.' },
  'under-the-stair': { name: 'Under the Stair', mood: 'The lowest steps go on, down where a lead will not reach.' },
  'the-hushing': { name: 'The Hushing', mood: 'Voices drop here. Afterwards nobody remembers deciding to whisper.' },
  'ribs-of-the-annie': { name: 'Ribs of the Annie', mood: 'She was a coaster. At low water she is a ribcage.' },
  'false-lights': {
    name: 'False Lights',
    mood: 'The wreckers who lit them are sixty years dead. Somebody trims the wicks.',
  },
  'gannet-stacks': { name: 'Gannet Stacks', mood: 'Ten thousand birds, all facing the same way.' },
  'the-weather-side': { name: 'The Weather Side', mood: 'All the wind there is passes here on its way elsewhere.' },
  'ninebell-roads': { name: 'Ninebell Roads', mood: 'Ships at anchor swing to a current the tables do not have.' },
  'orrins-water': { name: 'Orrin’s Water', mood: 'Wreaths drift out with the ebb. More of them come back than went.' },
  'the-counted-rocks': { name: 'The Counted Rocks', mood: 'Seventeen on the chart, eighteen at dusk.' },
  'kelp-cathedral': { name: 'Kelp Cathedral', mood: 'Green aisles, slow pillars, and a light at the far end.' },
  'grey-sisters': { name: 'The Grey Sisters', mood: 'Two islands that are never both in sight.' },
  'slow-water': { name: 'Slow Water', mood: 'The wake stays behind the ship for an hour, like a road.' },
  'the-kneeling-reef': {
    name: 'The Kneeling Reef',
    mood: 'Seen from the north it is only rock. Nobody comes home from the north.',
  },
  'where-the-gulls-stop': {
    name: 'Where the Gulls Stop',
    mood: 'They follow you to this line and turn round together.',
  },
  'last-lamp-reach': { name: 'Last Lamp Reach', mood: 'One beam, every nineteen seconds. Count it again.' },
  'roofed-harbour': { name: 'The Roofed Harbour', mood: 'The sky ends. The echo of the rain does not.' },
  'the-drowned-parish': {
    name: 'The Drowned Parish',
    mood: 'A steeple stands out of the swell, and the hour it shows is right.',
  },
  'mirror-shoal': { name: 'Mirror Shoal', mood: 'The ship underneath flies a different flag.' },
  'stairs-going-down': { name: 'Stairs Going Down', mood: 'Cut steps, well kept, into deep water.' },
  'the-graveyard-watch': { name: 'The Graveyard Watch', mood: 'Hulls at every depth, all of them manned by moss.' },
  'throat-of-the-rain': { name: 'Throat of the Rain', mood: 'It falls upward here for an hour before dawn.' },
  'the-unlit-quarter': { name: 'The Unlit Quarter', mood: 'No star has ever been logged over this water.' },
};
