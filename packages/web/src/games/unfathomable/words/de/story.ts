import { counter } from '../../../../words/plural';
import type { StoryText } from '../story';

const count = counter('de');

export const story: StoryText = {
  humansWin: 'Die Menschen gewinnen',
  deepWins: 'Die Tiefen Wesen gewinnen',
  won: 'gewonnen',
  lost: 'verloren',
  crew: 'Wer sie waren',
  human: 'Mensch bis zuletzt',
  traitor: 'Verräter',
  revealedIn: (turn) => `Enttarnt in Zug ${turn}`,
  neverRevealed: 'Nie enttarnt',
  voyage: 'Die Fahrt',
  resources: 'Ressourcen',
  distance: 'Zurückgelegte Entfernung',
  goal: 'Ziel',
  awakening: 'Erwachen',
  monsters: 'Tiefe Wesen und Schäden',
  inWater: 'Tiefe Wesen im Wasser',
  aboard: 'Tiefe Wesen an Bord',
  damaged: 'Beschädigte Innenfelder',
  turn: 'Zug',
  asTable: 'Als Tabelle zeigen',
  checks: 'Jede Fertigkeitsprobe',
  noChecks: 'Es gab keine Fertigkeitsprobe.',
  checkLine: (turn, name) => `Zug ${turn}: ${name}`,
  totalOf: (total, target) => `${total} von ${target}`,
  decreed: 'ohne Karten entschieden',
  fromDecks: (n) => count(n, { one: '# aus den Stapeln', other: '# aus den Stapeln' }),
  addedNone: 'Niemand hat eine Karte beigetragen.',
  suspicion: 'Verdacht',
  suspicionHow:
    'Was jemand hätte glauben können, der nichts vergisst und nur weiß, was alle gesehen haben: wer wie viele Karten beigetragen hat und welche Karten auftauchten. Worte und Blicke zählen hier nicht.',
  observer: 'Wahrscheinlichkeit, Verräter zu sein',
  marks: 'Was am Ende notiert war',
  noMarks: 'Niemand hat etwas notiert.',
  markedBy: 'Notiert von',
};
