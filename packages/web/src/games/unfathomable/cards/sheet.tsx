import type { Loyalty, MythosId, PlayerView, Source, SpellId, Title } from '@undertow/unfathomable';
import type { ComponentChildren } from 'preact';
import { useChoosing, useGlow } from '../../../table/choosing';
import { explain } from '../../../table/explain/explaining';
import { CHARACTER_COLOURS } from '../board/ids';
import type { Target } from '../panel/targets';
import { usePlay } from '../play';
import { titlesOf } from '../titles';
import { gameWords } from '../words/game-words';
import { nameOfSpace } from '../words/naming';
import { tableText } from '../words/text';
import { SHEETS } from './faces';
import { inspect } from './inspect';
import { SkillPips } from './skill-pips';

interface SheetProps {
  readonly player: PlayerView;
  /** What stands beside the name. */
  readonly beside?: ComponentChildren;
}

/** What lies before a player, open to everybody, and what the player alone may see of it. */
export function SheetOf({ player, beside }: SheetProps) {
  const { hand } = tableText.value;
  const { names } = gameWords.value;
  const { character } = player;
  const { view, you } = usePlay();
  if (!character) return null;
  const sheet = SHEETS[character];
  const person = names.characters[character];
  return (
    <section
      class="person-sheet"
      style={{ '--person': CHARACTER_COLOURS[character] }}
      aria-label={`${hand.sheet}: ${person.name}`}
    >
      <div class="sheet-head">
        <button type="button" class="sheet-name" onClick={() => inspect({ character })}>
          <b>{person.name}</b>
          <span>
            {person.role} · {nameOfSpace(player.space, names)}
          </span>
        </button>
        {beside}
      </div>
      <SkillPips skills={sheet.skills} />
      {player.seat !== you && <SeenLoyalty cards={player.loyalty} />}
      <ul class="sheet-things">
        {titlesOf(view.value, player.seat).map((title) => (
          <TitleCard key={title} title={title} />
        ))}
        <Thing target={`sheet:${player.seat}-ability`} source={`ability:${sheet.ability}`} kind={hand.ability} />
        <Thing
          target={`sheet:${player.seat}-feat`}
          source={`feat:${sheet.feat}`}
          kind={player.feat ? hand.feat : hand.featUsed}
          gone={!player.feat}
        />
        {player.items.map((item) => (
          <Thing
            key={item}
            target={`item:${item}`}
            source={`item:${item}`}
            kind={player.improvement === item ? hand.improvement : ''}
          />
        ))}
        {player.kept.map((card: MythosId) => (
          <Thing key={card} target={`kept:${card}`} source={`mythos:${card}`} kind={hand.kept} />
        ))}
        {player.wards.map((card: SpellId) => (
          <Thing key={card} target={`kept:${card}`} source={`spell:${card}`} kind={hand.kept} />
        ))}
      </ul>
    </section>
  );
}

interface ThingProps {
  readonly target: Target;
  readonly source: Source;
  readonly kind: string;
  readonly gone?: boolean;
}

function Thing({ target, source, kind, gone = false }: ThingProps) {
  const glow = useGlow(target);
  const name = gameWords.value.sourceName(source);
  return (
    <li>
      <button
        type="button"
        class={`thing ${source.split(':')[0]}${gone ? ' gone' : ''}${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}`}
        data-target={target}
        title={kind === '' ? undefined : kind}
        onClick={() => (glow.lit ? glow.choose() : inspect({ source }))}
      >
        <span>{name}</span>
        {kind && <small>{kind}</small>}
      </button>
    </li>
  );
}

/** A title somebody holds: used where it can be, explained otherwise. */
function TitleCard({ title }: { readonly title: Title }) {
  const glow = useGlow(`title:${title}`);
  return (
    <li>
      <button
        type="button"
        class={`thing title-card${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}`}
        data-target={`title:${title}`}
        data-explains={`title:${title}`}
        onClick={(event) => (glow.lit ? glow.choose() : explain(`title:${title}`, event.currentTarget))}
      >
        <span>{gameWords.value.names.titles[title]}</span>
      </button>
    </li>
  );
}

/** Loyalty cards of somebody else that this viewer has been shown. */
function SeenLoyalty({ cards }: { readonly cards: readonly (Loyalty | null)[] }) {
  const seen = cards.flatMap((card) => card ?? []);
  if (seen.length === 0) return null;
  return (
    <ul class="seen-loyalties" aria-label={tableText.value.hand.loyalty}>
      {seen.map((card, index) => (
        <li key={`${card}-${index}`} class={`loyalty-card ${card}`}>
          {gameWords.value.names.loyalties[card].name}
        </li>
      ))}
    </ul>
  );
}

/** One's own loyalty cards where one of them is to be chosen; otherwise they stay with one's role. */
export function OwnLoyalty() {
  const { view, you } = usePlay();
  const { lit } = useChoosing();
  const own = view.value.players.find(({ seat }) => seat === you);
  if (!own || ![...lit.value.keys()].some((target) => target.startsWith('loyalty:'))) return null;
  return (
    <ul class="loyalties" aria-label={tableText.value.hand.loyalty}>
      {own.loyalty.map((card, at) => (
        <li key={`${card}-${at}`}>
          <LoyaltyCard card={card} at={at} />
        </li>
      ))}
    </ul>
  );
}

function LoyaltyCard({ card, at }: { readonly card: Loyalty | null; readonly at: number }) {
  const glow = useGlow(`loyalty:${at}`);
  const name = card ? gameWords.value.names.loyalties[card].name : tableText.value.people.facedown;
  return (
    <button
      type="button"
      class={`loyalty-card ${card ?? 'unknown'}${glow.lit ? ' lit' : ''}`}
      data-target={`loyalty:${at}`}
      disabled={!glow.lit}
      onClick={glow.choose}
    >
      {name}
    </button>
  );
}
