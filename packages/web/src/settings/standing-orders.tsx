import { Choice, Switch } from '../forms/choice';
import { giveOrders, ORDERS, standingOrders, WINDOWS } from '../table/orders';
import { gameWords } from '../words/language';
import { settingsText } from '../words/screens/settings';

/** In which moments one wants to be asked; taken along to every table. */
export function StandingOrders() {
  const text = settingsText.value;
  const { terms } = gameWords.value;
  const now = standingOrders.value;
  return (
    <section class="pane" id="orders">
      <h2>{text.windows}</h2>
      <p class="quiet">{text.windowsNote}</p>
      <div class="form-grid">
        <Choice
          label={text.others}
          values={ORDERS}
          text={text.orders}
          now={now.others}
          onChange={(others) => giveOrders({ others })}
        />
        <Switch label={text.own} note={text.ownNote} on={now.own} onChange={(own) => giveOrders({ own })} />
        <div>
          <h3>{text.perWindow}</h3>
          <ul class="orders">
            {WINDOWS.map(([kind, word]) => (
              <li key={kind}>
                <label>
                  <span>{terms.windows[word]}</span>
                  <select
                    class="field"
                    value={now.windows[kind] ?? ''}
                    onChange={(event) => {
                      const order = ORDERS.find((each) => each === event.currentTarget.value);
                      const { [kind]: _before, ...rest } = now.windows;
                      giveOrders({ windows: order ? { ...rest, [kind]: order } : rest });
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
