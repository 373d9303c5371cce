import type { Seat } from '@undertow/kernel';
import type { PlayerView, View } from '@undertow/unfathomable';
import type { PersonLook } from '../../game-page';
import { TITLE_SHAPES } from './board/art';
import { CHARACTER_COLOURS } from './board/ids';
import { playerAt } from './people';
import { PORTRAITS } from './portraits';
import { titlesOf } from './titles';
import { gameWords } from './words/game-words';
import { tableText } from './words/text';

/** Somebody's row among the crew. */
export function person(view: View, seat: Seat): PersonLook {
  const player = playerAt(view, seat);
  const { people } = tableText.value;
  const { names } = gameWords.value;
  if (!player?.character) return { colour: '#445', role: people.noCharacter, doubted: true, ...countsOf(player) };
  const place = player.space === 'brig' || player.space === 'sick-bay' ? names.rooms[player.space] : null;
  return {
    colour: CHARACTER_COLOURS[player.character],
    role: names.characters[player.character].role,
    portrait: PORTRAITS[player.character],
    titles: titlesOf(view, seat).map((title) => ({
      name: names.titles[title],
      sign: TITLE_SHAPES[title],
      explains: `title:${title}`,
    })),
    tags: [
      ...(player.revealed ? [{ text: people.traitor, kind: 'danger' as const }] : []),
      ...(place ? [{ text: place, kind: 'cell' as const }] : []),
    ],
    class: player.revealed ? 'traitor' : '',
    doubted: !player.revealed,
    ...countsOf(player),
  };
}

const countsOf = (player: PlayerView | undefined): Pick<PersonLook, 'counts'> =>
  player ? { counts: <Counts player={player} /> } : {};

function Counts({ player }: { readonly player: PlayerView }) {
  const { people } = tableText.value;
  return (
    <>
      <span class="mini-cards" title={people.cards(player.handCount)}>
        <i aria-hidden="true" />
        {player.handCount}
        <span class="hidden-text">{people.cards(player.handCount)}</span>
      </span>
      <span class="mini-cards loyalty-count" title={people.loyaltyCards(player.loyaltyCount)}>
        <i aria-hidden="true" />
        {player.loyaltyCount}
        <span class="hidden-text">{people.loyaltyCards(player.loyaltyCount)}</span>
      </span>
      <span class="mini-cards item-count" title={people.items(player.items.length)}>
        <i aria-hidden="true" />
        {player.items.length}
        <span class="hidden-text">{people.items(player.items.length)}</span>
      </span>
    </>
  );
}
