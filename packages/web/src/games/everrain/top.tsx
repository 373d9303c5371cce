import type { AnyOrder } from '@undertow/everrain/content/ids';
import { phone } from '../../app/screen-size';
import { asks } from '../../table/explain/asks';
import { Icon } from './art/icons';
import { OrderIcon } from './art/order-token';
import { usePlay } from './play';
import { gameWords, pageWords } from './words';

const PHASES = [
  ['entering-round'],
  ['turn-start', 'turn', 'turn-end', 'after-turn'],
  ['elder', 'storms'],
  ['deck-enemies'],
  ['sea-enemies'],
  ['agenda', 'round-end'],
] as const;

/** Act, round, whose turn it is, and where the round stands. */
export function Top() {
  const { view, you, seats } = usePlay();
  const { act, round, step, turn, first } = view.value;
  const { top } = pageWords.value;
  const { terms } = gameWords.value;
  const nameOf = (seat: number): string => seats.value[seat]?.name ?? String(seat + 1);
  const ours = PHASES[1].some((each) => each === step);
  return (
    <>
      <span class="er-act" {...asks('act')}>
        {top.act(act)}
      </span>
      {round > 0 && (
        <span class="er-round" {...asks('round')}>
          {top.round(round)}
        </span>
      )}
      <div class="turn-now">
        <p class={`whose${ours && turn.seat === you ? ' yours' : ''}`}>
          {ours ? (turn.seat === you ? top.yours : top.turnOf(nameOf(turn.seat))) : terms.steps[step]}
        </p>
        {view.value.players > 1 && (
          <span class="er-first" {...asks('first')}>
            <Icon icon="first" /> {top.first(nameOf(first))}
          </span>
        )}
        {phone.value && you !== null && <Orders seat={you} />}
        <ol class="steps">
          {PHASES.map((steps) => (
            <li
              key={steps[0]}
              {...(steps.some((each) => each === step) ? { class: 'now', 'aria-current': 'step' as const } : {})}
            >
              <span {...asks(steps[0] === 'agenda' ? 'agenda' : `step:${steps[0]}`)}>{terms.steps[steps[0]]}</span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

const KINDS: readonly AnyOrder[] = ['crew', 'navigation', 'artillery', 'fleeting'];

/** One's fresh orders, where the tray is a tab away. */
function Orders({ seat }: { readonly seat: number }) {
  const { view } = usePlay();
  const fresh = view.value.captains[seat]?.fresh;
  if (!fresh) return null;
  const { orders } = gameWords.value.terms;
  return (
    <span class="er-orders" role="img" aria-label={KINDS.map((kind) => `${orders[kind]}: ${fresh[kind]}`).join(', ')}>
      {KINDS.flatMap((kind) =>
        Array.from({ length: fresh[kind] }, (_, index) => <OrderIcon key={`${kind}-${index}`} kind={kind} size={22} />),
      )}
    </span>
  );
}
