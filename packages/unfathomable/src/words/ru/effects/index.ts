import { tell } from '@undertow/language';
import type { Effect } from '../../../content/effect';
import { grouped } from '../../grouping';
import type { EffectWords } from '../../language';
import { die } from '../forms';
import { after, type Clause, ifDone, paragraph, sentence } from '../grammar';
import { cards } from './cards';
import { monsterEffects } from './monsters';
import { people } from './people';
import { responses } from './responses';
import { inTurn, shape, together } from './shape';
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

/** Short enough to follow «вы можете» as it is. */
const inline = (effect: Effect): boolean => clause(effect).inf !== undefined && !clause(effect).long;

/** «Вы можете …. Если вы это сделали, …»: what follows depends on what was done first. */
function optional(of: readonly Effect[]): string | undefined {
  const [first, ...rest] = of;
  if (!first || rest.length === 0 || !inline(first)) return undefined;
  const done = ifDone(inTurn(rest, clause).main);
  return `${sentence(clause({ do: 'may', effect: first }).main)} ${sentence(done)}`;
}

/** «Сбросьте карту, чтобы бросить кубик: …. Затем …» */
function paid({ cost, to }: Extract<Effect, { readonly do: 'pay' }>): string | undefined {
  if (to.do !== 'all' || !clause(to).long) return undefined;
  const [first, ...rest] = to.of;
  if (!first || rest.length === 0 || clause(first).inf === undefined) return undefined;
  const next = after('затем', inTurn(rest, clause).main);
  return `${sentence(clause({ do: 'pay', cost, to: first }).main)} ${sentence(next)}`;
}

/** Whole sentences. What is done in turn gets a sentence each, what is chosen a line each where it is long. */
export function sentences(effect: Effect): string {
  if (effect.do === 'nothing') return 'Без последствий.';
  if (effect.do === 'all' && effect.of.length > 0) {
    return paragraph(
      grouped(effect.of).map((group) => {
        const [only] = group;
        return only && group.length === 1 ? sentences(only) : sentence(together(group, clause).main);
      }),
    );
  }
  if (effect.do === 'roll-for' && effect.then.do === 'all') {
    return paragraph([sentence(`бросьте ${die}`), sentences(effect.then)]);
  }
  if (effect.do === 'choose' && !effect.of.every(inline)) {
    return ['Выберите одно:', ...effect.of.map((one) => `• ${sentences(one).replaceAll('\n', ' ')}`)].join('\n');
  }
  const parted =
    effect.do === 'may' && effect.effect.do === 'all' && !inline(effect.effect)
      ? optional(effect.effect.of)
      : effect.do === 'pay'
        ? paid(effect)
        : undefined;
  return parted ?? sentence(clause(effect).main);
}
