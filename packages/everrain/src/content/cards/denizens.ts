import {
  agenda,
  all,
  calm,
  choose,
  clues,
  coin,
  fate,
  gainOrder,
  gainTrait,
  heal,
  joins,
  loseClues,
  loseCoin,
  loseTrait,
  lull,
  pay,
  repair,
  schematic,
  story,
  strain,
  trauma,
  treasure,
} from '../dsl';
import { chosen, direct, passenger, tested } from './shape';

export const passengers = [
  passenger('lamplighters-widow', 'saltmother', coin(15)),
  passenger('surveyor-with-a-crate', 'hollin-stair', clues(2)),
  passenger('boy-with-a-goose', 'greywick', all(coin(10), calm('each', 1))),
  passenger('bell-founders-apprentice', 'ninebells', all(coin(10), schematic('artillery'))),
  passenger('woman-with-a-wreath', 'orrins-rest', all(clues(1), coin(10))),
  passenger('man-who-will-not-sit', 'greywick', all(clues(1), heal('choice', 'all'))),
  passenger('two-sisters-one-trunk', 'hollin-stair', all(coin(10), treasure('trinket'))),
  passenger('the-relief-keeper', 'last-lamp', all(coin(15), clues(2))),
  passenger('inspector-of-mines', 'underslate', all(coin(20), schematic('improvement'))),
  passenger('retired-choirboy', 'saltmother', all(coin(5), gainTrait('positive', 'choice'))),
] as const;

export const oneShots = [
  chosen(
    'denizen',
    'the-proofreader',
    ['correct', { do: 'clues-count-double' }], // E17.8
    ['sell', all(loseClues(1), coin(15)), { if: 'clues', atLeast: 1 }],
  ),
  direct(
    'denizen',
    'rope-seller',
    choose(pay({ pay: 'coin', count: 5 }, repair(3), repair(1)), all(repair(1), calm('choice', 1))),
  ),
  chosen(
    'denizen',
    'the-auctioneer',
    ['nod', { do: 'prices', by: 4 }],
    ['lot', all(loseCoin(10), treasure('any', 2)), { if: 'coin', atLeast: 10 }],
  ),
  tested(
    'denizen',
    'the-bonesetter',
    'port',
    all(heal('it', 'all'), heal('each', 1)),
    all(heal('it', 'all'), strain('it', 2)),
  ),
  chosen(
    'denizen',
    'the-crimp',
    ['cheap', joins('deckhand'), { if: 'free-crew-slot' }],
    ['dear', all(loseCoin(10), joins('shellback')), { if: 'coin', atLeast: 10 }],
    ['report', coin(10)],
  ),
  chosen(
    'denizen',
    'bottles-on-the-mole',
    ['confess', all(loseTrait('negative', 'choice'), lull)],
    ['borrow', all(clues(1), strain('choice', 1))],
  ),
  tested('denizen', 'the-die-without-pips', 'port', coin(15), loseCoin(10)),
  chosen(
    'denizen',
    'master-gunner-retired',
    ['barrel', all(loseCoin(5), schematic('artillery')), { if: 'coin', atLeast: 5 }],
    ['drill', all(gainOrder('fleeting'), strain('choice', 1))],
  ),
  chosen(
    'denizen',
    'the-rain-preacher',
    ['quiet', all(loseCoin(5), agenda(-3), lull), { if: 'coin', atLeast: 5 }],
    ['hear', all(clues(1), strain('choice', 2))],
  ),
  chosen(
    'denizen',
    'needle-and-soot',
    ['anchor', all(trauma('choice', 1), gainTrait('positive', 'choice'), lull)],
    ['under', fate([4, gainTrait('negative', 'choice')], [9, clues(2)])],
  ),
] as const;

/** Ten beginnings. What is not begun is not lost: the other answer pays at once. */
export const hooks = [
  chosen('denizen', 'the-clock-that-gains', ['carry', story(1)], ['sell', coin(10)]),
  chosen(
    'denizen',
    'nine-rings',
    ['promise', all(coin(5), story(14))],
    ['buy', all(loseCoin(5), treasure('trinket')), { if: 'coin', atLeast: 5 }],
  ),
  chosen(
    'denizen',
    'the-blind-engraver',
    ['soundings', story(26)],
    ['chart', all(loseCoin(10), clues(1)), { if: 'coin', atLeast: 10 }],
  ),
  chosen(
    'denizen',
    'a-grandfathers-account',
    ['dispute', story(4)],
    ['settle', all(loseCoin(10), calm('each', 2)), { if: 'coin', atLeast: 10 }],
  ),
  chosen(
    'denizen',
    'the-choirmaster',
    ['lend', all(strain('choice', 1), story(17))],
    ['listen', all(calm('each', 1), lull)],
    ['song', pay({ pay: 'treasure', kind: 'shanty', count: 1 }, clues(2)), { if: 'treasure', kind: 'shanty' }],
  ),
  chosen('denizen', 'the-child-who-draws', ['ask', story(23)], ['buy', all(clues(1), loseCoin(2))]),
  chosen(
    'denizen',
    'the-salt-nun',
    ['carry', all(coin(5), story(10))],
    ['blessing', all(loseTrait('negative', 'choice'), lull)],
  ),
  chosen('denizen', 'the-deserter', ['hide', story(21)], ['hand-over', coin(15)]),
  chosen('denizen', 'the-elder-twin', ['believe', story(15)], ['drink', all(calm('choice', 'all'), coin(5), lull)]),
  chosen('denizen', 'the-notary', ['accept', story(13)], ['sell', coin(12)]),
] as const;
