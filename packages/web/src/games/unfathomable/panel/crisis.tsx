import { usePlay } from '../../../table/play';
import { gameWords, words } from '../../../words/language';
import { inspect } from '../cards/inspect';
import { Text } from '../words/text';

/** The mythos card everybody is looking at. */
export function Crisis() {
  const { view } = usePlay();
  const { mythos } = view.value;
  if (!mythos.drawn) return null;
  const source = `mythos:${mythos.drawn}` as const;
  const { describe, sourceName } = gameWords.value;
  return (
    <section class="crisis slip" aria-label={words.value.theatre.crisis}>
      <button type="button" class="link" onClick={() => inspect({ source })}>
        <small>{words.value.theatre.crisis}</small>
        <h2>{sourceName(source)}</h2>
      </button>
      <p>
        <Text value={describe(source)} />
      </p>
    </section>
  );
}
