import type { Ref } from '@undertow/everrain';
import type { Grouping } from '../../game-page';
import type { Everrain } from './play';
import { priceOf, SERVICES } from './port/houses';
import { gameWords } from './words';

const serviceOf = (kind: string) => SERVICES.find((service) => kind === `service-${service}`);

/** In port, one row for each service instead of one for each of the crew at each service. */
export const grouping: Grouping<Everrain> = {
  kindOf: (ref: Ref, index) => (ref.is === 'send' ? `service-${ref.service}` : `option-${index}`),
  gathers: ({ kind }) => kind === 'port',
  title: (kind) => {
    const service = serviceOf(kind);
    return service ? gameWords.value.terms.services[service] : '';
  },
  hint: (kind) => {
    const service = serviceOf(kind);
    return service ? priceOf(service) : '';
  },
};
