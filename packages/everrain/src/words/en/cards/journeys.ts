import type { stories } from '../../../content/cards/stories';
import type { CardWords } from '../../card-words';

/** The middles of the stories. */
export const journeyWords = {
  'the-minute-that-stuck': {
    name: 'The Minute That Stuck',
    scene:
      'The chronometer stops, and with it the sea. A wave hangs over the rail like a hand over a piano. You can move, and the box can be wound again; but there is, evidently, a minute to spare, and nobody in it but yourselves.',
    options: { wind: 'Wind it at once', walk: 'Walk about in it first' },
    outcomes: {
      wind: 'It takes up with a jolt, a little behind, and the wave comes down where you have just been. The minute itself you have kept. It is in the box, under the key, for when you need it.',
      walk: 'You go to the side and look down through the stopped water, farther than light should go. There are people down there, and they are not stopped. One of you is seen.',
    },
  },
  'the-counting-house': {
    name: 'The Counting House',
    scene:
      'At the hour given, in the place given, the upper floor of a great office is above water. There is a hatch, a bell, and a queue of boats. Everyone in it holds a numbered ticket, and a few have been there long enough to have weed.',
    options: { queue: 'Take a number and wait', window: 'Go straight to the window' },
    outcomes: {
      queue:
        'You wait. You are asked to fill in a form, and to wait. When your number is called the clerk finds the entry at once, frowns, fetches a colleague, and asks at which port it would be convenient to have this looked into.',
      window:
        'Heads turn all along the line of boats. The shutter goes up an inch. “Is it about a death?” asks a voice; and it depends, rather, on what you say to that.',
    },
  },
  'a-rope-out-of-the-sky': {
    name: 'A Rope out of the Sky',
    scene:
      'In the middle of a meadow, on another island altogether, your own rope hangs down out of clear air. You know it by the splice. Something has been tied to the end in a handkerchief, and far overhead there is a small dark ring, with heads.',
    options: { untie: 'Untie what they have sent', pull: 'Give the rope a pull' },
    outcomes: {
      untie:
        'It is a present, as from one household to another. There is a note: MUCH OBLIGED. HE WOULD INSIST ON GOING DOWN TO THANK YOU. And the rope, you see now, is worn along one side, by hands.',
      pull: 'It holds, and then it does not, and comes down round you in loops, a hundred fathoms of it, wound about with paper. Some moments afterwards the ones who had been holding the other end come too.',
    },
  },
  'the-keepers-landing': {
    name: 'The Keeper’s Landing',
    scene:
      'There is a lighthouse on the island, no taller than a man. In it are a lamp, a code book and a chair, and the chair is warm. The last sheet of the keeper’s letter to you is on the table. It ends halfway through a word.',
    options: { finish: 'Finish the word for him', book: 'Take the book and shut the door' },
    outcomes: {
      finish:
        'It could be only the one word. You write it, and at once, in the same ink, the letter goes on; and you find you are sitting down to read it.',
      book: 'It has all the codes there have ever been in it, and some there have not. Outside, behind you, the lamp begins, very slowly, to ask the same thing again and again.',
    },
  },
  'above-the-tide': {
    name: 'Above the Tide',
    scene:
      'Any island, the nun said, and none to be told which. You have walked inland with the box until the sea could not be heard. It has grown heavier with each step, the way a child does who does not want to go to bed.',
    options: { bury: 'Bury it, and say something', open: 'Cut the solder first' },
    outcomes: {
      bury: 'None of you knows the service. Somebody says what was said over a dog once, and means it. The ground closes without a mark; and only now that it has stopped does anyone notice for how long there has been crying.',
      open: 'A shoe; a child’s; and in the toe, wrapped up in a page, a thing much older than shoes. You have just time to think that it is not so bad. Then you hear the other shoe.',
    },
  },
  'a-nurse-on-the-quay': {
    name: 'A Nurse on the Quay',
    scene:
      'A woman in grey is waiting by your gangway to fetch the basket home; she can tell that you have it by how you carry your arms. “It will be walking,” she says, “and it will have begun to look like someone. I should give it up while it’s only the hands.”',
    options: { give: 'Give it up', keep: 'Keep it aboard' },
    outcomes: {
      give: 'She has the money with her and a paper to sign, and the paper has a good deal in it besides. It goes off up the hill on her shoulder, waving, correctly enough, with somebody’s left hand.',
      keep: '“They always do,” says the nurse. She shows you how to sing to it, which is downward. Afterwards, in the cabin, one of you sits up with it until it is light.',
    },
  },
  'the-house-with-eleven-keys': {
    name: 'The House with Eleven Keys',
    scene:
      'It is a tall thin house, and in very good repair. Ten keys open ten rooms, full of a family’s things. The eleventh door is at the end of the passage on the side towards the sea, where, from outside, there was no more house.',
    options: { eleventh: 'Use the eleventh key', ten: 'Be content with ten' },
    outcomes: {
      eleventh:
        'A bedroom, aired, the sheet turned down, and a window full of green water with light coming through it. On the desk is everything they had worked out, to the end of the sum but one. The bed has just been slept in.',
      ten: 'You take what an heir might decently take. Locking up, you hear behind the last door someone move a chair, so as to make room, and wait, and then move it back.',
    },
  },
  'the-ring-floats': {
    name: 'The Ring Floats',
    scene:
      'Over the place you let it fall, and it does not sink. It lies on the water with the swell going round it, and from beneath, hoarse and close, a man’s voice says that she is to have it back; she will want it; she is not to sit there waiting on his account.',
    options: { back: 'Take it back to her', leave: 'Do as she asked' },
    outcomes: {
      back: 'You reach over, and it is put into your palm, and the fingers closed upon it. Your hand is blue until evening. He asks, as you get under way, whether she is still a redhead.',
      leave:
        'You tell him no. The swell goes by, and goes by. Then he laughs, and gives you his marks and bearings, as one leaves a key with a neighbour, and lets it come down to him.',
    },
  },
  'where-the-boat-went-over': {
    name: 'Where the Boat Went Over',
    scene:
      'The elder twin’s bearings cross at a skerry, with a boat’s keel wedged in the cleft of it. Under the thwart, he said, there will be an oilskin. It is a nasty scramble, with the sea sucking at it, and one of you is going to have to reach in to the shoulder.',
    outcomes: {
      success:
        'An oilskin, and nobody in it, and a pilot’s notebook dry in the breast. The buttons are done up on the proper side. So that much, at any rate, is settled.',
      failure:
        'Something in the cleft takes hold in a firm and friendly way, as one shakes hands. When it lets go there is a button in the palm, and not much feeling.',
    },
  },
  'thursday-again': {
    name: 'Thursday Again',
    scene:
      'The choirmaster has been watching for your masts. It went so well; it was answered; and now they find they need two. He has written for a bass to another town, but the fare is beyond them. He does not quite look at your people, as one does not look at a cake.',
    options: { another: 'Lend him another', hire: 'Pay the bass’s fare', decline: 'Decline' },
    outcomes: {
      another:
        'Two notes, with something between them like a door’s width. The second of your singers is led home by the first. They eat nothing, and they lean, both of them, the same way, as if the floor sloped.',
      hire: 'He arrives on the packet, an enormous sad man with his own hymn book. He asks to be shown the crypt before the fee. He sings it once, and you see the holy water in the stoup stand up in rings.',
      decline:
        'He nods and nods. They do it on Thursday with only the one, and the boys very quiet; and your crew, on the way down to the boat, go along arm in arm.',
    },
  },
  'lessons-at-night': {
    name: 'Lessons at Night',
    scene:
      'Ever since the schoolroom one of you has been talking in the night: recitations, tables, a long list of kings. The others have started to join in asleep. There is one line where they all stop and wait, for someone to give them the word.',
    outcomes: {
      success:
        'Somebody sits up through the middle watch, listening, slate on knee; and has it. It goes in like a key. You hear thirty small sighs, and then the scrape of a great many desks, dismissed.',
      failure:
        'The wrong word is supplied. There is a silence with a ruler in it, and they begin again from the start; and again; it gets light and they are still beginning.',
    },
  },
  'they-ask-for-him': {
    name: 'They Ask for Him',
    scene:
      'Her lights come up astern at dusk and keep their distance. A boat is sent. There is no threat of any kind: the officer has brought his coat, and his pay, and asks only that he should be told they are not angry. In the sail locker the pencil has stopped.',
    options: { deny: 'Say you never saw him', answer: 'Answer as he would have, by letter' },
    outcomes: {
      deny: '“Naturally,” says the officer, and folds the coat. In the locker there are forty pages about the inside of that ship. You have read some ten of them by the time her ports go up.',
      answer:
        'You all put in a line. It is the best letter any of you has ever had a hand in, and it is finished, it is signed. They read it, over there, by every light they have; and you sit until morning with what it took to write.',
    },
  },
  'the-blank-sheet': {
    name: 'The Blank Sheet',
    scene:
      'The sheet the child gave you has been pinned up by the wheel, and nobody has dared. Tonight the pencil is found lying under it, sharpened. You could draw what is on the deck. It does seem to have been left wide enough for more.',
    options: { 'as-we-are': 'Draw the crew, and nobody else', 'one-more': 'Draw one more' },
    outcomes: {
      'as-we-are':
        'You take trouble with the faces. When it is done someone says, “That’s me,” in such a tone; and is easier in mind than for weeks, being now certain of it.',
      'one-more':
        'You leave that face till last, and your hand does it for you. It is a great likeness. It tells you at once what you wished to know, and comes round to look at the rest of the picture.',
    },
  },
  'what-the-bottom-is-made-of': {
    name: 'What the Bottom Is Made Of',
    scene:
      'This beach is on the white part of the chart. The lead must be swung from the outermost rock, armed with tallow, so that whatever is down there will leave its print. Your leadsman is to say aloud what it feels like, without once hesitating.',
    outcomes: {
      success:
        '“Sand. Shell. Sand. Slate, dressed. A sill; a hinge; wood, painted; brass,” and then, in just the same voice, for it was promised, “a hand. A hand. A hand.” It is all in the tallow.',
      failure:
        'At the ninth cast your leadsman stops, and swallows. Only for a moment; but the line goes slack, and what comes up in the tallow is a plain wet thumbprint, pressed there to say: that will do.',
    },
  },
} as const satisfies Partial<Record<(typeof stories)[number]['id'], CardWords>>;
