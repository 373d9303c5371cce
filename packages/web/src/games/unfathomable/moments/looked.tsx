import { useEffect } from 'preact/hooks';
import { CHARACTER_COLOURS } from '../board/ids';
import { playerAt, usePeople } from '../people';
import { usePlay } from '../play';
import { PORTRAITS } from '../portraits';
import { momentsText } from '../words/moments';

/** Tells the table that one has looked at so many of one's cards, and not what they are. */
export function useToldLooked(cards: number): void {
  const { room, you } = usePlay();
  useEffect(() => {
    const told = you === null ? cards : (room?.table.value?.seats[you]?.looked ?? 0);
    if (room && told < cards) room.send({ t: 'looked', cards }).catch(() => undefined);
  }, [room, you, cards]);
}

/** Who has looked at their own cards, and who has not yet; bots need no time for it. */
export function Looked({ cards }: { readonly cards: number }) {
  const { view, seats, you } = usePlay();
  const { calledOf } = usePeople();
  const text = momentsText.value;
  const others = view.value.players.filter(({ seat }) => seat !== you);
  return (
    <ul class="who-looked" aria-label={text.whoLooked}>
      {others.map(({ seat }) => {
        const info = seats.value[seat];
        const has = info?.kind !== 'person' || info.looked >= cards;
        const character = playerAt(view.value, seat)?.character;
        return (
          <li
            key={seat}
            class={has ? 'has' : ''}
            style={character ? { '--person': CHARACTER_COLOURS[character] } : {}}
            data-looked={has}
          >
            {character && <img src={PORTRAITS[character]} alt="" />}
            <span>
              {calledOf(seat)} <small>{has ? text.hasLooked : text.notYet}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
