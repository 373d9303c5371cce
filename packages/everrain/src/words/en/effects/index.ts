import { tell } from '@undertow/language';
import type { Effect } from '../../../content/effect';
import type { EffectWords } from '../../language';
import { type Clause, list, paragraph, sentence } from '../grammar';
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

/** What a simple order does, so that neighbours can share it: "gain 1 clue". */
const SHARED = /^(gain|lose) ([^,.;:\n]+)$/;

/** Neighbours with the same verb share a sentence: "Gain 1 clue and 5 coins." */
function inGroups(of: readonly Effect[]): readonly string[] {
  const groups: { verb: string; parts: string[] }[] = [];
  for (const effect of of) {
    const [, verb = '', object = ''] = SHARED.exec(clause(effect).text) ?? [];
    const last = groups.at(-1);
    if (verb !== '' && last?.verb === verb) last.parts.push(object);
    else groups.push({ verb, parts: [verb === '' ? sentences(effect) : object] });
  }
  return groups.map(({ verb, parts }) => (verb === '' ? parts.join(' ') : sentence(`${verb} ${list(parts, 'and')}`)));
}

/** Whole sentences: what is done in turn gets one each, what is chosen a line each. */
export function sentences(effect: Effect): string {
  if (effect.do === 'nothing') return 'Nothing happens.';
  if (effect.do === 'all' && effect.of.length > 0) return paragraph(inGroups(effect.of));
  if (effect.do === 'choose')
    return ['Choose one:', ...effect.of.map((one) => `• ${sentences(one).replaceAll('\n', ' ')}`)].join('\n');
  return sentence(clause(effect).text).replace(/([.!?])\.$/, '$1');
}
