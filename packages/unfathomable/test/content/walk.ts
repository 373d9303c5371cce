import type { Effect } from '../../src/content/effect';

/** The parts an effect is directly made of. */
function parts(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'all':
    case 'choose':
      return effect.of;
    case 'may':
      return [effect.effect];
    case 'pay':
      return [effect.to];
    case 'when':
    case 'roll':
      return effect.otherwise ? [effect.then, effect.otherwise] : [effect.then];
    case 'roll-for':
    case 'risk-up-to':
    case 'choose-monarch':
    case 'choose-human':
    case 'if-check-passes':
      return [effect.then];
    case 'check':
      return [effect.pass, effect.fail];
    default:
      return [];
  }
}

/** An effect and everything in it. */
export const nodes = (effect: Effect): Effect[] => [effect, ...parts(effect).flatMap(nodes)];
