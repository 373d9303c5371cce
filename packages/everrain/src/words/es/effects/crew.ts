// Spanish: what befalls the crew.
import type { EffectWords } from '../../language';
import { amount, type Clause, fact, gems, gem as gemWord, order, person, some } from '../grammar';

const KINDS = { deckhand: 'un marinero', shellback: 'un lobo de mar', any: 'un nuevo tripulante' } as const;
const SIGNS = { positive: 'positivo', negative: 'negativo' } as const;
const ALL = { trauma: 'todo el', strain: 'toda la' } as const;

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
  suffer: ({ gem, whom, count }) => fact(`${person(whom)} sufre ${amount(count, gems(gem))}`),
  recover: ({ gem, whom, count }) =>
    fact(`${person(whom)} se recupera de ${count === 'all' ? `${ALL[gem]} ${gemWord(gem)}` : some(count, gems(gem))}`),
  'gain-trait': ({ sign, whom }) => fact(`${person(whom)} gana un rasgo ${SIGNS[sign]}`),
  'lose-trait': ({ sign, whom }) => fact(`${person(whom)} pierde el rasgo ${SIGNS[sign]}`),
  fatigue: ({ whom }) => fact(`${person(whom)} recibe una ficha de cansancio`),
  rouse: ({ whom }) => fact(`${person(whom)} descarta su ficha de cansancio`),
  'crew-joins': ({ kind }) => fact(`${KINDS[kind]} se une gratis a tu tripulación`),
  'crew-leaves': ({ whom }) => fact(`${person(whom)} deja el barco`),
  'crew-dies': ({ whom }) => fact(`${person(whom)} muere`),
  'go-below': ({ whom }) => fact(`${person(whom)} va bajo cubierta`),
  wages: () => order('paga/pagar a la tripulación'),
};
