import './keys.css';
import { flowText } from '../../words/screens/flow';
import { focusQuestion } from './focus';

/** The first stop for Tab: leads to the question past everything else. */
export function SkipLink() {
  if (!flowText.ready()) return null;
  return (
    <button type="button" class="skip-link button primary" data-skip onClick={() => focusQuestion()}>
      {flowText.value.keys.skipLink}
    </button>
  );
}
