import { all, board, calm, clues, coin, fatigue, gainTrait, lull, strain, trauma, treasure } from '../dsl';
import { tested } from './shape';

export const expeditionTests = [
  tested('expedition', 'the-drowned-orchard', 'island', clues(2), all(treasure('commodity'), strain('it', 1))),
  tested('expedition', 'forty-one-stones', 'island', clues(2), all(clues(1), trauma('it', 1))),
  tested('expedition', 'the-unfinished-hoist', 'island', all(clues(2), lull), board({ count: 1 })),
  tested('expedition', 'bare-footprints', 'island', all(clues(2), gainTrait('positive', 'it')), trauma('it', 2)),
  tested('expedition', 'three-theodolites', 'island', all(clues(2), coin(5)), strain('it', 1)),
  tested('expedition', 'legible-sheep', 'island', clues(2), all(clues(1), strain('it', 2))),
  tested('expedition', 'the-jetty-mender', 'port', all(clues(2), coin(5)), all(coin(5), fatigue('it'))),
  tested(
    'expedition',
    'the-stone-boat',
    'island',
    all(clues(1), { do: 'upgrade', of: 'improvement' }),
    strain('it', 1),
  ),
  tested(
    'expedition',
    'the-glasshouse',
    'island',
    all(clues(2), treasure('commodity')),
    all(coin(5), board({ count: 1 })),
  ),
  tested('expedition', 'the-weir', 'island', all(clues(1), coin(15)), all(coin(5), trauma('it', 1))),
  tested('expedition', 'the-dog-told-to-stay', 'port', all(clues(2), calm('it', 2), lull), strain('it', 1)),
  tested('expedition', 'ships-in-the-slate', 'island', all(clues(2), treasure('commodity')), trauma('it', 1)),
  tested('expedition', 'the-tide-clock', 'island', treasure('relic'), strain('it', 2)),
] as const;
