import './harbour.css';
import type { Ref, View } from '@undertow/everrain';
import type { Seat } from '@undertow/kernel';
import { useGlow } from '../../../table/choosing';
import { Bust } from '../art/bust';
import { Icon, type IconName } from '../art/icons';
import { lookOf } from '../look';
import { usePlay } from '../play';
import { target } from '../targets';
import { gameWords } from '../words';
import { stakesText } from '../words/stakes';
import { HOUSES, priceOf, type Service } from './houses';
import { portAt } from './port-at';

const PICTURES: Readonly<Record<Service, IconName>> = {
  improve: 'plus',
  repair: 'hurt',
  install: 'crate',
  buy: 'crate',
  sell: 'coin',
  tend: 'plus',
  backstreet: 'omen',
  university: 'book',
  rest: 'moon',
  drink: 'fleeting',
  gamble: 'die',
  hire: 'crew',
  listen: 'clue',
  denizen: 'bag',
};

/** E7.10 */
const REPEATED: ReadonlySet<Service> = new Set<Service>(['install', 'sell', 'listen']);

/** The harbour stands where the chart was as long as a ship is in port: five houses, a ring for each service. */
export function Harbour({ seat }: { readonly seat: Seat }) {
  const { view, decision } = usePlay();
  const port = portAt(view.value, seat);
  const asked = decision.value?.kind === 'port' ? decision.value : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the houses are scrolled, also where nothing glows
    <section class="er-harbour" tabIndex={0} aria-label={port ? gameWords.value.sourceName(`port:${port}`) : ''}>
      <h2>{port && gameWords.value.sourceName(`port:${port}`)}</h2>
      <ToGo seat={seat} />
      <div class="houses">
        {HOUSES.map(({ house, services }) => (
          <section key={house} class="house">
            <h3>{gameWords.value.terms.houses[house]}</h3>
            <ul>
              {services.map((service) => (
                <Ring
                  key={service}
                  service={service}
                  why={blockedBecause(asked?.blocked ?? [], service)}
                  visitors={visitorsOf(view.value, service)}
                  seat={seat}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Who has not been sent to any house yet (E7.5). */
function ToGo({ seat }: { readonly seat: Seat }) {
  const { captains, visit } = usePlay().view.value;
  if (!visit || !stakesText.ready()) return null;
  const text = stakesText.value.port;
  const waiting = captains[seat]?.crew.filter(({ id }) => !visit.sent.some(({ crew }) => crew === id)) ?? [];
  const names = waiting.map(({ board }) => gameWords.value.sourceName(`crew:${board}`)).join(', ');
  return <p class="to-go">{waiting.length > 0 ? text.toGo(names) : text.allGone}</p>;
}

/** The boards of those who went for this service. */
function visitorsOf({ captains, visit }: View, service: Service): readonly string[] {
  if (!visit) return [];
  const crew = captains[visit.seat]?.crew ?? [];
  return visit.sent.flatMap((sent) => {
    const member = sent.service === service ? crew.find(({ id }) => id === sent.crew) : undefined;
    return member ? [member.board] : [];
  });
}

type Blocked = readonly { readonly ref: Ref; readonly reason: string }[];

function blockedBecause(blocked: Blocked, service: Service): string | null {
  const found = blocked.find(({ ref }) => ref.is === 'send' && ref.service === service);
  return found ? gameWords.value.reason(found.reason) : null;
}

interface RingProps {
  readonly service: Service;
  readonly why: string | null;
  readonly visitors: readonly string[];
  readonly seat: Seat;
}

function Ring({ service, why, visitors, seat }: RingProps) {
  const glow = useGlow(target.service(service));
  return (
    <li class={`service${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}`}>
      <button type="button" disabled={!glow.lit} data-target={target.service(service)} onClick={glow.choose}>
        <span class="ring">
          <Icon icon={PICTURES[service]} size={26} />
          {REPEATED.has(service) && (
            <i class="repeat">
              <Icon icon="repeat" size={12} />
            </i>
          )}
        </span>
        {visitors.length > 0 && (
          <span class="visitors">
            {visitors.map((board) => (
              <svg key={board} width="26" height="26" viewBox="-24 -24 48 48" aria-hidden="true">
                <Bust board={board} ring={lookOf(seat).colour} />
              </svg>
            ))}
          </span>
        )}
        <b>{gameWords.value.terms.services[service]}</b>
        <small>{why ?? priceOf(service)}</small>
      </button>
    </li>
  );
}
