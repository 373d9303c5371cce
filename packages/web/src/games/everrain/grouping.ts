import type { CrewMember, Ref, View } from '@undertow/everrain';
import type { Grouping } from '../../game-page';
import { crewBoard } from './facts';
import type { Everrain } from './play';
import { priceOf, SERVICES } from './port/houses';
import { gameWords, pageWords } from './words';

const serviceOf = (kind: string) => SERVICES.find((service) => kind === `service-${service}`);

/** Somebody of the crew, wherever aboard. */
function memberOf(kind: string, { captains }: View): CrewMember | undefined {
  return captains.flatMap(({ crew }) => crew).find(({ id }) => kind === `crew-${id}`);
}

function kindOf(ref: Ref, index: number): string {
  if (ref.is === 'send') return `service-${ref.service}`;
  return ref.is === 'crew-to' ? `crew-${ref.crew}` : `option-${index}`;
}

/** In port one row for each service, at a boarding one for each of the crew, instead of one for each way they could go. */
export const grouping: Grouping<Everrain> = {
  kindOf,
  gathers: ({ kind }) => kind === 'port' || kind === 'boarding-crew',
  title: (kind, view) => {
    const member = memberOf(kind, view);
    if (member) return gameWords.value.sourceName(`crew:${member.board}`);
    const service = serviceOf(kind);
    return service ? gameWords.value.terms.services[service] : '';
  },
  hint: (kind, view) => {
    const member = memberOf(kind, view);
    if (member) return pageWords.value.left(crewBoard(member.board).track - member.trauma - member.strain);
    const service = serviceOf(kind);
    return service ? priceOf(service) : '';
  },
};
