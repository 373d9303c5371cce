import type { seaQuiet } from '../../../content/cards/sea-quiet';
import type { CardWords } from '../../card-words';

type Id = (typeof seaQuiet)[number]['id'];

export const seaQuietWords: Readonly<Record<Id, CardWords>> = {
  breath: {
    name: 'Breath',
    scene:
      'At four bells the rigging draws a breath. Everybody feels it: hair, lamp flames, the pages of the log all lean upward and stay. Somebody ought to say something ordinary, and soon.',
    outcomes: {
      success:
        '“There is a button off that coat,” says your sailor at the rail, to nobody. It is the right thing. The breath goes out again, a long one, and the deck is only a deck.',
      failure:
        'What gets said is a question. The breath is held a moment longer, to hear the answer, and after that no one aboard can get enough air.',
    },
  },
  'one-more-plate': {
    name: 'One More Plate',
    scene:
      'The cook has laid for one more than there are of you and cannot say why. The extra plate is steaming. It is the best thing anybody has smelled since land.',
    options: { eat: 'Share it out', over: 'Put it over the side' },
    outcomes: {
      eat: 'A spoonful each. It tastes of a particular kitchen, and each of you could name it. One has got the portion that was meant for the guest.',
      over: 'It sinks plate first, still steaming. Whoever threw it goes hungry all night, thinking about it; but out in the dark something that had been coming on slows down, to eat.',
    },
  },
  'somebody-falls': {
    name: 'Somebody Falls',
    scene:
      'A cry from the foremast, and a body goes past the rail. All hands are on deck and nobody is missing. Back there in the wake a swimmer is shouting one of your names.',
    options: { boat: 'Lower a boat', 'sail-on': 'Sail on' },
    outcomes: {
      boat: 'One of you goes, with a line about the waist. The shouting grows hoarser as the boat comes up to it, and then, when there is an arm to take hold of, glad.',
      'sail-on':
        'The voice keeps up for longer than a man can swim. It does not sound angry. It only goes through the rest of your names.',
    },
  },
  'tooth-weather': {
    name: 'Tooth Weather',
    scene:
      'Everyone’s teeth ache. Rings are tight, boots are tight, and the glass has gone right round and started again. It can be let out of one of you with a lancet, or all of you can clench your jaws and wait.',
    outcomes: {
      direct: 'By evening the pressure finds its level, as water does: in the lowest place that is offered.',
    },
  },
  'a-light-you-know': {
    name: 'A Light You Know',
    scene:
      'The lantern astern is yours. It has the crack in the third pane, and whoever stands beneath it walks the way you walk. Whatever sail you set, the distance stays the same.',
    options: { signal: 'Signal to it', dark: 'Sail dark' },
    outcomes: {
      signal:
        'It replies at once, in your own shorthand, with the position of a thing you have been looking for. It closes with a line of news about one of your people, dated next week.',
      dark: 'You cover every lamp and steer by feel. Behind you the other captain, seeing your light go out, does what you would do, and puts on speed.',
    },
  },
  'left-gloves': {
    name: 'Left Gloves',
    scene:
      'The ship’s cat has gone to ground in the sail locker and taken in with her, one by one, everybody’s left glove. She has counted them and is not content. She is looking at one of you in particular.',
    outcomes: {
      success:
        'The last glove is handed over with an apology. She makes room. It is dry in there, and dark, and whatever the cat knows about tonight, it does not know about the locker.',
      failure:
        'The hand put in for her comes out with a scratch across the palm, on the line one does not like to have crossed. It will not stop itching.',
    },
  },
  'warm-snow': {
    name: 'Warm Snow',
    scene:
      'It snows, out of the rain, soft and blood-warm. It is salt. Where it settles on the skin old scars rise white, and run together, and are very nearly writing.',
    options: { read: 'Bare an arm and read', brush: 'Brush it off, quick' },
    outcomes: {
      read: 'One of you rolls a sleeve to the shoulder and holds it to the lamp, lips moving. It is a description. It is not, yet, a good likeness.',
      brush:
        'It comes away, and takes a little with it. Somebody finds a place on the wrist as smooth as a plate, and cannot remember what used to be there.',
    },
  },
  'letters-adrift': {
    name: 'Letters Adrift',
    scene:
      'A mailbag, tarred and sealed, turns over in the swell. Some of the letters are addressed to ports. The others have for an address a depth, and an hour.',
    options: { ports: 'Take those for the ports', others: 'Open the others' },
    outcomes: {
      ports:
        'Postage is owed on nearly all of them, and the postmasters are glad to pay it. Every single one begins: By now you will have heard.',
      others:
        'They are love letters, and very good. It takes a second reading to see that both of the lovers are places, and that one of them is on your chart.',
    },
  },
  'an-hour-without-rain': {
    name: 'An Hour without Rain',
    scene:
      'It stops. Nobody can say who noticed first. There is a star, one, and a dry deck, and an hour in which people may sleep under the sky or the seams may be properly tarred. There will not be time for both.',
    outcomes: {
      direct:
        'When the first drop falls it falls on the back of your hand, and a voice in the dark says what you were all about to say: “Well. That was it.”',
    },
  },
  'part-of-a-house': {
    name: 'Part of a House',
    scene:
      'The upper storey of a house goes by, curtains drawn, riding well. There is a geranium on the sill. A good climber could be in at the window and out again before it strikes.',
    outcomes: {
      success:
        'Upstairs a bed is turned down and a nightlight burns. Your climber takes one small thing from the dressing table, and has the grace to straighten the rug.',
      failure:
        'There is a purse on the washstand, and somebody’s breathing behind the curtain of the bed. Only the purse is brought away. It is a bad leap back, with no run at it, and all the time the breathing close behind.',
    },
  },
  alongside: {
    name: 'Alongside',
    scene:
      'A whale lies along the ship like a quay, and breathes, and waits. Its eye goes from face to face. An old line trails from its back, and at the end of the line is a chest.',
    options: { chest: 'Haul in the chest', free: 'Cut the line out' },
    outcomes: {
      chest:
        'It bears the hauling without a sound. When the chest is over the rail the eye closes, slowly, on the whole row of you, and it goes under like a lamp being carried downstairs.',
      free: 'It is an hour’s work, head down on a bowline with a knife. Then the great side rolls, and lets out a breath it has had since the harpoon, and for a league after that the ship hardly needs steering.',
    },
  },
  'the-pale-road': {
    name: 'The Pale Road',
    scene:
      'There is a path in the water tonight, paler than the rest and as wide as the ship. It leads more or less where you are pointing. Tall shapes without faces stand along both sides of it, and they are bowing.',
    options: { follow: 'Follow it', bow: 'Bow back, and keep your own course', name: 'Let an old hand speak to them' },
    outcomes: {
      follow:
        'You run down it without a ripple, and hear, behind you, each of them straighten as you pass. No one looks to see what they do with the road afterwards.',
      bow: 'The captain’s hat comes off; there is nothing else for it. A rustle goes down the line, and the wind, which had been everyone’s, is for an hour yours.',
      name: 'Your shellback goes along the rail with the cap off, saying names: Peter, Long Peter, Anne, the other Anne. Each, when named, has a face, and each face tells something. By the end of the line several of your people are crying, and better for it.',
    },
  },
  'what-the-gulls-brought': {
    name: 'What the Gulls Brought',
    scene:
      'Gulls settle on every yard, as quiet as washing. One by one they come down and lay things on the hatch: a key, a spoon, a child’s tooth, a coin. Then they look at you sidelong. It is plainly a trade.',
    outcomes: {
      success:
        'Your sailor goes through the things with respect, praises the spoon, and offers ship’s biscuit and a silver button. The old gull puts one foot on the key and pushes it across.',
      failure:
        'The coin is taken up first, and there is an intake of breath from forty beaks. They do their own choosing, then: a lock of hair, a wedding ring, the glass out of somebody’s spectacles.',
    },
  },
  'the-lamp-that-answers': {
    name: 'The Lamp That Answers',
    scene:
      'Far off a light is winking: your own lamp’s rhythm, given back a little late, as an echo would. You stop. The light goes on by itself for one more word.',
    options: { answer: 'Answer it', douse: 'Douse the lamp and rest' },
    outcomes: {
      answer:
        'You ask who is there. The reply takes most of the watch to spell, and comes to this: that it is a long posting, that there have been no letters, and would you mind if it wrote.',
      douse:
        'You sit in the dark with your back to the mast and do not look. After a time it stops, the way a person stops who has just remembered the hour.',
    },
  },
  'boat-with-a-basket': {
    name: 'Boat with a Basket',
    scene:
      'A jolly boat keeps ten yards off the quarter, oars shipped and nobody in her. On the stern thwart stands a lidded basket. There is no other word for it: the basket is fretting.',
    options: { take: 'Bring the basket aboard', sell: 'Take the boat in tow, and touch nothing' },
    outcomes: {
      take: 'Under the lid is a shawl, and in the shawl something the weight of a loaf, which stops crying when it hears your voice. It has no face to speak of. It is perfectly dry.',
      sell: 'A sound boat fetches a fair price anywhere. When you come to look there is no basket in her, and a small wet print on each of the thwarts, going aft.',
    },
  },
  'the-toll-buoy': {
    name: 'The Toll Buoy',
    scene:
      'A buoy that is on no chart, with a slot in it the width of a coin. PASSING, ONE EACH, says the plate. Below it somebody has scratched with a nail: and it can count.',
    options: { pay: 'Pay for every head aboard', pass: 'Pass without paying', take: 'Force the box' },
    outcomes: {
      pay: 'Each coin drops for a long time and is not heard to land. After the last one the buoy gives a single, businesslike nod of its bell; and somewhere ahead of you a gate that was closing stops.',
      pass: 'Nothing happens at all. It goes on not happening for the rest of the day, with a kind of emphasis, and at dusk you hear far behind you the small bell telling someone a number.',
      take: 'It comes open at the first blow. Most of the money is older than money. Under it, on a spring, lies a bare brass bell-pull, and with the weight lifted off the spring is rising.',
    },
  },
  'an-officer-comes-aboard': {
    name: 'An Officer Comes Aboard',
    scene:
      'A gig pulls alongside, four oars, and an officer in good cloth begs leave to speak to your people about berths. His ship is lying just over there. You cannot make her out, but he is so evidently proud of her.',
    options: { hear: 'Let him speak', refuse: 'Send him back' },
    outcomes: {
      hear: 'He speaks well: dry hammocks, a fixed wage, no more landfalls. When he has done it is very quiet, and one person crosses the deck with a sea-bag, from his side to yours or from yours to his.',
      refuse:
        'He bows, and is rowed off. But he has left his list on the capstan, with the wages he pays; and one name on it has been ticked already, in pencil. By evening somebody would like a word.',
    },
  },
  'weather-for-sale': {
    name: 'Weather for Sale',
    scene:
      'An old woman in a coracle has winds to sell, tied up in a bit of string, and is in the market for weather too. She does not rock when the swell goes under her. She would be sorry, she says, to have come out for nothing.',
    options: { buy: 'Buy a wind', sell: 'Sell her your calm', decline: 'Wish her good day' },
    outcomes: {
      buy: 'You undo the first knot, as instructed, facing forward. The ship goes off like a startled horse, and from behind you, getting smaller, comes the sound of someone biting a coin.',
      sell: 'She pays well, folds it up small and puts it in her sleeve. Only then do you look at what is left, now that the calm has been taken out of it.',
      decline:
        '“And to you,” she says; and then, kindly, to one of the crew: “Not the second of the month, dear. Any day but the second.”',
    },
  },
  'tomorrows-entry': {
    name: 'Tomorrow’s Entry',
    scene:
      'The log has been kept up to tomorrow evening, in your hand. The entry is short: the weather, a loss, something found. You have the pen, and the ink is still wet.',
    options: { stand: 'Let it stand', strike: 'Strike it out' },
    outcomes: {
      stand:
        'You blot it, close the book and wait. It happens as written, down to the hour, and there is a peculiar comfort in it that you do not look into.',
      strike:
        'You rule a line through it, twice. The page takes the ink; then, from the far end of the line, it begins to give it back.',
    },
  },
};
