import { Furnishing } from '../../app/furnishing';
import { words } from '../../words/language';

export default function Gallery() {
  return <Furnishing title={words.value.app.cards} />;
}
