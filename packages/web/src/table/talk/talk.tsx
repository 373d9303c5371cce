import './talk.css';
import { useSignalEffect } from '@preact/signals';
import { words } from '../../words/language';
import { usePeople } from '../people';
import { useShown } from '../play';
import { Phrases } from './phrases';
import { SaidSoFar } from './said';
import { SayBox } from './say-box';
import { hearAll } from './unread';

/** What people say to each other: their own words, or phrases that everybody reads in their own language. */
export function Talk() {
  const { page, play } = useShown();
  const { talk, talkMode, you, say } = play;
  const { nameOf } = usePeople();
  const mode = talkMode.value;
  useSignalEffect(() => hearAll(play));
  return (
    <div class="talk">
      <SaidSoFar said={talk.value} phrases={page.phrases()} nameOf={nameOf} />
      {mode === 'silent' && <p class="quiet">{words.value.talk.silent}</p>}
      {mode !== 'silent' && you !== null && <Phrases />}
      {mode === 'free' && you !== null && <SayBox say={say} />}
    </div>
  );
}
