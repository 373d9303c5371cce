// German: what captains can say.
import type { PhraseWords } from '../language';

export const phrases: PhraseWords = {
  plain: {
    hello: 'Moin!',
    'good-luck': 'Immer eine Handbreit Wasser unter dem Kiel!',
    thanks: 'Danke.',
    sorry: 'Tut mir leid.',
    'well-done': 'Gut gemacht!',
    'wait-for-me': 'Wartet auf mich.',
    'go-ahead': 'Fahrt voraus.',
    'i-need-help': 'Ich brauche Hilfe.',
    'i-need-coin': 'Ich brauche Münzen.',
    'i-need-repairs': 'Ich muss reparieren lassen.',
    'i-have-clues': 'Ich habe Hinweise zum Einreichen.',
    'i-hand-in': 'Ich reiche an der Universität ein.',
    'i-fight-on-deck': 'Erst muss mein Deck frei sein.',
    'i-take-the-ship': 'Ich übernehme das Feindschiff.',
    'i-explore': 'Ich suche neues Wasser.',
    'i-go-to-port': 'Ich laufe einen Hafen an.',
    'mind-the-storm': 'Achtet auf den Sturm.',
    'mind-the-agenda': 'Achtet auf die Agenda.',
    'they-are-ahead': 'Sie sind uns voraus.',
    'good-game': 'Eine gute Fahrt.',
  },
  about: {
    'help-them': (name) => `Helfen wir ${name}.`,
    'i-come-to-you': (name) => `${name}, ich komme zu dir.`,
    'take-the-port': (name) => `${name}, nimm du den Hafen.`,
    'trade-with-me': (name) => `${name}, komm längsseits und lass uns tauschen.`,
    'hand-in-please': (name) => `${name}, reich bitte deine Hinweise ein.`,
    'well-sailed': (name) => `Gut gesegelt, ${name}!`,
    'look-out-captain': (name) => `Vorsicht, ${name}!`,
  },
};
