import type { SettingsText } from '../screens/settings';

export const settings: SettingsText = {
  language: 'Language',
  look: 'How it looks',
  motionNote: 'Ships that sway, cards that turn, monsters that swim.',
  paletteNote: 'Every skill also has its own icon, so colour is never the only sign.',
  sample: 'This is how the skills look now.',
  soundNote: 'Small sounds: a bell when it is your move, cards, dice, the sea.',
  tryIt: 'Listen',
  grace: 'Final things need a second press',
  graceNote: 'Feats and discards count only when you press a second time; Escape or “Stop” calls them back.',
  moments: 'Big moments stop the show',
  momentsNote:
    'Your role, an awakening, a traitor revealed, a ship sinking: across the whole screen until you continue.',
  hintsNote: 'Explains everything the first time it comes up.',
  hintsAgain: 'Show all hints again',
  hintsReset: 'All hints will be shown again.',
  windows: 'When you want to be asked',
  windowsNote:
    'Many cards can be used in response to something. Say when you want to be asked; otherwise the page passes for you.',
  others: 'By default',
  orders: {
    never: { name: 'Never', note: 'The page always passes for me.' },
    usable: { name: 'If I can use something', note: 'I am asked when I hold a card for it.' },
    always: { name: 'Always', note: 'Even with nothing to use, so that my pauses give nothing away.' },
  },
  own: 'Always for my own rolls and checks',
  ownNote: 'Whatever you choose above, you are asked about your own rolls whenever you could do something.',
  perWindow: 'For particular moments',
  asOthers: 'Same as the default',
  kept: 'Used at every table you sit down at.',
};
