import type { Ref } from '@undertow/everrain';
import type { OptionLook } from '../../game-page';
import { OrderIcon } from './art/order-token';
import { inspect } from './reading';
import { gameWords } from './words';

/** What can be read before it is chosen. */
function sourceOf(ref: Ref): string | null {
  switch (ref.is) {
    case 'treasure':
    case 'use-treasure':
      return `treasure:${ref.treasure}`;
    case 'recruit':
      return `crew:${ref.board}`;
    case 'upgrade':
      return gameWords.value.sourceName(`improvement:${ref.upgrade}`)
        ? `improvement:${ref.upgrade}`
        : `artillery:${ref.upgrade}`;
    default:
      return null;
  }
}

/** How one option looks beyond its label. */
export function optionLook(ref: Ref): OptionLook {
  const source = sourceOf(ref);
  if (source) {
    return {
      detail: gameWords.value.describe(source),
      about: { label: gameWords.value.sourceName(source), open: () => inspect({ source }) },
    };
  }
  if (ref.is === 'order') return { icon: <OrderIcon kind={ref.fleeting ? 'fleeting' : ref.as} /> };
  if (ref.is === 'anyorder') return { icon: <OrderIcon kind={ref.order} /> };
  if (ref.is === 'omen') return { icon: <OrderIcon kind={ref.with} /> };
  return {};
}
