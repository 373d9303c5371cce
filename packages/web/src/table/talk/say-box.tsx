import { useSignal } from '@preact/signals';
import { LIMITS } from '@undertow/protocol/plain';
import { words } from '../../words/language';

/** Where people say something in their own words. What could not be sent comes back. */
export function SayBox({ say }: { readonly say: (text: string) => Promise<unknown> }) {
  const text = useSignal('');
  return (
    <form
      class="say"
      onSubmit={(event) => {
        event.preventDefault();
        const line = text.value.trim();
        if (line === '') return;
        text.value = '';
        void say(line).catch(() => {
          text.value = line;
        });
      }}
    >
      <input
        value={text.value}
        maxLength={LIMITS.text}
        aria-label={words.value.talk.say}
        placeholder={words.value.talk.say}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="button">
        {words.value.talk.send}
      </button>
    </form>
  );
}
