import { Furnishing } from '../../app/furnishing';
import { words } from '../../words/language';

export default function Replay() {
  return <Furnishing title={words.value.app.replays} />;
}
