import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../app/router';
import type { ScreenProps } from '../app/screens';
import { Refused, takeTransfer } from '../net/http';
import { Page } from '../shell/page';
import { Refusal } from '../shell/refusal';
import { withWords } from '../words/local';
import { homeText } from '../words/screens/home';

/** Takes a seat over from another device: `#/seat/<code>`. */
function Seat({ rest }: ScreenProps) {
  const text = homeText.value;
  const failed = useSignal<Refused | null>(null);
  const code = rest[0] ?? '';
  useEffect(() => {
    takeTransfer(code).then(
      ({ table }) => go('table', table),
      (error: unknown) => {
        failed.value = error instanceof Refused ? error : new Refused('internal');
      },
    );
  }, [code, failed]);
  return (
    <Page title={text.sitDown}>
      <p role="status">{failed.value ? <Refusal refused={failed.value} /> : text.casting}</p>
    </Page>
  );
}

export default withWords([homeText], Seat);
