import type { expeditionChoices } from '../../../content/cards/expedition-choices';
import type { CardWords } from '../../card-words';

type Id = (typeof expeditionChoices)[number]['id'];

export const expeditionChoiceWords: Readonly<Record<Id, CardWords>> = {
  'house-with-one-wall': {
    name: 'House with One Wall',
    scene:
      'One wall of a house stands on the down, papered, with a door in it. Walk round and there is only more grass. But on this side one can hear, through the door, somebody practising scales.',
    options: { through: 'Go in by the door', round: 'Go round' },
    outcomes: {
      through:
        'It is a long house. There is a music room, and a study, and in the study everything you came to these waters to find out, in a child’s handwriting, as lines. You are not sent home until you have copied some.',
      round:
        'Behind the wall the grass is strewn with what people put down when they changed their minds about the door. The scales break off. The lid of a piano is closed.',
    },
  },
  'number-nineteen': {
    name: 'Number Nineteen',
    scene:
      'The gannets are gone and their nests are full. In each lies an egg of stone, carved, signed and numbered. Collectors would fight for a set. Number nineteen is ticking.',
    options: { nineteen: 'Take number nineteen', rest: 'Take the others' },
    outcomes: {
      nineteen:
        'You carry it down inside a hat, all of you walking in step with it. On the beach it stops, and a hair-thin line runs round the shell.',
      rest: 'A basketful, wrapped in moss. As you push off you hear nineteen left alone up there, ticking louder, like someone who has been told a thing was all in fun.',
    },
  },
  'the-tithe-barn': {
    name: 'The Tithe Barn',
    scene:
      'A barn full of corn, on an island with no field. The sacks are stacked by year. This year’s are by the door, and behind those, going back into the dark, are next year’s, and the next.',
    options: { next: 'Open one of next year’s', this: 'Take what is owed of this year’s' },
    outcomes: {
      next: 'Thin grain, and in among it, fine as dust, things that will have been lost. You sift out what can be used. One of you comes upon a ring, and puts it back, and ties the sack.',
      this: 'New bread, by evening, for the first time in weeks, and a sack over to sell. Nobody wonders who has been paying the tithe until the loaf is broken.',
    },
  },
  'the-bath-house': {
    name: 'The Bath-house',
    scene:
      'Hot water comes up through the rock into a tiled hall. There are towels on the bench, and the name of your ship is stitched in the corner of each. Along the wall stand the lockers of whoever bathed here last.',
    options: { bathe: 'Bathe', lockers: 'Go through the lockers' },
    outcomes: {
      bathe:
        'An hour, up to the chin. It takes out of you everything the sea put in. When you climb out, pink and new, there is a grey ring round the bath at the height of all your throats.',
      lockers:
        'Watches, letters, a good comb; boots still laced. Each coat has been hung so that it faces the wall. Before you have done, the water in the hall begins to talk like a crowd coming up the stairs.',
    },
  },
  'laid-for-tea': {
    name: 'Laid for Tea',
    scene:
      'A table on the lawn, a cloth, a silver service, steam at the spout, and not a drop of rain on any of it. There are as many chairs as there are of you, and one at the head with its back to you. It has a hat on it.',
    options: { sit: 'Sit, and make conversation', silver: 'Take the silver' },
    outcomes: {
      sit: 'The best-mannered among you is pushed forward, and pours, and remarks upon the weather. The hat inclines. It is asked, very civilly, what one does.',
      silver:
        'It is all in a sack inside a minute. Nobody sees the chair turn; but when you look back from the boat the hat is gone from it, and the cloth, and the lawn.',
    },
  },
  'the-buried-ship': {
    name: 'The Buried Ship',
    scene:
      'What you had taken for dead trees are three masts. The rest of her is inside the hill, upright, on an even keel, as though the land had come up over her in a night. There is daylight for one shaft.',
    options: { cabin: 'Dig aft, for the great cabin', hold: 'Dig amidships, for the hold' },
    outcomes: {
      cabin:
        'The captain is at the table, or the shape of him is, in fine dry earth, with a pen. The log runs on for eleven months after the burial. You read it aloud to each other, and stop, and read it to yourselves.',
      hold: 'The hatch is sound, the casks are sound. Working below you catch yourselves leaning, all together, with the roll of her.',
    },
  },
  'the-lime-kiln': {
    name: 'The Lime Kiln',
    scene:
      'The kiln is lit, and nobody tends it. It is burning paper: letters, logs, the backs of photographs, drawn in over the sill a sheet at a time. It seems to have been sent every word about something.',
    options: { rake: 'Rake some out', feed: 'Give it a page of yours', warm: 'Only get warm' },
    outcomes: {
      rake: 'You have a few dozen lines, brown at the edges, and one scorched hand between you. They fit together. You see now why someone wished they did not.',
      feed: 'It takes the page delicately, reads it in one flash, and dies down. Far out, something that had been following that page turns over and sleeps.',
      warm: 'Backs to the brick, boots off, not a word said. It is the best hour of the voyage. Of what was burned in it you make a point of not catching a line.',
    },
  },
  'the-early-echo': {
    name: 'The Early Echo',
    scene:
      'The cove gives back whatever you say, a moment before you say it. It is disagreeable to be interrupted by oneself. But it occurs to all of you at once that it must know how the sentence ends.',
    options: { ask: 'Begin to ask it what is coming', silent: 'Say nothing, and listen' },
    outcomes: {
      ask: 'It answers in all your voices, fast, over one another, and goes on answering after you have made up your minds not to ask. You write until there is no more paper.',
      silent:
        'A long quiet. Then a single voice, yours, calling a warning: short, clear, to be used once. You row away saying nothing whatever, so as to have it still to say.',
    },
  },
  'an-open-grave': {
    name: 'An Open Grave',
    scene:
      'A fresh grave, neatly cut, with the spade left standing in the heap. The headstone has had its name worn away by weather in advance. At the bottom of the hole the soil is a different colour.',
    options: { fill: 'Fill it in', deeper: 'Dig deeper' },
    outcomes: {
      fill: 'Each of you throws in a spadeful, and one, when the others have gone ahead, something besides. The walk back is lighter. On the far side of the stone, where the rain had not reached, the dates were sharp enough to copy.',
      deeper:
        'A foot, two feet, and the spade strikes a lid. It is not a coffin lid, being on a hinge, and opening from the other side.',
    },
  },
  'the-lens-under-the-hill': {
    name: 'The Lens under the Hill',
    scene:
      'The path goes in, not up, and ends at a great lighthouse lens, lit, in a cave with no window. Its beam goes down a shaft in the floor, into the sea under the island. It turns, nine seconds, dark, nine seconds.',
    options: { cover: 'Hang a sail over it', look: 'Look along the beam' },
    outcomes: {
      cover:
        'You leave it muffled, glowing like a lantern in a tent. You can feel through your boots the moment when whatever had been steering by it puts over its helm, and begins to go round and round.',
      look: 'A clear green road, and traffic on it. You count, and sketch, until the thing nearest to the light stops and shades its eyes to see who is up there.',
    },
  },
  'the-smallest-post-office': {
    name: 'The Smallest Post Office',
    scene:
      'It is the size of a wardrobe, and has a counter, a bell and a wall of pigeonholes. The holes are labelled with all your names. The clerk is out; a card says he will be back in a moment, and the card is very yellow.',
    options: { collect: 'Collect your post', send: 'Send something instead' },
    outcomes: {
      collect:
        'One for each, and a stiff grey one for the ship. You open that. The others are carried out to the rocks, apart, and you watch them turn their backs to one another to read.',
      send: 'There is a form for it: To Whom, By When, In What Words. You put it through the slot and hear it arrive. Somewhere a great slow business is held up for want of a signature.',
    },
  },
  'the-nest': {
    name: 'The Nest',
    scene:
      'It fills the crater: oars, hawsers, gratings, a ship’s bell, woven as tight as a basket and lined with sailcloth. It is still warm. Down in the bottom a great deal of brass is shining.',
    options: { climb: 'Climb down into it', burn: 'Set fire to it' },
    outcomes: {
      climb:
        'You fill your shirts. It is only when the rim begins to tighten, like the mouth of a bag, that you understand the thing to be not a nest but a trap, or not a trap but a hand.',
      burn: 'It goes up with a roar, and in the smoke, one after another, hang the outlines of all the ships it had been. You take down their names. Then a single cry comes in from seaward, and it has seen you.',
    },
  },
  'the-ferry-bell': {
    name: 'The Ferry Bell',
    scene:
      'At the end of a shingle spit there is a post, a bell, and a board: RING FOR FERRY. Across the water is nothing but water. The rope is new.',
    options: { ring: 'Ring it', unhook: 'Take the bell, and what hangs with it' },
    outcomes: {
      ring: 'The note goes out flat over the sea and does not fade, it only gets farther away. After about as long as it takes to put down a cup and find a coat, you hear oars.',
      unhook:
        'It comes down easily, clapper and all, and behind the post is the ferryman’s box, which he left on trust. For a long while afterwards one of you keeps turning round, sure of having been called.',
    },
  },
  'the-drowned-school': {
    name: 'The Drowned School',
    scene:
      'A schoolroom, high on the hill, is full of sea to the sills. Under the surface the desks are in rows. The register lies open on the lectern and the last name in it belongs to one of you, with a mark: absent.',
    options: { present: 'Say “present”', tear: 'Tear out the page' },
    outcomes: {
      present:
        'It is only a word, said aloud in an empty room. In the row by the window, under the water, the lid of a desk goes up.',
      tear: 'It comes away dry. On the back somebody has ruled a timetable, of a sort, for the whole of the coast. As you go down the hill the bell rings for the end of lessons, a good deal too long.',
    },
  },
  'the-well-with-weather': {
    name: 'The Well with Weather in It',
    scene:
      'Lean over the coping and there, far down, where your faces should be, is a noon sky with gulls crossing it. The air that comes up is dry. Somebody laughs for no reason.',
    options: { line: 'Lower a line', casks: 'Draw water from it' },
    outcomes: {
      line: 'Eighty fathoms, a hundred, and all the rope you brought. Then it is tugged: once, as one might tug to see if a thing is fast. You make it so, and leave it.',
      casks:
        'It comes up blue and stays blue in the cask. Whoever drinks of it sleeps soundly for a week, and dreams of being looked down on, kindly, by some people round a rim.',
    },
  },
};
