import type { passengers } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof passengers)[number]['id'];

export const passengerWords: Readonly<Record<Id, CardWords>> = {
  'lamplighters-widow': {
    name: 'The Lamplighter’s Widow',
    scene:
      'She has one bag and his ladder, and will not be parted from the ladder. Her sister is in Saltmother, where they have no lamps. “I should like,” she says, “to sit in the dark and have it be nobody’s fault.”',
    outcomes: {
      arrived:
        'The sister is on the quay. The fare is counted out in small coin that smells of oil. She leaves you the ladder; she would not know, she says, what to lean it on.',
    },
  },
  'surveyor-with-a-crate': {
    name: 'Surveyor with a Crate',
    scene:
      'He is to measure Hollin Stair, step by step, and then he is to measure it again a year later. The crate is his instruments. He would be obliged if nobody sat on it, as some of them are for depths and are easily discouraged.',
    outcomes: {
      arrived:
        'He stands on the quay and counts upward, and his lips stop. Then he opens the crate and gives you last year’s figures, to have them off his hands.',
    },
  },
  'boy-with-a-goose': {
    name: 'Boy with a Goose',
    scene:
      'He might be ten. He wants to go home to Greywick, and he can pay, and the goose can have his half of the bunk. The goose looks at each of your crew in turn with one eye and then with the other.',
    outcomes: {
      arrived:
        'There was never such a passage for quarrels mended; it is not possible to sulk before that goose. An aunt pays. She is very moved, and asks which of you thought of the goose, since he left alone.',
    },
  },
  'bell-founders-apprentice': {
    name: 'The Founder’s Apprentice',
    scene:
      'She has been sent for from Ninebells: they are casting again, and need somebody who is a little deaf. She draws all day on a slate, curves and wall thicknesses. A bell, she says, is only a gun with better manners.',
    outcomes: {
      arrived:
        'The foundry master takes her bag himself. She has a parting gift for you, done on the passage, in three elevations. It has not got better manners.',
    },
  },
  'woman-with-a-wreath': {
    name: 'Woman with a Wreath',
    scene:
      'She is for Orrin’s Rest, with a wreath of wax flowers in a box. It is not for anyone yet, she tells you. One likes to have it there.',
    outcomes: {
      arrived:
        'She pays, and stands a moment reading the sky over the graves. Then she tells you a date and a bearing, in exchange for not having asked.',
    },
  },
  'man-who-will-not-sit': {
    name: 'Man Who Will Not Sit',
    scene:
      'He stood through supper at the inn, he stood all night at the window, and he would stand as far as Greywick if you have a corner. He was a ship’s doctor. He gets up early, he says, because of what happened to those who lay down.',
    outcomes: {
      arrived:
        'He has stood by every hammock in the ship, one night each, holding a wrist and counting. On the quay at Greywick he tells you what it was he was counting for. Then, with great care, he sits.',
    },
  },
  'two-sisters-one-trunk': {
    name: 'Two Sisters, One Trunk',
    scene:
      'They are going back to Hollin Stair after sixty years. They do everything in turns: one speaks, one sleeps, one sits on the trunk. You have not yet seen both on their feet.',
    outcomes: {
      arrived:
        'One of them goes up the steps on her own, with her fare paid and her back straight. She has left you the trunk, and it is a good deal lighter than when it came aboard.',
    },
  },
  'the-relief-keeper': {
    name: 'The Relief Keeper',
    scene:
      'He has his orders for Last Lamp, sealed, with a travel warrant for one. It is a two-man light. He asked about the other man at the office, and they gave him the warrant again and showed him where it said one.',
    outcomes: {
      arrived:
        'At the landing the old keeper takes his arm and turns him towards the door. He gives you money, and the station’s books to carry back, all ninety years, in one handwriting.',
    },
  },
  'inspector-of-mines': {
    name: 'Inspector of Mines',
    scene:
      'Underslate has sent up the same tonnage every month since it was opened, to the ounce, and the ministry finds this excellent and would like to know how. The inspector is young. He has brought boots.',
    outcomes: {
      arrived:
        'They meet him with lamps and a band. He is so charmed with the works that he signs for everything at once: your fare, your trouble, and drawings of a thing they no longer have a use for at this level.',
    },
  },
  'retired-choirboy': {
    name: 'Retired Choirboy',
    scene:
      'He sang at Saltmother until he was seventy, and his voice has just broken. He wishes to return the surplice. He hums a little at the ropes, with his head on one side, and they come to hand.',
    outcomes: {
      arrived:
        'All the passage he has been teaching one of your people to stand, and breathe, and mean it. The dean takes back the surplice, feels the lining for the money in it, and passes that to you.',
    },
  },
};
