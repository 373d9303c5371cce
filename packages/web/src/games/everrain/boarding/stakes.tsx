import './stakes.css';
import type { Event } from '@undertow/everrain';
import type { Seat } from '@undertow/kernel';
import { AnyFoe } from '../art/any-foe';
import { enemyOf } from '../facts';
import { pin } from '../foresight/pinned';
import { usePlay } from '../play';
import { gameWords, pageWords } from '../words';
import { stakesText } from '../words/stakes';

/** How often this boarding has come round. */
function boutOf(log: readonly Event[]): number {
  const begun = log.findLastIndex((event) => event.type === 'boarding' && event.what === 'begins');
  return log.slice(begun + 1).filter((event) => event.type === 'boarding' && event.what === 'round').length;
}

/** What is won and lost by a boarding, and who stands against the crew; in sight until it is over (E16.8, E16.9). */
export function Stakes({ seat }: { readonly seat: Seat }) {
  const { view, log } = usePlay();
  if (!stakesText.ready()) return null;
  const { captains, act, tracks, elder } = view.value;
  const text = stakesText.value.boarding;
  const { sourceName, shipName } = gameWords.value;
  const enemies = captains[seat]?.enemies ?? [];
  return (
    <>
      <div class="er-stakes">
        <h2>{text.bout(Math.max(1, boutOf(log.value)))}</h2>
        <p>{text.noRetreat}</p>
        <dl>
          <div class="win">
            <dt>{text.win}</dt>
            <dd>{text.won(act)}</dd>
          </div>
          <div class="lose">
            <dt>{text.lose}</dt>
            <dd>{text.lost(shipName(seat), elder === null ? Math.max(0, tracks.elder - 1) : null)}</dd>
          </div>
        </dl>
      </div>
      <ul class="er-against" aria-label={text.against}>
        {enemies.map(({ id, kind, trauma, zone, aboard }) => {
          const { health, dice } = enemyOf(kind);
          return (
            <li key={id}>
              <button type="button" class="bare" onClick={() => pin({ is: 'enemy', seat, id })}>
                <svg width="34" height="34" viewBox="-26 -26 52 52" aria-hidden="true">
                  <AnyFoe kind={kind} radius={24} />
                </svg>
                <span>
                  <b>{sourceName(`enemy:${kind}`)}</b>
                  <small>
                    {pageWords.value.foresight.health(health - trauma, health)}, {text.dice(dice)}
                  </small>
                  <small>{aboard ? text.onTheirs(zone) : text.onOurs(zone)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
