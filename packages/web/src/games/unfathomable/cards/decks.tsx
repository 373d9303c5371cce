import type { KnownCard, Skill, SkillFace } from '@undertow/unfathomable';
import { useGlow } from '../../../table/choosing';
import { explain } from '../../../table/explain/explaining';
import { SKILLS } from '../board/ids';
import type { Target } from '../panel/targets';
import { usePlay } from '../play';
import { gameWords } from '../words/game-words';
import { nameOfSkillFace } from '../words/naming';
import { tableText } from '../words/text';
import { faceValue } from './faces';
import { SkillIcon } from './skill-icon';

/** Every deck with its count, and what lies on top of its discards. */
export function Decks() {
  const { view } = usePlay();
  const { decks, board } = tableText.value;
  const { names } = gameWords.value;
  const now = view.value;
  const { mythos } = now;
  const known = (deck: KnownCard['deck']): readonly string[] =>
    now.known
      .filter((card) => card.deck === deck)
      .map(({ at, card }) => `${at + 1}. ${gameWords.value.sourceName(`${deck}:${card}`)}`);
  return (
    <section class="decks" aria-label={decks.title}>
      <ul>
        {SKILLS.map((skill) => (
          <li key={skill}>
            <SkillPile skill={skill} count={now.skills[skill].count} top={now.skills[skill].top} />
          </li>
        ))}
        <li>
          <Pile target="deck:chaos" kind="chaos" name={decks.chaos} count={now.chaos} icon="chaos" />
        </li>
        <li>
          <Pile
            target="deck:mythos"
            known={known('mythos')}
            kind="mythos"
            name={decks.mythos}
            count={mythos.count}
            mark="☾"
            top={mythos.top ? names.mythos[mythos.top].name : null}
          />
        </li>
        <li>
          <Pile
            target="deck:waypoint"
            known={known('waypoint')}
            kind="waypoint"
            name={decks.waypoint}
            count={now.waypoints.count}
            mark="⚓"
          />
        </li>
        <li>
          <Pile
            target="deck:spell"
            known={known('spell')}
            kind="spell"
            name={decks.spell}
            count={now.spells.count}
            mark="✶"
          />
        </li>
        <li>
          <Pile
            target="deck:item"
            known={known('item')}
            kind="item"
            name={decks.item}
            count={now.items.count}
            mark="⚒"
          />
        </li>
        <li>
          <Pile target="deck:damage" kind="damage" name={decks.damage} count={now.damage.count} mark="✹" />
        </li>
        <li>
          <Pile target="deck:loyalty" kind="loyalty" name={decks.loyalty} count={now.loyaltyDeck} mark="?" />
        </li>
        <li>
          <Pile
            target="deck:deep-ones"
            kind="deep-ones"
            name={decks.deepOnes}
            about={board.deepOneSupply}
            count={now.deepOneSupply}
            mark="♆"
          />
        </li>
        <li>
          <Pile
            target="passenger:supply"
            kind="passengers"
            name={decks.passengers}
            about={board.passengerSupply}
            count={now.passengers.supply}
            mark="☻"
          />
        </li>
      </ul>
    </section>
  );
}

function SkillPile({
  skill,
  count,
  top,
}: {
  readonly skill: Skill;
  readonly count: number;
  readonly top: SkillFace | null;
}) {
  const { names } = gameWords.value;
  return (
    <Pile
      target={`deck:${skill}`}
      kind={`skill ${skill}`}
      name={names.skills[skill]}
      count={count}
      icon={skill}
      top={top === null ? null : nameOfSkillFace(top, names)}
      topShort={top === null ? '' : String(faceValue(top))}
    />
  );
}

interface PileProps {
  readonly target: Target;
  readonly kind: string;
  readonly name: string;
  /** What a reader hears instead, where the name alone does not say enough. */
  readonly about?: string;
  readonly count: number;
  readonly icon?: Skill | 'chaos';
  readonly mark?: string;
  /** The card on top of the discards; `null` when there are none, left out when there never are. */
  readonly top?: string | null;
  readonly topShort?: string;
  /** Cards in the deck that this viewer remembers, with their place from the top. */
  readonly known?: readonly string[];
}

function Pile({ target, kind, name, about = name, count, icon, mark, top, topShort, known = [] }: PileProps) {
  const { decks } = tableText.value;
  const glow = useGlow(target);
  const discards = top === undefined ? '' : `. ${top === null ? decks.noDiscard : decks.topDiscard(top)}`;
  const remembered = known.length > 0 ? `. ${decks.known}: ${known.join(', ')}` : '';
  const full = `${about}: ${decks.cards(count)}${discards}${remembered}`;
  return (
    <button
      type="button"
      class={`pile ${kind}${glow.lit ? ' lit' : ''}${glow.chosen ? ' chosen' : ''}${count === 0 ? ' empty' : ''}`}
      data-target={target}
      aria-label={full}
      title={full}
      data-explains={target}
      onClick={(event) => (glow.lit ? glow.choose() : explain(target, event.currentTarget))}
    >
      <span class="pile-back">
        {icon ? <SkillIcon skill={icon} /> : <span class="pile-mark">{mark}</span>}
        <b>{count}</b>
      </span>
      <span class="pile-name">{name}</span>
      {known.length > 0 && <span class="pile-known">{known.join(', ')}</span>}
      {top != null && <span class="pile-top">{topShort || top}</span>}
    </button>
  );
}
