import './styles/index.css';
import { render } from 'preact';
import { App } from './app/app';
import { applySettings } from './app/settings';
import { startLanguage } from './words/language';

const root = document.getElementById('app');
if (root) {
  applySettings();
  void startLanguage().then(() => render(<App />, root));
}
