// English: what befalls the crew.
import type { EffectWords } from '../../language';
import { amount, type Clause, fact, gem, order, person } from '../grammar';

const KINDS = { deckhand: 'a deckhand', shellback: 'a shellback', any: 'a new crew member' } as const;

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
  suffer: ({ gem: which, whom, count }) => fact(`${person(whom)} takes ${amount(count, (n) => `${n} ${gem(which)}`)}`),
  recover: ({ gem: which, whom, count }) =>
    fact(`${person(whom)} recovers ${count === 'all' ? `all ${gem(which)}` : `${count} ${gem(which)}`}`),
  'gain-trait': ({ sign, whom }) => fact(`${person(whom)} gains a ${sign} trait`),
  'lose-trait': ({ sign, whom }) => fact(`${person(whom)} loses their ${sign} trait`),
  fatigue: ({ whom }) => fact(`${person(whom)} becomes fatigued`),
  rouse: ({ whom }) => fact(`${person(whom)} is no longer fatigued`),
  'crew-joins': ({ kind }) => fact(`${KINDS[kind]} joins your crew free of charge`),
  'crew-leaves': ({ whom }) => fact(`${person(whom)} leaves the ship`),
  'crew-dies': ({ whom }) => fact(`${person(whom)} dies`),
  'go-below': ({ whom }) => fact(`${person(whom)} goes below deck`),
  wages: () => order('pay wages'),
};
