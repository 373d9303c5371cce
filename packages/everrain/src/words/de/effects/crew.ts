// German: what befalls the crew.
import type { EffectWords } from '../../language';
import { amount, type Clause, fact, GEMS, gem, order, person, verb } from '../grammar';

const KINDS = { deckhand: 'ein Matrose', shellback: 'ein Seebär', any: 'ein neues Crewmitglied' } as const;
const SIGNS = { positive: 'positive', negative: 'negative' } as const;
const ALL = { trauma: 'sein gesamtes', strain: 'seine gesamte' } as const;
const PAY = verb('zahle', 'zahlen');

export const crewEffects: Pick<
  EffectWords<Clause>,
  | 'suffer'
  | 'recover'
  | 'gain-trait'
  | 'lose-trait'
  | 'fatigue'
  | 'rouse'
  | 'crew-joins'
  | 'crew-leaves'
  | 'crew-dies'
  | 'go-below'
  | 'wages'
> = {
  suffer: ({ gem: which, whom, count }) => fact(person(whom), 'nimmt', amount(count, GEMS[which])),
  recover: ({ gem: which, whom, count }) =>
    fact(person(whom), 'wird', `${count === 'all' ? ALL[which] : count} ${gem(which)} los`),
  'gain-trait': ({ sign, whom }) => fact(person(whom), 'erhält', `eine ${SIGNS[sign]} Eigenschaft`),
  'lose-trait': ({ sign, whom }) => fact(person(whom), 'verliert', `seine ${SIGNS[sign]} Eigenschaft`),
  fatigue: ({ whom }) => fact(person(whom), 'erhält', 'einen Müdigkeitsmarker'),
  rouse: ({ whom }) => fact(person(whom), 'verliert', 'seinen Müdigkeitsmarker'),
  'crew-joins': ({ kind }) => fact(KINDS[kind], 'kommt', 'kostenlos in deine Crew'),
  'crew-leaves': ({ whom }) => fact(person(whom), 'verlässt', 'das Schiff'),
  'crew-dies': ({ whom }) => fact(person(whom), 'stirbt'),
  'go-below': ({ whom }) => fact(person(whom), 'geht', 'unter Deck'),
  wages: () => order(PAY, 'Heuer'),
};
