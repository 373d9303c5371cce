import './choice.css';
import { useSignal } from '@preact/signals';
import type { CharacterId } from '@undertow/unfathomable';
import { useChoosing } from '../../../table/choosing';
import { CHARACTER_COLOURS } from '../board/ids';
import { SHEETS } from '../cards/faces';
import { SkillPips } from '../cards/skill-pips';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { PORTRAITS } from '../portraits';
import { gameWords } from '../words/game-words';
import { momentsText } from '../words/moments';
import { tableText } from '../words/text';
import { Text } from '../words/tokens';

/** Whom a newcomer plays without trouble. */
const EASY: readonly CharacterId[] = ['jeanne', 'svetlana', 'william'];

const CAST: readonly CharacterId[] = [
  'keilani',
  'arjun',
  'jeanne',
  'jamie',
  'svetlana',
  'beatrice',
  'edmund',
  'ishmael',
  'william',
  'samira',
];

/** A page of ten cards: one press reads, the second on the same card chooses. */
export function CharacterChoice() {
  const { decision, view, seats } = usePlay();
  const { choose, sending } = useChoosing();
  const { calledOf } = usePeople();
  const looked = useSignal<CharacterId | null>(null);
  const asked = decision.value;
  if (asked?.kind !== 'choose-character') return null;
  const { choice } = momentsText.value;
  const { names } = gameWords.value;
  const optionOf = (id: CharacterId): number =>
    asked.options.findIndex(({ ref }) => ref.is === 'character' && ref.character === id);
  // A bot is called what its character is called.
  const playerOf = (seat: number): string => (seats.value[seat]?.kind === 'bot' ? choice.bot : calledOf(seat));
  const now = looked.value;
  const press = (id: CharacterId): void => {
    if (now === id) choose(optionOf(id));
    else looked.value = id;
  };
  return (
    <section class="character-choice" aria-label={choice.title} aria-busy={sending.value}>
      <header>
        <h2>{choice.title}</h2>
        <p>{choice.how}</p>
      </header>
      <ul>
        {CAST.map((id) => {
          const taken = view.value.players.find(({ character }) => character === id);
          return (
            <li key={id}>
              <CharacterCard
                id={id}
                option={optionOf(id)}
                looked={now === id}
                by={taken ? choice.taken(playerOf(taken.seat), names.characters[id].short) : null}
                onPress={() => press(id)}
              />
            </li>
          );
        })}
      </ul>
      <footer>
        <p>
          {now ? (
            <>
              <b>{names.characters[now].name}</b> <em>{names.characters[now].mood}</em>
            </>
          ) : (
            choice.how
          )}
        </p>
        <span>{choice.final}</span>
        {now && (
          <button
            type="button"
            class="button primary"
            disabled={optionOf(now) < 0 || sending.value}
            onClick={() => choose(optionOf(now))}
          >
            {choice.play(names.characters[now].short)}
          </button>
        )}
      </footer>
    </section>
  );
}

interface CardProps {
  readonly id: CharacterId;
  readonly option: number;
  readonly looked: boolean;
  /** Who plays this one already. */
  readonly by: string | null;
  readonly onPress: () => void;
}

function CharacterCard({ id, option, looked, by, onPress }: CardProps) {
  const { names, describe, sourceName } = gameWords.value;
  const { hand } = tableText.value;
  const { choice } = momentsText.value;
  const sheet = SHEETS[id];
  const person = names.characters[id];
  const parts = [
    [`ability:${sheet.ability}`, hand.ability],
    [`feat:${sheet.feat}`, hand.feat],
  ] as const;
  return (
    <button
      type="button"
      class={`choice-card-of${looked ? ' looked' : ''}`}
      style={{ '--person': CHARACTER_COLOURS[id] }}
      {...(option >= 0 ? { 'data-option': option } : { disabled: true })}
      aria-pressed={looked}
      onClick={onPress}
    >
      <span class="choice-head">
        <img src={PORTRAITS[id]} alt="" />
        <span>
          <b>{person.name}</b>
          <small>{person.role}</small>
          <SkillPips skills={sheet.skills} />
        </span>
        {EASY.includes(id) && !by && <span class="choice-easy">{choice.easy}</span>}
      </span>
      <span class="choice-body">
        {parts.map(([source, kind]) => (
          <span key={source} class="choice-part">
            <b>{sourceName(source)}</b> <small>{kind}</small>
            <span>
              <Text value={describe(source)} still />
            </span>
          </span>
        ))}
        <span class="choice-part">
          <small>{choice.starts}</small> {names.rooms[sheet.start]}, {names.items[sheet.item].name}
        </span>
        <span class="choice-part choice-advice">{choice.advice[id]}</span>
      </span>
      {by && <span class="choice-by">{by}</span>}
    </button>
  );
}
