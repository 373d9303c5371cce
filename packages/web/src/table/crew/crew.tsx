import './crew.css';
import { useSignal } from '@preact/signals';
import type { PlayerView } from '@undertow/unfathomable';
import { CHARACTER_COLOURS } from '../../games/unfathomable/board/ids';
import { SheetOf } from '../../games/unfathomable/cards/sheet';
import { usePeople } from '../../games/unfathomable/people';
import { titlesOf } from '../../games/unfathomable/titles';
import { gameWords, words } from '../../words/language';
import { useGlow } from '../choosing';
import { usePlay } from '../play';
import { Suspicion } from './suspicion';

/** Everybody at the table, in the order of play; a tap opens what lies before them. */
export function Crew() {
  const { view } = usePlay();
  const open = useSignal<number | null>(null);
  return (
    <section class="crew" aria-label={words.value.crew.title}>
      <ul>
        {view.value.players.map((player) => (
          <li key={player.seat}>
            <CrewRow
              player={player}
              open={open.value === player.seat}
              onOpen={() => {
                open.value = open.value === player.seat ? null : player.seat;
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly player: PlayerView;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function CrewRow({ player, open, onOpen }: RowProps) {
  const { view, you, seats, waiting } = usePlay();
  const { nameOf, personOf } = usePeople();
  const glow = useGlow(`seat:${player.seat}`);
  const { crew } = words.value;
  const { names } = gameWords.value;
  const { character, seat } = player;
  const own = seat === you;
  const info = seats.value[seat];
  const role = character ? names.characters[character].role : crew.noCharacter;
  const person = own ? crew.you : info?.kind === 'bot' ? (personOf(seat) ?? crew.bot) : personOf(seat);
  const place = player.space === 'brig' || player.space === 'sick-bay' ? names.rooms[player.space] : null;
  const current = view.value.turn.current === seat;
  return (
    <div
      class={`crew-row${current ? ' current' : ''}${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}${player.revealed ? ' traitor' : ''}`}
      style={{ '--person': character ? CHARACTER_COLOURS[character] : '#445' }}
    >
      <button
        type="button"
        class="crew-main"
        data-target={`seat:${seat}`}
        aria-expanded={glow.lit ? undefined : open}
        onClick={glow.lit ? glow.choose : onOpen}
      >
        <span class="face" aria-hidden="true">
          {nameOf(seat).slice(0, 2)}
        </span>
        <span class="who">
          <span class="name">
            <b>{nameOf(seat)}</b>
            {waiting.value.seats.includes(seat) && <span class="hourglass" aria-hidden="true" />}
          </span>
          <small>
            {titlesOf(view.value, seat).map((title) => (
              <b key={title} class="title">
                {names.titles[title]} ·{' '}
              </b>
            ))}
            {role}
            {person ? ` · ${person}` : ''}
          </small>
        </span>
        <span class="tags">
          {player.revealed && <span class="tag danger">{crew.traitor}</span>}
          {place && <span class="tag cell">{place}</span>}
          {info?.away && <span class="tag cell">{crew.away}</span>}
        </span>
        <span class="counts">
          <span class="mini-cards" title={crew.cards(player.handCount)}>
            <i aria-hidden="true" />
            {player.handCount}
            <span class="hidden-text">{crew.cards(player.handCount)}</span>
          </span>
          <span class="mini-cards loyalty-count" title={crew.loyaltyCards(player.loyaltyCount)}>
            <i aria-hidden="true" />
            {player.loyaltyCount}
            <span class="hidden-text">{crew.loyaltyCards(player.loyaltyCount)}</span>
          </span>
        </span>
      </button>
      {!own && !player.revealed && you !== null && <Suspicion seat={seat} name={nameOf(seat)} />}
      {open && <SheetOf player={player} />}
    </div>
  );
}
