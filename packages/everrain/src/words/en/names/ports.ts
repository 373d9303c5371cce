import type { OurPort } from '../../../content/ports';
import type { Named } from '../../named';

export const ports: Readonly<Record<OurPort, Named>> = {
  greywick: { name: 'Greywick', mood: 'A lamp in every window, and nobody who will say whom they are for.' },
  saltmother: { name: 'Saltmother', mood: 'White pans, white roofs, white hands. Nothing here has ever rotted.' },
  'hollin-stair': {
    name: 'Hollin Stair',
    mood: 'Eleven hundred steps from quay to chapel. Each year there are fewer above the tide.',
  },
  ninebells: { name: 'Ninebells', mood: 'They cast nine and hung eight. The ninth is sometimes heard.' },
  'orrins-rest': { name: 'Orrin’s Rest', mood: 'The graves face inland, so that the dead need not look at it.' },
  'last-lamp': { name: 'Last Lamp', mood: 'Past this light the charts are courtesy.' },
  underslate: { name: 'Underslate', mood: 'A town roofed by a mountain, where it has only ever rained once.' },
};
