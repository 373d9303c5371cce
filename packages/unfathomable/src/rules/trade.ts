import { ask, askAll, type Flow, type Seat } from '@undertow/kernel';
import { YES_OR_NO } from '../model/question';
import type { Table } from '../model/types';
import { handOver } from './items';
import { peopleIn, player } from './query';

/** Items change hands among everybody in the space, if all who give or get agree (3.6a, L.19). */
export function* trade(g: Table, seat: Seat): Flow {
  const { state } = g;
  const here = peopleIn(state, player(state, seat).space);
  const offer = yield* ask(seat, () => {
    const options = here.flatMap((from) =>
      player(state, from).items.flatMap((item, index) =>
        here
          .filter((to) => to !== from)
          .map((to) => ({ ref: { is: 'give' as const, item, from, to }, group: from * 100 + index })),
      ),
    );
    return { kind: 'trade-offer' as const, options, min: 1, max: options.length, rule: '3.6', source: 'action' };
  });
  const involved = here.filter(
    (other) => other !== seat && offer.some(({ from, to }) => from === other || to === other),
  );
  const trades = offer.map(({ item, from, to }) => ({ item, from, to }));
  const answers = yield* askAll(involved, () => ({
    kind: 'trade-consent' as const,
    options: YES_OR_NO,
    rule: '3.6a',
    source: 'action',
    about: { trade: trades, seat },
  }));
  if (answers.some(([, [answer]]) => answer?.is !== 'yes')) {
    g.emit({ type: 'trade-refused' });
    return;
  }
  for (const { item, from, to } of trades) g.emit({ type: 'traded', item, from, to });
  yield* handOver(g, trades);
}
