import type { OurElder } from '../../../content/elders';
import type { OurEnemyShip } from '../../../content/enemy-ships';
import type { Named } from '../../named';

export const enemyShips: Readonly<Record<OurEnemyShip, Named>> = {
  'widows-due': { name: 'Widow’s Due', mood: 'Black hull, black sails, and on the rail a row of folded coats.' },
  'cold-harvest': { name: 'Cold Harvest', mood: 'A trawler, nets out, and what she has caught is looking back.' },
  'late-ark': { name: 'Late Ark', mood: 'Two of everything went aboard. One of everything is left.' },
  'the-lament': { name: 'The Lament', mood: 'You hear her before you see her, and go on hearing her after.' },
  'saint-of-gulls': { name: 'Saint of Gulls', mood: 'White from keel to truck. The white moves.' },
  'the-ledger': { name: 'The Ledger', mood: 'She has come about the debt. She has the date, and the amount.' },
};

export const elders: Readonly<Record<OurElder, Named>> = {
  'drowned-bell': { name: 'Umbrel, the Drowned Bell', mood: 'It does not ring. It is what the ringing was for.' },
  'patient-net': {
    name: 'Issomar, the Patient Net',
    mood: 'There was never any open sea. There was only the width of the mesh.',
  },
  'measuring-tide': {
    name: 'Velleth, the Measuring Tide',
    mood: 'Corner to corner it walks the chart, as one walks a room before buying.',
  },
  'island-eater': {
    name: 'Ommor, Who Is Under Islands',
    mood: 'The land was never land. The land was what it had not yet swallowed.',
  },
  'gathering-rain': {
    name: 'Sehenna, the Gathering Rain',
    mood: 'All the rain that ever fell on these waters, standing up.',
  },
};
