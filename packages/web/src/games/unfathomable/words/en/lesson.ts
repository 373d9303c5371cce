import type { LessonText } from '../lesson';

export const lesson: LessonText = {
  pilot: 'Keilani, your pilot for this voyage',
  beats: {
    goal: {
      learn: 'How the voyage is won and lost',
      say: 'Bring the Atlantica home: a distance of 12, and then arrive once more. If one of these four dials runs out, she is lost; and so she is with six damaged rooms, or with Deep Ones everywhere.',
    },
    draw: {
      learn: 'Skill cards, and who draws which',
      say: 'You are Jeanne, the engineer, in the Boiler Room. Your sheet says which cards you draw each turn: one influence, two observation, two strength. Take your five.',
      go: 'Draw five cards',
    },
    boiler: {
      learn: 'Rooms keep the ship alive',
      say: 'You have two actions. Feed the boiler with a strength card: the ship moves. A die is rolled with the card’s value added, and 7 or more saves the fuel. So high cards are good here.',
    },
    guard: {
      learn: 'Moving, and guarding passengers',
      say: 'One action takes you anywhere on the ship. Stand by that passenger on Deck 7: a Deep One lurks in the water below, and monsters attack you first.',
    },
    mythos: {
      learn: 'The mythos card',
      say: 'Every turn ends like this: a crisis, then the monsters move, then one track advances. This crisis is the Captain’s to decide: Arjun’s. Watch what it costs.',
      go: 'Let him choose',
    },
    monsters: {
      learn: 'Monsters and tracks',
      say: 'Food fell by one, and the Deep One climbed up to you. The ritual track moved too: when it is full, a spell drives monsters back. The travel track brings you home.',
    },
    crew: {
      learn: 'The crew plays, you watch',
      say: 'Arjun shot a Deep One on the Bridge. Yours attacked you and rolled a 3; it needs 6 or more. Being defeated only means a spell in the Sick Bay: nobody is ever out of the game.',
    },
    attacked: {
      learn: 'What the others do',
      say: 'William held the ritual together in the Chapel. Each room has its own work, and each character does some of it best. One more turn, then it is yours again.',
    },
    role: {
      learn: 'Loyalty: who is who',
      say: 'Everybody has a secret card now. Look at yours alone: you are human. Somebody here may not be, and wins when the ship is lost.',
      go: 'I’ll keep it to myself',
    },
    attack: {
      learn: 'Fighting',
      say: 'The Deep One has missed you twice. Attack it: 4 or more on the die defeats it.',
    },
    rescue: {
      learn: 'Passengers are souls',
      say: 'Got it! Now bring the passenger inside. Each one lost may cost souls, and souls are one of the four dials.',
    },
    check: {
      learn: 'Checks, with hidden cards',
      say: 'A check: the hull is leaking, and 9 is needed. Observation and strength help, every other skill hinders, and chaos adds two cards nobody knows. Add two of yours, facedown.',
    },
    doubt: {
      learn: 'Suspicion, the Cabin and the Brig',
      say: 'It held. But three cards hindered, and chaos gave only two: somebody added the third. Arjun added three cards, William none, Samira one. Whom do you doubt? Mark it in the crew list; only you see it. In the Captain’s Cabin a suspect can be sent to the Brig.',
      go: 'I have my suspicions',
    },
    arrive: {
      learn: 'Arriving, and what comes next',
      say: 'The travel track was full, so the ship arrived: the Captain picked a waypoint, and you are at distance 2. But Father Dagon and Mother Hydra have come up from the Deep.',
      go: 'I am ready',
    },
  },
  after:
    'That is the game. At distance 6 everybody gets a second loyalty card, and a friend may turn. Play a whole learning game next: hints appear when you need them, and an officer gives advice whenever you ask.',
};
