import { useSignal } from '@preact/signals';
import type { Loyalty, PlayerView } from '@undertow/unfathomable';
import { settings } from '../../../app/settings';
import { Halt } from '../../../table/moments/halt';
import { useKey } from '../../../table/use-key';
import { RESOURCE_SHAPES } from '../board/art';
import { CHARACTER_COLOURS, RESOURCES } from '../board/ids';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { PORTRAITS } from '../portraits';
import { DEEP_ONE, FIRE, Sign } from '../signs';
import { gameWords } from '../words/game-words';
import { LOSSES, momentsText } from '../words/moments';
import { Looked, useToldLooked } from './looked';
import { keepTurned, lookingAgain, sideOf, turnedAt } from './role-state';

/** One's own role over the whole screen: turned by oneself when it is dealt, and again whenever one wants. */
export function Role() {
  const { view, you, table } = usePlay();
  const own = view.value.players.find(({ seat }) => seat === you);
  const dealt = own?.loyalty.length ?? 0;
  useKey('e', () => {
    if (dealt > 0) lookingAgain.value = !lookingAgain.value;
  });
  if (!own?.character || dealt === 0 || own.loyalty.includes(null)) return null;
  const before = table ? turnedAt(table) : dealt;
  const due = dealt > before && settings.value.moments;
  if (!due && !lookingAgain.value) return null;
  return <RoleScreen key={dealt} own={own} before={due ? before : dealt} due={due} />;
}

interface ScreenProps {
  readonly own: PlayerView;
  /** How many cards were turned before. */
  readonly before: number;
  readonly due: boolean;
}

function RoleScreen({ own, before, due }: ScreenProps) {
  const { table } = usePlay();
  const { calledOf } = usePeople();
  const text = momentsText.value;
  const up = useSignal(!due);
  useToldLooked(up.value ? own.loyalty.length : 0);
  const close = (): void => {
    // Put away unread, it stays to be turned.
    if (table && up.value) keepTurned(table, own.loyalty.length);
    lookingAgain.value = false;
  };
  if (!up.value) {
    return (
      <Halt name="role" label={text.role} onClose={close}>
        <p class="halt-note">{text.onlyYou(calledOf(own.seat))}</p>
        <div class="role-back" aria-hidden="true" />
        <p class="halt-text">{before === 0 ? text.facedown : text.anotherFacedown}</p>
        <Looked cards={own.loyalty.length} />
        <button
          type="button"
          class="button primary"
          data-turn-role
          onClick={() => {
            up.value = true;
          }}
        >
          {text.turn}
        </button>
      </Halt>
    );
  }
  const side = sideOf(own.loyalty);
  const was = sideOf(own.loyalty.slice(0, before));
  return (
    <Halt name={`role ${side}`} label={text.role} onClose={close}>
      <p class="halt-note">{text.onlyYou(calledOf(own.seat))}</p>
      <RoleCard own={own} side={side} />
      <div class="role-says">
        <p class="role-cards">
          {text.cards}: {own.loyalty.map((card) => card && gameWords.value.names.loyalties[card].name).join(', ')}
        </p>
        <h2>{titleOf(side, before > 0 && due ? was : null)}</h2>
        <p class="role-mood">{gameWords.value.names.loyalties[side].mood}</p>
        <Winning side={side} />
        <ul class="role-advice">
          {text.advice[side].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Looked cards={own.loyalty.length} />
        <p class="role-foot">
          <button type="button" class="button primary" data-go onClick={close}>
            {text.known}
          </button>
          <span>
            {text.again} <kbd>E</kbd>
          </span>
        </p>
      </div>
    </Halt>
  );
}

/** What one is; of a second card, whether that is news. */
function titleOf(side: Loyalty, was: Loyalty | null): string {
  const { human, traitor, stillHuman, stillTraitor, traitorAfterAll } = momentsText.value;
  if (was === null) return side === 'human' ? human : traitor;
  if (side === 'human') return stillHuman;
  return was === 'human' ? traitorAfterAll : stillTraitor;
}

function RoleCard({ own, side }: { readonly own: PlayerView; readonly side: Loyalty }) {
  if (!own.character) return null;
  const portrait = PORTRAITS[own.character];
  return (
    <figure class="role-card" style={{ '--person': CHARACTER_COLOURS[own.character] }}>
      <span class="role-above">
        <img src={portrait} alt="" />
      </span>
      <span class="role-below">
        <img src={portrait} alt="" />
      </span>
      <figcaption>{gameWords.value.names.loyalties[side].name}</figcaption>
    </figure>
  );
}

function Winning({ side }: { readonly side: Loyalty }) {
  const text = momentsText.value;
  return (
    <section class="role-wins">
      <h3>{text.wins[side]}</h3>
      {side === 'human' ? (
        <p>{text.arrives}</p>
      ) : (
        <ul>
          {LOSSES.map((sign) => (
            <li key={sign}>
              <span class={`role-sign ${sign}`}>
                {sign === 'dials' ? (
                  RESOURCES.map((resource) => <Sign key={resource} path={RESOURCE_SHAPES[resource]} of={resource} />)
                ) : (
                  <Sign path={sign === 'fire' ? FIRE : DEEP_ONE} of={sign} />
                )}
              </span>
              {text.lost[sign]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Opens one's role again; it lies beside one's name and covers nothing. */
export function RoleButton() {
  const { view, you } = usePlay();
  const own = view.value.players.find(({ seat }) => seat === you);
  if (!own || own.loyalty.length === 0 || own.loyalty.includes(null)) return null;
  return (
    <button
      type="button"
      class="role-button"
      aria-keyshortcuts="E"
      onClick={() => {
        lookingAgain.value = true;
      }}
    >
      {momentsText.value.role} <kbd>E</kbd>
    </button>
  );
}
