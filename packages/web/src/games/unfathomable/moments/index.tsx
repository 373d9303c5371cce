import './moments.css';
import { Halt } from '../../../table/moments/halt';
import { useNews } from '../../../table/moments/news';
import { usePeople } from '../people';
import { usePlay } from '../play';
import { momentsText } from '../words/moments';
import { momentOf } from './news';
import { Role } from './role';

/** What everybody should see before anything else goes on; one's own role comes after the news that dealt it. */
export function Moments() {
  const play = usePlay();
  const { you } = play;
  const { nameOf } = usePeople();
  const { now, next } = useNews(play, (event) => momentOf(event, { you, nameOf }));
  if (!now) return <Role />;
  const { kind, title, text } = now.what;
  return (
    <Halt key={now.key} name={`news ${kind}`} label={title} onClose={next}>
      <h2>{title}</h2>
      <p class="halt-text">{text}</p>
      <button type="button" class="button primary" data-go onClick={next}>
        {momentsText.value.goOn}
      </button>
    </Halt>
  );
}
