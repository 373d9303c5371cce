import type { expeditionTests } from '../../../content/cards/expedition-tests';
import type { CardWords } from '../../card-words';

type Id = (typeof expeditionTests)[number]['id'];

export const expeditionTestWords: Readonly<Record<Id, CardWords>> = {
  'the-drowned-orchard': {
    name: 'The Drowned Orchard',
    scene:
      'Apple trees stand to the knee in salt water, heavy with fruit. Every bough is propped and every path raked, under a foot of tide. From the topmost branch, well out over the drop, hangs a grower’s notebook done up in oilcloth.',
    outcomes: {
      success:
        'The branch holds. The last season’s notes are dated thirty years ahead, and complain of blight, and of the noise the roots make.',
      failure:
        'The branch does not hold. It lets your climber down slowly into a heap of windfalls, and by the time they are gathered the notebook has been taken in.',
    },
  },
  'forty-one-stones': {
    name: 'Forty-one Stones',
    scene:
      'A cairn on the headland, one stone for each who ever landed here. Forty are cold. The forty-first is warm, and under the whole heap you can see the corner of a tin box.',
    outcomes: {
      success:
        'It is a matter of knowing which stones are only resting. The box comes out clean, and the cairn settles behind it with a sigh, one short.',
      failure:
        'The heap shifts and takes a hand to the wrist, and considers. It lets go in the end, and lets the box go, and keeps what it had wanted, which was the warmth.',
    },
  },
  'the-unfinished-hoist': {
    name: 'The Unfinished Hoist',
    scene:
      'In the signal hut the flags are laid out for a hoist, all but the last. The book beside them lists what was flown for every ship that passed. Yours is there, with today’s date, and the line has been left open.',
    outcomes: {
      success:
        'There are only so many flags that could complete it, and your signaller finds the one. It reads, all told, like a warning; but not to you. About you.',
      failure:
        'The wind gets in and finishes it. Down in the bay, aboard, someone looks up and sees the hut flying four flags and a thing that is not a flag, and feels the ship take on weight.',
    },
  },
  'bare-footprints': {
    name: 'Bare Footprints',
    scene:
      'A single line of prints comes up out of the sea, crosses the sand and goes on up the cliff, which is sheer. They do not falter. At the foot lies a coil of good rope, left, one feels, as a courtesy.',
    outcomes: {
      success:
        'At the top the prints stop, heels together, facing the view. Your climber stood in them for a moment. Something about the shoulders has been different ever since, and better.',
      failure:
        'Two thirds of the way up, the next print is pointing down. It is remarkable how much one trusts the person in front.',
    },
  },
  'three-theodolites': {
    name: 'Three Theodolites',
    scene:
      'Three brass theodolites stand on their tripods, all trained on the same patch of empty sea. The surveyors’ tent is whole, the notes inside it sodden. They must be peeled apart a leaf at a time, and the tide is making.',
    outcomes: {
      success:
        'Leaf by leaf: angles, angles, a column headed HEIGHT, which grows. The pay chest is under the cot. None of them seems to have needed it.',
      failure:
        'The leaves come away as porridge. There is just time to bend to one of the eyepieces before the water arrives, and it would have been better not to.',
    },
  },
  'legible-sheep': {
    name: 'Legible Sheep',
    scene:
      'Some hundred sheep are standing on the hillside in the form of letters. When you walk along the ridge, to read the word, they shift about in an obliging way, so as to stay readable from where you are.',
    outcomes: {
      success:
        'One of you thinks to walk backwards. The flock, put out, gives the word it was covering for, and it is a place, and you have passed it twice.',
      failure:
        'It is a name, the reader’s own. Then it is the same name with a line through it. They graze on, all facing the one way, until somebody claps.',
    },
  },
  'the-jetty-mender': {
    name: 'The Jetty Mender',
    scene:
      'A man in a straw hat is mending the jetty. He has been expecting somebody, he says, though not you, and he has their parcel, and he does so want to get home. Would you mind being them?',
    outcomes: {
      success:
        'Your sailor is them, with some grace, for a quarter of an hour: asks after the sister, regrets the goose. The parcel is handed over, and the fee for carriage. He walks off inland, whistling, and grows very small.',
      failure:
        '“You’d have known about the goose,” he says sadly. He pays for your trouble. It is evening before anyone notices how many planks your sailor has laid, and whose head the hat is on.',
    },
  },
  'the-stone-boat': {
    name: 'The Stone Boat',
    scene:
      'Above the tide line lies a boat cut from a single boulder, thwarts and rowlocks and all. The rowlocks are worn bright. Down the beach, from keel to water, goes a groove.',
    outcomes: {
      success:
        'It floats; it had only wanted asking by someone light on their feet. Under the stern sheets the last crew left their papers, and a fitting so well made that your carpenter carries it home in both arms.',
      failure:
        'Your strongest puts a shoulder to it, and pushes, and hears from underneath a tired voice say: heave. It takes a while to get the others to come down to that end of the beach.',
    },
  },
  'the-glasshouse': {
    name: 'The Glasshouse',
    scene:
      'A glasshouse, not a pane broken, misted from within. There are handprints on the inside at the height of a child. The door is kept shut by a piece of string, tied in a bow.',
    outcomes: {
      success:
        'In and out, and the bow retied. Labelled trays, row on row, and a planting plan that is also, if one turns it, a chart. The warm air follows as far as the sill and waves.',
      failure:
        'The string comes away in two short ends, and there is no tying it. Something small and wet runs past at knee height towards the boats, delighted to be going to sea.',
    },
  },
  'the-weir': {
    name: 'The Weir',
    scene:
      'Across the mouth of the brook somebody has built a weir of whalebone, set so that all that drifts in is sorted by size. It has been sorting for a long time. At the fine end are things that would go in a pocket.',
    outcomes: {
      success:
        'Coins, thimbles, a compass rose cut from its card, a great many keys. Your wader goes the length of it without once being taken for driftwood.',
      failure:
        'It closes on a boot, weighs it, and begins to pass it along towards the coarse end. The boot is left there. There is a little money, out of fairness, where it had been.',
    },
  },
  'the-dog-told-to-stay': {
    name: 'The Dog Told to Stay',
    scene:
      'On the landing place a dog sits beside a folded uniform. It does not get up. It watches the water at your backs like a creature that was told to stay, a long time ago, and has just begun to wonder.',
    outcomes: {
      success:
        '“All right,” says your sailor, in the proper voice. “That will do. Good dog.” It gets up, stiffly, leads you to where its master’s satchel is, and leans against a leg the whole way back.',
      failure:
        'The wrong word, or the right one in the wrong voice. It looks up with such hope. Then it looks at the water again, and it is hard to turn one’s back on what it sees there.',
    },
  },
  'ships-in-the-slate': {
    name: 'Ships in the Slate',
    scene:
      'The old quarry has been split down to the blue. In every slab, pressed flat as a fern, there is a ship: rigged, crewed, under way. The newest face is high up, and the ladder is only iron pegs.',
    outcomes: {
      success:
        'They are in order of date. Your climber copies the last nine, down to the set of the topsails, and brings away a few fine slabs for trade; and leaves the tenth, which has your lines, unsplit.',
      failure:
        'A peg comes out with a noise like a cork. Just before the fall everyone hears it: in the rock, tiny and clear, eight bells.',
    },
  },
  'the-tide-clock': {
    name: 'The Tide Clock',
    scene:
      'Twelve pools in a ring, cut into the rock, and the sea fills each at its hour. The seventh is dry, and has a hatch in its floor. By any arithmetic it will be seven a good deal sooner than you would like.',
    outcomes: {
      success:
        'Down, nineteen steps, a shelf, a thing on the shelf; up. The water comes into the seventh pool at your runner’s heels exactly on the stroke, and looks, for a moment, robbed.',
      failure:
        'The hatch is heavier from beneath. It opens in the end. How long that took depends on whom you ask: four minutes; or twelve hours, and twelve, and twelve.',
    },
  },
};
