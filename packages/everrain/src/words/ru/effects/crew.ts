// Russian: what befalls the crew.
import type { EffectWords } from '../../language';
import { token } from '../../tokens';
import { amount, type Clause, fact, gems, order, person, some } from '../grammar';

const KINDS = { deckhand: 'матрос', shellback: 'морской волк', any: 'новый моряк' } as const;
const ALL = {
  trauma: `все ${token('gem', 'trauma', 'травмы')}`,
  strain: `всё ${token('gem', 'strain', 'напряжение')}`,
} as const;
const SIGNS = { positive: 'положительную', negative: 'отрицательную' } as const;

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
  suffer: ({ gem, whom, count }) => fact(`${person(whom)} получает ${amount(count, gems(gem))}`),
  recover: ({ gem, whom, count }) =>
    fact(`${person(whom)} снимает ${count === 'all' ? ALL[gem] : some(count, gems(gem))}`),
  'gain-trait': ({ sign, whom }) => fact(`${person(whom)} получает ${SIGNS[sign]} черту`),
  'lose-trait': ({ sign, whom }) => fact(`${person(whom)} теряет ${SIGNS[sign]} черту`),
  fatigue: ({ whom }) => fact(`${person(whom)} получает жетон усталости`),
  rouse: ({ whom }) => fact(`${person(whom)} сбрасывает жетон усталости`),
  'crew-joins': ({ kind }) => fact(`в вашу команду бесплатно вступает ${KINDS[kind]}`),
  'crew-leaves': ({ whom }) => fact(`${person(whom)} покидает корабль`),
  'crew-dies': ({ whom }) => fact(`${person(whom)} погибает`),
  'go-below': ({ whom }) => fact(`${person(whom)} уходит под палубу`),
  wages: () => order('выплатите/выплатить жалованье'),
};
