import './prices.css';
import { treasureOf } from '../facts';
import { usePlay } from '../play';
import { gameWords } from '../words';
import { stakesText } from '../words/stakes';

/** What a treasure fetches where nobody wants it, elsewhere, and where it is wanted; what holds here is inverted (E7.24). */
export function Prices({ treasure }: { readonly treasure: string }) {
  const { view } = usePlay();
  if (!stakesText.ready()) return null;
  const text = stakesText.value.port;
  const { standard, desired, undesired } = treasureOf(treasure);
  const port = view.value.visit?.port;
  const usual = port !== undefined && port !== desired.port && port !== undesired.port;
  const prices = [
    { key: 'low', price: undesired.price, port: undesired.port, here: port === undesired.port },
    { key: 'usual', price: standard, port: null, here: usual },
    { key: 'high', price: desired.price, port: desired.port, here: port === desired.port },
  ];
  return (
    <span class="er-prices">
      {prices.map(({ key, price, port: where, here }) => (
        <span key={key} class={`${key}${here ? ' here' : ''}`}>
          <b>{price}</b>
          <small>
            {here ? text.here : where === null ? text.elsewhere : gameWords.value.sourceName(`port:${where}`)}
          </small>
        </span>
      ))}
    </span>
  );
}
