import { inspect } from '../cards/inspect';
import { usePlay } from '../play';
import { gameWords } from '../words/game-words';
import { tableText } from '../words/text';
import { Text } from '../words/tokens';

/** The mythos card everybody is looking at. */
export function Crisis() {
  const { view } = usePlay();
  const { mythos } = view.value;
  if (!mythos.drawn) return null;
  const source = `mythos:${mythos.drawn}` as const;
  const { describe, sourceName } = gameWords.value;
  return (
    <section class="crisis slip" aria-label={tableText.value.theatre.crisis}>
      <button type="button" class="link" onClick={() => inspect({ source })}>
        <small>{tableText.value.theatre.crisis}</small>
        <h2>{sourceName(source)}</h2>
      </button>
      <p>
        <Text value={describe(source)} />
      </p>
    </section>
  );
}
