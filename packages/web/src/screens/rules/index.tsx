import { Furnishing } from '../../app/furnishing';
import { words } from '../../words/language';

export default function Rules() {
  return <Furnishing title={words.value.app.rules} />;
}
