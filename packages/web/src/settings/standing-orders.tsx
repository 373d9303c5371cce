import { ORDERS } from '@undertow/protocol/plain';
import { usePart } from '../app/parts';
import { Choice, Switch } from '../forms/choice';
import type { Windows } from '../game-page';
import { GAMES } from '../games';
import { giveOrders, standingOrders } from '../table/orders';
import { settingsText } from '../words/screens/settings';

interface Props {
  readonly game: string;
  readonly title: string;
}

/** In which moments of a game one wants to be asked; taken along to every table of it. */
export function StandingOrders({ game, title }: Props) {
  const page = usePart(game, 'settings');
  if (typeof page === 'string' || !page.part.windows) return null;
  return <Orders game={game} title={title} windows={page.part.windows} />;
}

function Orders({ game, title, windows }: Props & { readonly windows: Windows }) {
  const text = settingsText.value;
  const now = standingOrders(game).value;
  return (
    <section class="pane" id={`orders-${game}`}>
      <h2>
        {text.windows}
        {GAMES.length > 1 && ` · ${title}`}
      </h2>
      <p class="quiet">{text.windowsNote}</p>
      <div class="form-grid">
        <Choice
          label={text.others}
          values={ORDERS}
          text={text.orders}
          now={now.others}
          onChange={(others) => giveOrders(game, { others })}
        />
        <Switch label={text.own} note={text.ownNote} on={now.own} onChange={(own) => giveOrders(game, { own })} />
        <div>
          <h3>{text.perWindow}</h3>
          <ul class="orders">
            {windows.kinds.map((kind) => (
              <li key={kind}>
                <label>
                  <span>{windows.name(kind)}</span>
                  <select
                    class="field"
                    value={now.windows[kind] ?? ''}
                    onChange={(event) => {
                      const order = ORDERS.find((each) => each === event.currentTarget.value);
                      const { [kind]: _before, ...rest } = now.windows;
                      giveOrders(game, { windows: order ? { ...rest, [kind]: order } : rest });
                    }}
                  >
                    <option value="">{text.asOthers}</option>
                    {ORDERS.map((order) => (
                      <option key={order} value={order}>
                        {text.orders[order].name}
                      </option>
                    ))}
                  </select>
                </label>
              </li>
            ))}
          </ul>
        </div>
        <p class="quiet">{text.kept}</p>
      </div>
    </section>
  );
}
