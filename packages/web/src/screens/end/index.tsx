import { Furnishing } from '../../app/furnishing';
import { words } from '../../words/language';

/** After the game: who won, and how it went. */
export default function End() {
  return <Furnishing title={words.value.over.title} />;
}
