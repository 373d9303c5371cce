import { tell } from '@undertow/language';
import type { Effect } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { type Clause, paragraph, sentence } from '../grammar';
import { crewEffects } from './crew';
import { goods } from './goods';
import { shape } from './shape';
import { shipEffects } from './ship';

const effects: EffectWords<Clause> = {
  ...shape(clause, sentences),
  ...goods,
  ...crewEffects,
  ...shipEffects,
};

function clause(effect: Effect): Clause {
  return tell(effects, effect.do, effect);
}

/** Whole sentences: what is done in turn gets one each, what is chosen a line each. */
export function sentences(effect: Effect): string {
  if (effect.do === 'all' && effect.of.length > 0) return paragraph(effect.of.map(sentences));
  if (effect.do === 'choose' && effect.of.length > 0)
    return ['Elige una cosa:', ...effect.of.map((one) => `• ${sentences(one).replaceAll('\n', ' ')}`)].join('\n');
  return sentence(clause(effect).main).replace(/([.!?])\.$/, '$1');
}
