import type { hooks } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof hooks)[number]['id'];

export const hookWords: Readonly<Record<Id, CardWords>> = {
  'the-clock-that-gains': {
    name: 'The Clock That Gains',
    scene:
      'Every clock in the town gains four minutes a day, says the clockmaker, since the rain, and he no longer asks from whom. He would like a chronometer carried out to sea and brought home. He would also, if you are not interested, give a fair price for your watch.',
    options: { carry: 'Take the chronometer', sell: 'Sell him your watch' },
    outcomes: {
      carry:
        'It is the size of a melon, in a box with gimbals. He winds it for the last time and sets it by yours, and you see him note down, before you are out at the door, a minute he will not be getting back.',
      sell: 'He holds it to his ear like a shell. “Oh, it’s slow,” he says. He is delighted. “It’s lovely and slow.”',
    },
  },
  'nine-rings': {
    name: 'Nine Rings',
    scene:
      'She was promised to nine sailors, one after another, and has the rings. Eight are warm to the touch: wherever the men are, they are thinking of her. The ninth went cold on Tuesday, and she would like it taken out to him.',
    options: { promise: 'Take the cold one out', buy: 'Offer for one of the warm' },
    outcomes: {
      promise:
        'It lies in your breast pocket like a drop of water. She pays the boatman’s fee, for luck. “He’ll say I’m to have it back,” she tells you. “You’re not to listen.”',
      buy: 'She considers her hand a long while and slides one off. It is still faintly warm when you wrap it up, and someone, far away, breaks off in the middle of a sentence.',
    },
  },
  'the-blind-engraver': {
    name: 'The Blind Engraver',
    scene:
      'All the charts you own were cut by this old woman, who has never seen the sea. Sailors tell her, and she feels where they hesitate. There is one bight no one has described without hesitating, and she has left it white for forty years.',
    options: { soundings: 'Offer to bring her soundings', chart: 'Buy a proof of what she has' },
    outcomes: {
      soundings:
        'She puts two fingers on your throat and has you say the name of the place. “Yes,” she says. “You’ll come back hoarse. Bring me the bottom, what it is made of. Never mind the shore.”',
      chart:
        'It is finer than anything you have aboard. The white part is not left blank at all, when you tilt it. It is engraved all over, with a very small wave.',
    },
  },
  'a-grandfathers-account': {
    name: 'A Grandfather’s Account',
    scene:
      'A man in grey gloves begs your pardon, and would you be the grandchild? There is a small matter outstanding: a passage, one way, taken and not paid. With interest it is still a small sum. It is only that the line has lately become strict.',
    options: { dispute: 'Dispute it', settle: 'Settle it' },
    outcomes: {
      dispute:
        '“Of course,” he says, and seems almost relieved. He writes you out the address of the counting house, with a latitude and a longitude, and the hours at which it is above water.',
      settle:
        'He gives you a receipt, and the ticket. It is made out for the ferry between two towns that had no water between them then. That night everyone aboard sleeps like the paid-up.',
    },
  },
  'the-choirmaster': {
    name: 'The Choirmaster',
    scene:
      'They are a voice short, for Thursday. Not a good voice, says the choirmaster, wringing out his hat, but a low one: there is a note in the anthem which has to be stood under, and the last man has moved away. He says “moved” as if there were steps down.',
    options: { lend: 'Lend him one of the crew', listen: 'Only go and listen', song: 'Give him a song to use instead' },
    outcomes: {
      lend: 'The note is at the end, and it is very low, and it goes on after the others have stopped. Your singer comes back aboard grey and exalted and does not talk for a day. The hull has a hum to it now.',
      listen:
        'You sit at the back in your wet coats among the families. It is beautiful. At the end there is a gap in it, just the breadth of a man, and the whole church leans a little towards the gap.',
      song: 'He reads it standing, and his lips move, and he begins to smile. It has no low note in it anywhere. He fetches you the old anthem from the press, all the parts, with what each of the basses wrote in his margin.',
    },
  },
  'the-child-who-draws': {
    name: 'The Child Who Draws',
    scene:
      'She has been drawing your ship since before you tied up, and there is a pile of them. They are very like. In each there is one more figure on the deck than in the one before, and she does not colour those in.',
    options: { ask: 'Ask her who they are', buy: 'Buy the last of the drawings' },
    outcomes: {
      ask: 'She looks at you as at someone simple. “They’re waiting till it’s their turn to be it,” she says. She tears off the next sheet, blank, and gives you that. “You have to finish this one.”',
      buy: 'Two coppers, and she spits on them. There is a good deal in it that a grown person would have left out: the true line of the coast, and what stands on it, and which way that is facing.',
    },
  },
  'the-salt-nun': {
    name: 'The Salt Nun',
    scene:
      'Her order takes in what families cannot keep. She has a lead box, a span long and soldered, to be buried on an island: any island, above the tide, and no one to be told which. If you would rather not, she can still do something for you; she is not proud about whom she blesses.',
    options: { carry: 'Take the box', blessing: 'Ask the blessing' },
    outcomes: {
      carry:
        'It weighs what a child’s shoe would weigh. She signs it over with the sleeve of her habit pulled down upon her hand. It stops you, on the gangway, how very much it does not want to be shaken.',
      blessing:
        'Salt on the tongue, salt on the eyelids, a word in each ear. Whatever it was that has been going about with one of you is left standing on the quay, with nobody to go home with.',
    },
  },
  'the-deserter': {
    name: 'The Deserter',
    scene:
      'He is under a tarpaulin in your own boat, in a uniform you have seen only through a glass. They are not bad to you aboard of her, he says, through his teeth. They are so kind. It is only that nobody is ever let finish a letter.',
    options: { hide: 'Hide him', 'hand-over': 'Hand him to the provost' },
    outcomes: {
      hide: 'You put him in the sail locker with a blanket and the stump of a pencil. All night you hear it going. He writes the way a man drinks who has come in from the desert.',
      'hand-over':
        'The provost has the reward ready, in an envelope, and your name spelled properly. The man gives you no trouble. He asks merely that somebody should write down that he was here.',
    },
  },
  'the-elder-twin': {
    name: 'The Elder Twin',
    scene:
      'Both the pilots here were drowned in the spring, or one was. This is the elder, by ten minutes. He says the thing they call his brother, that still takes ships out on the ebb, came home in his brother’s oilskins with the buttons done up on the wrong side.',
    options: { believe: 'Believe him', drink: 'Buy him a drink' },
    outcomes: {
      believe:
        'He shuts his eyes a moment. Then he tells you where the boat went over, the bearings, the state of the tide, and the one question that his brother, if it were his brother, could not get wrong.',
      drink:
        'He drinks it, and the next, and tells the room a very funny story about a bishop. It is a warm bar. He pays his round. On his oilskin, on its peg, the buttons are on the left.',
    },
  },
  'the-notary': {
    name: 'The Notary',
    scene:
      'You have come into a house. The notary is glad to have found you, after so long; here are the keys, eleven of them, here is the island it stands on. The deceased is described in the deed as still in residence. There is a buyer, should you prefer.',
    options: { accept: 'Sign for the keys', sell: 'Sell it unseen' },
    outcomes: {
      accept:
        'You sign in four places. He sands it, and blows, and a small amount of the sand is wet. “They have kept a room aired for you,” he says, “on the side towards the sea.”',
      sell: 'A reasonable sum, for a place you have never set eyes on. The buyer initials each page. It is your own family’s hand, to the life, and he will not turn round.',
    },
  },
};
