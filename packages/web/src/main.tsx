import './styles/index.css';
import { render } from 'preact';
import { App } from './app/app';
import { path } from './app/router';
import { loadScreen } from './app/screens';
import { applySettings } from './app/settings';
import { moveMemories } from './app/store';
import { GAMES } from './games';
import { startLanguage } from './words/language';

const root = document.getElementById('app');
if (root) {
  moveMemories(GAMES[0].id);
  applySettings();
  // The screen comes side by side with the words; should it fail, the app asks again and says so.
  loadScreen(path.value[0] ?? '').catch(() => undefined);
  void startLanguage().then(() => render(<App />, root));
}
