import type { oneShots } from '../../../content/cards/denizens';
import type { CardWords } from '../../card-words';

type Id = (typeof oneShots)[number]['id'];

export const oneShotWords: Readonly<Record<Id, CardWords>> = {
  'the-proofreader': {
    name: 'The Proofreader',
    scene:
      'He reads for the University press and cannot leave off: bills, gravestones, the marks on fish. He has your notes turned to the window already. “Full of slips,” he says. “Should you like to see how much you had understood without noticing?”',
    options: { correct: 'Let him correct them', sell: 'Sell him a page as it stands' },
    outcomes: {
      correct:
        'A comma here, a decimal there, two names exchanged. When he hands them back they are the same notes, and there is twice as much in them, and the professors will have to sit down.',
      sell: 'He pays by the error and is generous. You see him through the window afterwards with the page flat before him, the pencil raised, and not coming down.',
    },
  },
  'rope-seller': {
    name: 'The Rope Seller',
    scene:
      'She sells by the fathom and measures against her own arm, which is longer than an arm should be, and grows longer if you pay without haggling. For those who do haggle she has a stool, and a cup of something, and all the time in the world.',
    outcomes: {
      direct:
        '“It will hold,” she says, coiling it over your shoulder. “They always hold. It is what people tie to the other end.”',
    },
  },
  'the-auctioneer': {
    name: 'The Auctioneer',
    scene:
      'Today he is selling the contents of a ship that has not come in yet. He is in voice, and the room is with him. One nod from that rostrum and they would want whatever it is you have; or there is the next lot, in its crate, unopened by order.',
    options: { nod: 'Ask him for the nod', lot: 'Bid on the crate' },
    outcomes: {
      nod: 'He does not so much as look at you. He pauses, merely, with his head a little bent in your direction, as one pauses for a hearse; and every face comes round.',
      lot: 'It is knocked down to you in a silence. The packing is seaweed, wet and this morning’s. What is in it is sound, and the invoice is made out for the month after next.',
    },
  },
  'the-bonesetter': {
    name: 'The Bonesetter',
    scene:
      'She works behind the fish market by touch alone, with her face turned away. “Say where it hurts,” she tells whoever you have sent, “and how you came by it. And say it true, for it will be listening.”',
    outcomes: {
      success:
        'It is told plainly, with the shameful part left in. Her thumbs find the place, and there is a click that everyone in the yard feels the benefit of.',
      failure:
        'The shameful part is left out. The bone goes back, she sees to that; but it has been made party to a lie, and aches at night like something that would like to talk.',
    },
  },
  'the-crimp': {
    name: 'The Crimp',
    scene:
      'He deals in sailors, and has two of them asleep in the back under one blanket. The cheap one snores. The dear one has rope scars on both wrists and is smiling. Across the street the harbour watch pays for word of men like him.',
    options: { cheap: 'Take the cheap one', dear: 'Pay for the dear one', report: 'Cross the street' },
    outcomes: {
      cheap:
        'He costs nothing but the carrying, wakes in the roads, and takes it very well. It happens to him, he says, about once a year.',
      dear: 'You count the money on to the blanket. “I was hoping it would be a ship,” says the sleeper, who has not been asleep at all.',
      report:
        'The watch are prompt and pay on the nail. They bring out the crimp, and the blanket. It had not occurred to you that there might be nobody under it.',
    },
  },
  'bottles-on-the-mole': {
    name: 'Bottles on the Mole',
    scene:
      'An old priest keeps a bench at the end of the mole and hears confessions off the ships. He gives no absolution. He writes it down, corks it in a bottle and throws it as far as he can; after that, he says, it is somebody’s, but it is not yours.',
    options: { confess: 'Have one of the crew confess', borrow: 'Ask to see one that came back' },
    outcomes: {
      confess:
        'It takes until the lamps are lit. You see his arm go up, and the small splash, and then a person walking back along the mole who seems to be trying out the width of it.',
      borrow:
        'He has a crate of those. He lets you hold one to the light, and there is a good deal about the sea in it, and at the end a sentence no one should be alone with.',
    },
  },
  'the-die-without-pips': {
    name: 'The Die without Pips',
    scene:
      'He has one die, ivory, with nothing on any of its faces. You throw it and then the two of you discuss what it came to. He has been playing in this doorway for years, it seems, and there is money on the step.',
    outcomes: {
      success:
        '“Six,” says your gambler, at once and with regret. The man looks for a long time. “So it is,” he says, and pushes the money over.',
      failure: '“Four?” he asks, so gently. And your gambler looks again, and, God help us, it is a four.',
    },
  },
  'master-gunner-retired': {
    name: 'Master Gunner, Retired',
    scene:
      'There is a gun in her parlour where another would have a piano. She is prepared to part with a smaller one, which she keeps under the bed; or, if you will lend her somebody young for the afternoon, with what she knows.',
    options: { barrel: 'Buy what is under the bed', drill: 'Lend her somebody' },
    outcomes: {
      barrel:
        'It comes down the stairs on a feather mattress. The drawings for the carriage are in her recipe book, between the puddings.',
      drill:
        'Run out, prime, wait; run in. They come back to you at dusk with no eyebrows, hardly able to stand, and you could swear the whole ship moves half a second sooner.',
    },
  },
  'the-rain-preacher': {
    name: 'The Rain Preacher',
    scene:
      'He preaches on the slip with his hat off, and where he points, it rains harder. He has got as far as naming a day. People here would take it kindly if somebody were to buy him his dinner and let him stop.',
    options: { quiet: 'Buy him his dinner', hear: 'Hear him out' },
    outcomes: {
      quiet:
        'Mutton, two helpings. He cries a little over the second. “It was asking me to hurry it along,” he says with his mouth full. “I only wanted a sit-down.”',
      hear: 'He takes the hand of the one in front and goes on, for that one, low, with no pulpit in his voice at all. You have the day, now. You have the reason for it, too.',
    },
  },
  'needle-and-soot': {
    name: 'Needle and Soot',
    scene:
      'The tattooist looks a customer over as one looks at a wall. She can put on whatever you like, an anchor, say; it does a person good to have something to live up to. Or she can go over what is there already, and has not come up yet.',
    options: { anchor: 'An anchor, please', under: 'Whatever is already there' },
    outcomes: {
      anchor:
        'Two hours, and they bite on a strap. It is a very plain anchor. From the way it is carried down the street you would think it had been bestowed.',
      under:
        'She works fast, hardly looking, like someone brushing earth off a stone. An outline comes; it is larger than the arm; the other people in the shop have stopped talking.',
    },
  },
};
