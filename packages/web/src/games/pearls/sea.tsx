import type { ComponentChildren } from 'preact';
import { useGlow } from '../../table/choosing';
import { usePlay } from './play';
import { gameWords } from './words';

function Card({ card, at }: { readonly card: number; readonly at: number }) {
  const glow = useGlow(`hand:${at}`);
  const name = gameWords.value.card(card);
  return (
    <button
      type="button"
      class={`pearl-card${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}${glow.advised ? ' advised' : ''}`}
      data-target={`hand:${at}`}
      disabled={!glow.lit}
      aria-pressed={glow.chosen}
      title={gameWords.value.cardText(card)}
      onClick={glow.choose}
    >
      {name}
    </button>
  );
}

/** One's own cards. */
export function Hand() {
  const { view, you } = usePlay();
  const hand = you === null ? undefined : view.value.divers[you]?.hand;
  if (!Array.isArray(hand)) return null;
  return (
    <section class="pearl-hand" aria-label={gameWords.value.terms.hand}>
      {hand.map((card, at) => (
        <Card key={card} card={card} at={at} />
      ))}
    </section>
  );
}

/** What everybody sees: the deck, what was discarded, the last roll. */
export function Sea() {
  const { roll, deck, discard } = usePlay().view.value;
  const { terms, cards, card } = gameWords.value;
  return (
    <section class="pearl-sea" aria-label={terms.sea}>
      <p class="pearl-roll">{roll > 0 ? `${terms.roll}: ${roll}` : terms.sea}</p>
      <p>
        {terms.deck}: {cards(deck)}
      </p>
      <p class="quiet">
        {terms.discard}: {discard.map(card).join(', ')}
      </p>
    </section>
  );
}

export function Wide({ hint }: { readonly hint: ComponentChildren }) {
  return (
    <div class="pearl-board">
      <Sea />
      {hint}
      <Hand />
    </div>
  );
}

/** Whose turn it is. */
export function Top() {
  const { view, seats } = usePlay();
  const { turn, divers } = view.value;
  const seat = turn % divers.length;
  return <p class="turn-now whose">{gameWords.value.turn(turn + 1, seats.value[seat]?.name ?? `${seat + 1}`)}</p>;
}
