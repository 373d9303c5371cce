import './crew.css';
import './strip.css';
import { useSignal } from '@preact/signals';
import type { Seat } from '@undertow/kernel';
import { words } from '../../words/language';
import { useGlow } from '../choosing';
import { SeatClock } from '../clocks/seat-clock';
import { explain } from '../explain/explaining';
import { usePeople } from '../people';
import { useShown } from '../play';
import { Bubble } from '../talk/bubble';
import { PresenceSign } from './presence';
import { Suspicion } from './suspicion';

/** Everybody at the table, in the order of play; a tap opens what lies before them. */
export function Crew({ strip = false }: { readonly strip?: boolean }) {
  const { page, play } = useShown();
  const open = useSignal<Seat | null>(null);
  return (
    <section class={`crew${strip ? ' strip' : ''}`} aria-label={words.value.crew.title}>
      <ul>
        {page.seats(play.view.value).map((seat) => (
          <li key={seat}>
            <CrewRow
              seat={seat}
              open={open.value === seat}
              onOpen={() => {
                open.value = open.value === seat ? null : seat;
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function CrewRow({ seat, open, onOpen }: RowProps) {
  const { page, play } = useShown();
  const { view, you, seats, waiting } = play;
  const { calledOf, roleOf } = usePeople();
  const name = calledOf(seat);
  const role = roleOf(seat);
  const glow = useGlow(`seat:${seat}`);
  const { crew } = words.value;
  const look = page.person(view.value, seat);
  const own = seat === you;
  const info = seats.value[seat];
  const current = page.current(view.value) === seat;
  return (
    <div
      class={`crew-row${current ? ' current' : ''}${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''} ${look.class ?? ''}`}
      style={{ '--person': look.colour }}
    >
      <button
        type="button"
        class="crew-main"
        data-target={`seat:${seat}`}
        aria-expanded={glow.lit ? undefined : open}
        onClick={({ target }) => {
          const title = target instanceof Element ? target.closest('[data-explains]') : null;
          if (glow.lit) glow.choose();
          else if (title) explain(title.getAttribute('data-explains') ?? '', title);
          else if (!page.opens?.(seat)) onOpen();
        }}
      >
        <span class="face" aria-hidden="true">
          {look.portrait ? <img src={look.portrait} alt="" /> : (role ?? name).slice(0, 2)}
        </span>
        {info && <PresenceSign info={info} />}
        <span class="who">
          <span class="name">
            <b>{name}</b>
            {own && <i class="own-mark">{crew.you}</i>}
            {look.titles?.map(({ name: title, sign, explains }) => (
              <span key={title} class="title" title={title} data-explains={explains}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={sign} fill-rule="evenodd" />
                </svg>
                <span class="title-name">{title}</span>
              </span>
            ))}
            {waiting.value.seats.includes(seat) && (
              <span class={own ? 'hourglass still' : 'hourglass'} aria-hidden="true" />
            )}
          </span>
          <small>{role ? `${role}, ${look.role}` : look.role}</small>
        </span>
        <span class="tags">
          {look.tags?.map(({ text, kind }) => (
            <span key={text} class={`tag ${kind}`}>
              {text}
            </span>
          ))}
          {(info?.away || info?.standIn) && <span class="tag cell">{crew.away}</span>}
          {info?.kind === 'person' && !info.away && !info.connected && <span class="tag cell">{crew.gone}</span>}
          <SeatClock seat={seat} />
        </span>
        <span class="counts">{look.counts}</span>
      </button>
      <Bubble seat={seat} />
      {!own && look.doubted && you !== null && <Suspicion seat={seat} name={name} />}
      {open && page.Sheet && <page.Sheet seat={seat} />}
    </div>
  );
}
