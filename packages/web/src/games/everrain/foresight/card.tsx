import './foresight.css';
import { asks } from '../../../table/explain/asks';
import { words } from '../../../words/language';
import { enemyOf, enemyShipOf } from '../facts';
import { usePlay } from '../play';
import { inspect } from '../reading';
import { gameWords, pageWords } from '../words';
import { Text } from '../words/tokens';
import { percent } from './percent';
import { foreseen, type Pinned, pinned, unpin } from './pinned';
import { ofEnemy, ofShip, type Sentence } from './sentences';
import { useForesight } from './watch';

interface Watched {
  readonly source: string;
  readonly left: number;
  readonly health: number;
  readonly dice: number;
}

function useWatched(enemy: Pinned | null): Watched | null {
  const { enemyShips, captains } = usePlay().view.value;
  if (enemy?.is === 'ship') {
    const ship = enemyShips.find(({ id }) => id === enemy.id);
    if (!ship) return null;
    const { health, dice } = enemyShipOf(ship.kind);
    return { source: `enemy-ship:${ship.kind}`, left: health - ship.trauma, health, dice };
  }
  const figure = enemy ? captains[enemy.seat]?.enemies.find(({ id }) => id === enemy.id) : undefined;
  if (!figure) return null;
  const { health, dice } = enemyOf(figure.kind);
  return { source: `enemy:${figure.kind}`, left: health - figure.trauma, health, dice };
}

/** What the pinned enemy will do: its numbers, then a sentence for each outcome. */
export function ForesightCard() {
  useForesight();
  const { view } = usePlay();
  const enemy = pinned.value;
  const watched = useWatched(enemy);
  if (!enemy || !watched) return null;
  const { foresight: text, theatre } = pageWords.value;
  const { sourceName, describe } = gameWords.value;
  const { source, left, health, dice } = watched;
  const now = foreseen.value;
  const seen = now?.is === enemy.is && now.id === enemy.id ? now : null;
  const sentences: readonly Sentence[] =
    seen === null
      ? []
      : seen.is === 'ship'
        ? ofShip(view.value, seen.seen, seen.id)
        : ofEnemy(view.value, seen.seen, seen.seat, seen.id);
  return (
    <aside class={`er-foresight ${enemy.is}`} aria-label={text.title} data-foresight={`${enemy.is}:${enemy.id}`}>
      <header>
        <h3>{sourceName(source)}</h3>
        <button type="button" class="icon-button" aria-label={words.value.app.close} onClick={unpin}>
          ×
        </button>
      </header>
      <p class="numbers">
        {text.health(left, health)} · {theatre.dice(dice)}{' '}
        <button type="button" class="link" onClick={() => inspect({ source })}>
          {text.card}
        </button>
      </p>
      {enemy.is === 'enemy' && (
        <div class="abilities">
          <Text value={describe(source)} />
        </div>
      )}
      <h4>
        <span {...asks('intent')}>{text.title}</span>
      </h4>
      <ul aria-busy={seen === null} aria-live="polite">
        {sentences.map(({ text: sentence, chance }) => (
          <li key={sentence}>
            {chance !== null && <b>{percent(chance)}</b>} {sentence}
          </li>
        ))}
      </ul>
    </aside>
  );
}
