// German: why something is not offered or not taken.
import type { Language } from '../language';

export const blocked: Language['blocked'] = {
  'enemy-here': 'Auf deinem Feld ist ein Feind.',
  'room-used': 'Die Aktion dieses Feldes wurde in diesem Zug schon genutzt.',
  'room-damaged': 'Das Feld ist beschädigt.',
  'not-damaged': 'Das Feld ist nicht beschädigt.',
  'no-enemy-here': 'Auf deinem Feld ist kein Feind.',
  'no-passenger-here': 'Auf deinem Feld ist kein Passagier.',
  'nobody-to-trade-with': 'Auf deinem Feld ist niemand, mit dem du tauschen könntest.',
  'no-items-here': 'Auf deinem Feld hat niemand einen Gegenstand.',
  'in-the-brig': 'Nicht, solange du in der Brig bist.',
  'not-in-room': 'Du bist nicht auf diesem Feld.',
  'used-this-turn': 'Das wurde in diesem Zug schon genutzt.',
  'cannot-pay': 'Du kannst die Kosten nicht bezahlen.',
  'supply-empty': 'Im Vorrat sind zu wenige Passagiere.',
  'deck-empty': 'Der Stapel ist leer.',
  condition: 'Die Bedingung ist nicht erfüllt.',
  'cannot-attack': 'Du kannst nicht angreifen.',
  'human-here': 'Auf deinem Feld ist ein Mensch.',
  treachery: 'Verratskarten können nur enttarnte Verräter so nutzen.',
};

export const refusals: Language['refusals'] = {
  'not-asked': 'Du bist gerade nicht gefragt.',
  stale: 'Das Spiel ist schon weiter.',
  malformed: 'Diese Antwort ist nicht lesbar.',
  'out-of-range': 'Diese Möglichkeit gibt es nicht.',
  repeated: 'Jede Möglichkeit lässt sich nur einmal wählen.',
  'too-few': 'Wähle mehr Möglichkeiten.',
  'too-many': 'Wähle weniger Möglichkeiten.',
  'same-group': 'Davon lässt sich nur eine wählen.',
  'sum-too-small': 'Die Werte reichen zusammen nicht aus.',
  'sum-too-large': 'Die Werte ergeben zusammen zu viel.',
  over: 'Das Spiel ist zu Ende.',
};
