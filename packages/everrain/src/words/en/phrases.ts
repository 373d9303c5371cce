// English: what captains can say.
import type { PhraseWords } from '../language';

export const phrases: PhraseWords = {
  plain: {
    hello: 'Hello!',
    'good-luck': 'Fair winds!',
    thanks: 'Thank you.',
    sorry: 'Sorry.',
    'well-done': 'Well done!',
    'wait-for-me': 'Wait for me.',
    'go-ahead': 'Go ahead.',
    'i-need-help': 'I need help.',
    'i-need-coin': 'I need coins.',
    'i-need-repairs': 'I need repairs.',
    'i-have-clues': 'I have clues to hand in.',
    'i-hand-in': 'I’ll hand in at the University.',
    'i-fight-on-deck': 'I must clear my deck first.',
    'i-take-the-ship': 'I’ll take the enemy ship.',
    'i-explore': 'I’ll find new water.',
    'i-go-to-port': 'I’m making for port.',
    'mind-the-storm': 'Mind the storm.',
    'mind-the-agenda': 'Mind the agenda.',
    'they-are-ahead': 'They are ahead of us.',
    'good-game': 'A good voyage.',
  },
  about: {
    'help-them': (name) => `Let’s help ${name}.`,
    'i-come-to-you': (name) => `${name}, I’m coming to you.`,
    'take-the-port': (name) => `${name}, take the port.`,
    'trade-with-me': (name) => `${name}, come alongside and trade.`,
    'hand-in-please': (name) => `${name}, please hand in your clues.`,
    'well-sailed': (name) => `Well sailed, ${name}!`,
    'look-out-captain': (name) => `Look out, ${name}!`,
  },
};
