import './styles/index.css';
import { render } from 'preact';
import { App } from './app/app';
import { loadPart } from './app/parts';
import { path } from './app/router';
import { loadScreen } from './app/screens';
import { applySettings } from './app/settings';
import { moveMemories } from './app/store';
import { GAMES } from './games';
import { gameOf } from './net/tokens';
import { startLanguage } from './words/language';

const root = document.getElementById('app');
if (root) {
  moveMemories(GAMES[0].id);
  applySettings();
  const [screen = '', id = ''] = path.value;
  // The screen comes side by side with the words; should it fail, the app asks again and says so.
  loadScreen(screen).catch(() => undefined);
  // Whoever has a seat at a table comes to play: the game and its words do not wait for the screen.
  const game = loadPart((screen === 'table' && gameOf(id)) || '', 'table').catch(() => undefined);
  void startLanguage().then(async () => {
    render(<App />, root);
    for (const words of (await game)?.words ?? []) words.ready();
  });
}
