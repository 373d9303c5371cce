import type { stories } from '../../../content/cards/stories';
import type { CardWords } from '../../card-words';

/** The ends of the stories. */
export const epilogueWords = {
  'she-colours-them-in': {
    name: 'She Colours Them In',
    scene:
      'She is where you left her, with a new box of colours. She has been doing the figures one at a time, hair, coats, boots; they are somebody now, and it turns out they only wanted to be told who. She holds out her hand for the sheet.',
    options: { give: 'Give it to her', portrait: 'Ask her to draw one of you, ashore' },
    outcomes: {
      give: 'She looks it over, sucks the brush, and puts a very small door in the side of the ship. “So they can get off,” she explains. All the way back to the quay you are passed by people you almost know.',
      portrait:
        'She does it with her tongue between her teeth: one person, feet on the ground, and behind them not a drop of sea. Whoever it is carries it about inside their shirt, and stands, from then on, like the drawing.',
    },
  },
  'it-asks-to-go-home': {
    name: 'It Asks to Go Home',
    scene:
      'What was in the basket is at the rail. It is as tall as a cabin boy, and has one person’s hands and another’s walk. It has been no trouble. It can hear its mother, it says, and may it go; but it will stay if you would rather.',
    options: { go: 'Let it go', stay: 'Ask it to stay' },
    outcomes: {
      go: 'It thanks each of you by name and goes over the side feet first, so as not to splash. A good way down somebody is so pleased that for several days she lets everything else slide.',
      stay: 'It is so glad it cries, with all your faces one after the other, and settles on one of its own. Next day it signs the book. It is a born sailor; only nobody likes to ask it whose.',
    },
  },
  'the-last-of-the-letters': {
    name: 'The Last of the Letters',
    scene:
      'He has finished. It comes to a sackful, and the last is to a house on this island: you can see its chimney. He has his boots on and cannot get past the boat. “What if it’s not still the same one,” he says.',
    options: { walk: 'Walk up with him', 'sign-on': 'Tell him there is a berth here' },
    outcomes: {
      walk: 'It is the same one. You are all given soup. He reads his letters aloud at the table from the first to the last, and what he saw aboard of her is in there, and you may copy it; nobody is asked to leave.',
      'sign-on':
        'He looks at the chimney for as long as it takes to smoke a pipe. Then he gives you one page of the sack to keep, about the other ship, and posts the rest under a stone; and pulls stroke on the way back.',
    },
  },
  'the-low-note': {
    name: 'The Low Note',
    scene:
      'The hum has got into the keel. Those who sleep below have it in their back teeth, and tonight, from under the ship, from very far under, it is joined. Something has learned the anthem. It is holding the last note, and it is flat.',
    options: { sing: 'Sing it the note, true', wax: 'Stop your ears with wax, and see to the seams' },
    outcomes: {
      sing: 'One of you lies down on the planks with a cheek against the keelson, gets breath, and gives it, and holds it, and holds it. You can feel down there an immense attention.',
      wax: 'You work deaf, all night, with mallets, and when you take the wax out there is only the sea. In the oakum along the garboard the note has left a pattern, rings within rings, and it has a centre.',
    },
  },
  'the-tenth-ring': {
    name: 'The Tenth Ring',
    scene:
      'She sees it in your face from across the street and sits down on the kerb. You were told not to listen. She has eight rings on, and the gap; and in her lap a tenth box, new, that came by the post this morning.',
    options: { give: 'Give her the ring', lie: 'Tell her that it sank' },
    outcomes: {
      give: 'It goes warm as it goes on. She laughs, and is a redhead. What is in the tenth box is nothing to her now, you may have it; it is from somebody who has heard of her, and who has no hands to wear one.',
      lie: 'She thanks you, and pays you, and it is too much; it is what she had put by for the stone. You have such a clear road back to the harbour, and the ring in your pocket no longer weighs anything at all.',
    },
  },
  hoarse: {
    name: 'Hoarse',
    scene:
      'The old woman does not want your papers. She puts her fingers on your throat and has you say what was in the tallow, and at every word the graver in her other hand moves by itself. It takes the last of your voice. Forty years of white, and there it is.',
    options: { cut: 'Let her print it', plate: 'Ask for the copper itself' },
    outcomes: {
      cut: 'The first pull is for you, still damp. It is a town. It has a harbour, and it is marked, in the old style, with a little anchor: good holding ground, and room for any number.',
      plate:
        'She gives it you wrapped in flannel, and seems relieved. It is worth a good deal to the sort of man who buys such things. On the back, for practice, she has engraved a piece of your own ship, improved.',
    },
  },
  'the-man-who-fell-up': {
    name: 'The Man Who Fell Up',
    scene:
      'He fell, he tells you, on a fine day, out of a boat: upward; and has been a whole season getting down again by rope. He would like to shake the hand that held it. He would also, if it is not a rude question, like to know why you are all standing on the ceiling.',
    outcomes: {
      success:
        'Your sailor takes it in the spirit it is meant, and hangs by the knees from the bar rail to talk to him properly. He has seen the lot of it from above: coasts, depths, the pale thing’s whole outline. He stands the drinks.',
      failure:
        'There is some unpleasantness with a glass. He tells what he can, holding tight to the table. When he has gone your sailor still feels it: the floor, very slightly, letting go.',
    },
  },
  'the-notary-comes-out': {
    name: 'The Notary Comes Out',
    scene:
      'He meets you on the steps, bareheaded. The former resident has been to see him, on foot, in the rain, and wishes it known that the heir may have the place outright; or there is still the buyer, and the buyer has gone up. In either case they would like you to have a good night’s sleep.',
    options: { sell: 'Sell', keep: 'Keep it' },
    outcomes: {
      sell: 'It is done in ten minutes. The buyer’s purse is full of dry coin, newly minted, with a head upon it that you have only ever seen in your own looking-glass.',
      keep: 'You will not live there. But it alters a person to have an address. One of you takes to saying “at home” when speaking of the weather; and by the next post, unasked, there comes to you the end of the sum.',
    },
  },
  'in-credit': {
    name: 'In Credit',
    scene:
      'Grey gloves again, and almost running. There has been a most regrettable error: the passage was booked but never taken. Your grandfather did not sail. There is a fee for opening the book, a few coin, and after that the line is in your debt for fifty years’ interest; unless you would rather ask who did.',
    options: { draw: 'Draw it out', who: 'Ask who sailed in his place' },
    outcomes: {
      draw: 'He pays it out in rolls, with wet thumbs, and asks you to count it. He is very anxious that it should be over. When you have signed he takes off one glove, to shake hands, and there is another under it.',
      who: 'He turns the great book round on the counter. It is the whole list, every name for fifty years of those who went in another’s place, and where they were set down. He lets you copy until closing time.',
    },
  },
  'who-relieves-me': {
    name: 'WHO RELIEVES ME',
    scene:
      'The light is just off your bow, and low upon the water. He has liked having your letters. He has only the one question left, and spells it twice, leaving a gap after each word for somebody to get up.',
    options: {
      relieve: 'Let one of the crew go',
      promise: 'Promise to send someone',
      truth: 'Tell him no one is coming',
    },
    outcomes: {
      relieve:
        'One of you has had a bag packed since the island; no one is really surprised. There is a little boat. For the space of a minute there are two lights, and then a single one, burning much brighter, that turns to look the other way and holds it there.',
      promise:
        'GOOD, he sends. GOOD. He gives you something on account, as one does to a friend who is going by the office. In your wake he can be seen trimming the lamp, to be found by.',
      truth:
        'It stays dark a long time. THANK YOU, he spells. THEY NEVER SAID. And then, since it is no longer anyone’s secret, he tells you the whole of what he has been keeping the light on, all that night, until your eyes run.',
    },
  },
  'the-clock-comes-home': {
    name: 'The Clock Comes Home',
    scene:
      'He is an old man now. It is three months since you sailed, and he has a white beard to his belt, and a grandson at the bench who looks up at you with dislike. “You have it there,” he says, “all that I was short of. Is it still going?”',
    options: { return: 'Put it in his hands', keep: 'Say that you need it longer' },
    outcomes: {
      return:
        'He opens the back, and the years come off him like a coat; not all; enough. He laughs out loud. The grandson, who is after all only the apprentice, pays you, and shows you in the escapement what had got in.',
      keep: '“Ah,” says the clockmaker. He does not argue. You will never again want for a minute aboard that ship; and there will not be one in which somebody is not heard, distinctly, winding down.',
    },
  },
  'the-younger-pilot': {
    name: 'The Younger Pilot',
    scene:
      'He comes out to you through the murk, standing in the stern sheets, one hand up; and swarms over the side like any pilot, and asks for the wheel. He is very like. His buttons are done up on the wrong side. You have the question ready that a brother could not get wrong.',
    options: { ask: 'Ask him', steer: 'Give him the wheel' },
    outcomes: {
      ask: 'One of you puts it, casually, over the rail. He opens his mouth, and the whole ship waits with him. “Now that,” he says slowly, “I ought to know.”',
      steer:
        'There was never a better pilot. He takes you past everything there is, and names it as it goes by, and lays you where you want to be. “Tell him I’d do it for a living,” he says from the ladder, “if they’d let me.”',
    },
  },
  'the-orders-boat': {
    name: 'The Order’s Boat',
    scene:
      'A black boat, eight sisters rowing. The salt nun stands up in the bow and looks you over, one face after another, for signs of having looked. There are none. She had not, she admits, expected that; it is so seldom; she hardly knows what is owing.',
    options: { ask: 'Ask what was in it', alms: 'Take whatever is usual' },
    outcomes: {
      ask: 'She tells it into one ear only, hand cupped, as they tell each other. It is short. You have it from that person bit by bit, over some days, always in a whisper, and never all of it to the same one of you.',
      alms: 'There is a purse, as it happens, for such cases; it has been sewn shut for a century. Each of the eight ships her oar, and leans across the gap, and kisses somebody on the forehead. It is like having a window opened.',
    },
  },
  'the-headmistress': {
    name: 'The Headmistress',
    scene:
      'She is waiting on the beach in her good coat, with the chalk. You have it by heart, she understands, all of you. Then there is only the writing out. The cliff behind her is slate, wiped clean, and higher than you can see.',
    options: { write: 'Write it out', 'one-wrong': 'Write it out with one word wrong' },
    outcomes: {
      write:
        'It takes until dark and the skin of a hand. You see what it is, of course, with the last line: the date goes at the top. She reads it through, and nods. She is so sorry; but it is very well done, and you may keep your copy.',
      'one-wrong':
        'She comes to it, near the end, and stops, and the chalk goes up. It stays up. She has been a teacher for nine hundred years and has not met with that mistake; it will have to be gone into; nothing further can be done until it is.',
    },
  },
} as const satisfies Partial<Record<(typeof stories)[number]['id'], CardWords>>;
