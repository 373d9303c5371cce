import { tell } from '@undertow/language';
import type { Effect } from '../../../content/effect';
import { grouped } from '../../grouping';
import type { EffectWords } from '../../language';
import { cost } from '../costs';
import { type Clause, paragraph, sentence, uncapital } from '../grammar';
import { cards } from './cards';
import { monsterEffects } from './monsters';
import { people } from './people';
import { responses } from './responses';
import { shape, together } from './shape';
import { ship } from './ship';

const effects: EffectWords<Clause> = {
  ...shape(clause),
  ...ship,
  ...monsterEffects,
  ...people,
  ...cards,
  ...responses,
};

/** A part of a sentence. */
function clause(effect: Effect): Clause {
  return tell(effects, effect.do, effect);
}

/** Short enough to follow "you may" as it is. */
const inline = (effect: Effect): boolean => clause(effect).order && !clause(effect).long;

/** Two conditions become one: "If you do and the check passes, …". */
const and = (text: string): string => (text.startsWith('if ') ? ` and ${text.slice(3)}` : `, ${text}`);

/** Whole sentences. What is done in turn gets a sentence each, what is chosen a line each where it is long. */
export function sentences(effect: Effect): string {
  if (effect.do === 'nothing') return 'No effect.';
  if (effect.do === 'all' && effect.of.length > 0) {
    return paragraph(
      grouped(effect.of).map((group) => {
        const [only] = group;
        return only && group.length === 1 ? sentences(only) : sentence(together(group, clause).text);
      }),
    );
  }
  if (effect.do === 'may' && effect.effect.do === 'all' && !inline(effect.effect)) {
    const [first, ...rest] = effect.effect.of;
    if (first && clause(first).order && !clause(first).long) {
      return `${sentence(clause({ do: 'may', effect: first }).text)} If you do${and(uncapital(sentences({ do: 'all', of: rest })))}`;
    }
  }
  if (effect.do === 'choose' && !effect.of.every(inline)) {
    return ['Choose one:', ...effect.of.map((one) => `• ${sentences(one).replaceAll('\n', ' ')}`)].join('\n');
  }
  if (effect.do === 'pay' && effect.to.do === 'all' && clause(effect.to).long) {
    return `${sentence(cost(effect.cost))} If you do, ${uncapital(sentences(effect.to))}`;
  }
  return sentence(clause(effect).text);
}
