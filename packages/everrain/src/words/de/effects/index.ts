import { tell } from '@undertow/language';
import type { Effect } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { type Clause, joined, paragraph, sentence } from '../grammar';
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

/** A part of a sentence. */
export function clause(effect: Effect): Clause {
  return tell(effects, effect.do, effect);
}

/** Neighbours with the same verb share a sentence: „Erhalte 1 Hinweis und 5 Münzen.“ */
function inGroups(of: readonly Effect[]): readonly string[] {
  const groups: Effect[][] = [];
  for (const effect of of) {
    const last = groups.at(-1);
    const before = last?.[0];
    const verb = clause(effect).simple?.verb;
    if (last && before && verb && clause(before).simple?.verb === verb) last.push(effect);
    else groups.push([effect]);
  }
  return groups.map((group) => {
    const [only] = group;
    return only && group.length === 1 ? sentences(only) : sentence(joined(group.map(clause), 'und').main);
  });
}

/** Whole sentences: what is done in turn gets one each, what is chosen a line each. */
export function sentences(effect: Effect): string {
  if (effect.do === 'nothing') return 'Nichts geschieht.';
  if (effect.do === 'all' && effect.of.length > 0) return paragraph(inGroups(effect.of));
  if (effect.do === 'choose' && effect.of.length > 0)
    return ['Wähle eine Möglichkeit:', ...effect.of.map((one) => `• ${sentences(one).replaceAll('\n', ' ')}`)].join(
      '\n',
    );
  return sentence(clause(effect).main).replace(/([.!?])\.$/, '$1');
}
