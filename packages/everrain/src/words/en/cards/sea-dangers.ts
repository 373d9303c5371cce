import type { seaDangers } from '../../../content/cards/sea-dangers';
import type { CardWords } from '../../card-words';

type Id = (typeof seaDangers)[number]['id'];

export const seaDangerWords: Readonly<Record<Id, CardWords>> = {
  'knocking-below': {
    name: 'Knocking Below',
    scene:
      'Three knocks from the cable tier, then a pause of the length a guest would leave. Everyone aboard has been counted. The knocking comes again, lower down, as though whoever it is had grown tired and sat.',
    options: { open: 'Lift the hatch', nail: 'Nail it shut' },
    outcomes: {
      open: 'There is nobody on the ladder. There is a wet coat over every rung, a name sewn in each collar, and the lowest coat is being put on.',
      nail: 'It takes all hands and most of the night. Toward morning the knocking moves aft and settles, content, beneath your own bunk.',
    },
  },
  'fog-with-a-door': {
    name: 'Fog with a Door in It',
    scene:
      'A bank of fog lies across your course, and in it, level with the rail, a door stands ajar on lamplight. Somebody inside is laying a table. It would be natural to call out and ask whose house this is.',
    outcomes: {
      success:
        'A woman’s voice gives a name, a street, and the year of the flood. She thanks you for asking. The door is drawn to, and where it was there is only weather.',
      failure: '“Why, yours,” says the voice warmly. The fog comes in over the rail, and it has brought the chairs.',
    },
  },
  'the-extra-hand': {
    name: 'The Extra Hand',
    scene:
      'At the change of the watch there is one too many at the pump, working well, eyes on his feet. The mate counts again. Nobody wants to be the first to say it.',
    options: { ask: 'Ask him his name', let: 'Let him work' },
    outcomes: {
      ask: 'The pump stops. He thinks about it for so long that the rain leaves off around him. “I had one,” he says, and opens his mouth to try it.',
      let: 'The pump never went so sweetly, and the bilge is dry by dawn. Nobody slept. Where he stood, the planks are worn into two neat hollows.',
    },
  },
  'candles-on-the-water': {
    name: 'Candles on the Water',
    scene:
      'There are hundreds of them, each on its slip of bark, coming towards the ship against the wind. The wash takes them under and they come up lit. The nearest turn a little aside to let your bow go through.',
    options: { gather: 'Fish some out', dark: 'Put out your own lights and go by' },
    outcomes: {
      gather:
        'Good wax, and a case of it for the trouble of leaning over. It is only below, in the warm, that the soft ones begin to remember having had hands.',
      dark: 'You pass through them blind, and feel each small heat go along the hull. When the lamps are lit again every wick aboard has burned down by the same inch.',
    },
  },
  'something-paces-us': {
    name: 'Something Paces Us',
    scene:
      'Since sundown a shape has kept level with the ship, out on the water, at an easy trot. In the lulls one hears claws. It is not hunting; it has the look of a thing being walked.',
    outcomes: {
      success:
        'Your lookout whistles, two falling notes, the way one sends a dog home. Far off somebody whistles back, surprised. The shape swings away, and the one who whistled laughs until the watch is over.',
      failure: 'It stops. It looks at the ship, and then at the empty air beside it, where the leash goes slack.',
    },
  },
  'singing-in-the-pump-well': {
    name: 'Singing in the Pump Well',
    scene:
      'The pump well is singing. It is a hauling song, one the whole crew has known since childhood, and the voice down there is half a beat ahead of them.',
    options: { join: 'Take up the chorus', drown: 'Stop it with sacking and stand guard' },
    outcomes: {
      join: 'For three verses the ship is a happy one. In the fourth, which is new to everybody, the voice comes up the ladder to hear you better.',
      drown:
        'The sacking takes the words and leaves the tune. Whoever stands the guard knows the whole of it by morning, and does not say so.',
    },
  },
  'a-rope-over-the-side': {
    name: 'A Rope over the Side',
    scene:
      'In the morning there is a new rope made fast at the stern, beautifully spliced, running straight down. It is taut. Whatever holds the other end is keeping up.',
    options: { haul: 'Haul it in', cut: 'Cut it', leave: 'Leave it be' },
    outcomes: {
      haul: 'It comes up fathom after fathom, dry, and after it a crate with your ship’s name stencilled on the lid. Something is sitting on the crate, and steps down, like a lady from a carriage.',
      cut: 'The axe goes through rope, cleat and rail, because they are all, it turns out, the one rope. The stern sags open like a coat.',
      leave:
        'You go about your work. By noon there are two ropes; by evening the ship has never been easier to steer, and nobody cares for where.',
    },
  },
  'the-rain-comes-aboard': {
    name: 'The Rain Comes Aboard',
    scene:
      'The rain stops everywhere but on the ship. On the ship it falls in the outline of people: hats, shoulders, the backs of hands. They stand about the deck and wait to be told what to do.',
    options: {
      orders: 'Give them something to do',
      below: 'Go below and wait it out',
      'set-on': 'Set them on the others',
    },
    outcomes: {
      orders:
        'They are quick, and silent, and they do it perfectly. Then they stand about again, a little closer, with a little more face.',
      below:
        'All night feet go to and fro overhead, looking for work. In the morning they have gone, and taken apart, with great neatness, the nearest thing to hand.',
      'set-on':
        'You need only point. It is over quickly and makes hardly any noise, like a towel being wrung. Then those who did it turn to you, wet to the elbows, to be told that it was right.',
    },
  },
  'sail-without-a-hull': {
    name: 'Sail without a Hull',
    scene:
      'For an hour a topsail stands over the horizon with no ship beneath it. Then slowly, from the truck down, somebody begins to draw in the rest of her.',
    options: { hail: 'Hail her while she is unfinished', run: 'Run, before they reach the guns' },
    outcomes: {
      hail: 'She answers through a mouth that is not there yet: a latitude, a date, a number of souls. By the time you have it written down she has gun ports, and they are open.',
      run: 'You crowd on everything that will hold wind. Behind you the pencil goes on, unhurried; whether it can be finished before you are out of sight is now only arithmetic.',
    },
  },
  'the-collier': {
    name: 'The Collier',
    scene:
      'A squat black collier crosses your bows and asks by lamp, in a code thirty years out of use, for the name of your owner. It would be rude to make no answer. It may be worse to make a wrong one.',
    outcomes: {
      success:
        '“ACCOUNT CLOSED,” she winks, and sends something over on a line: a purse, soaking wet, correct to the farthing.',
      failure:
        'The lamp considers your reply. “NOT WHAT WE HAVE HERE,” it spells, and behind her, one after another, something larger uncovers its lights.',
    },
  },
  'the-regatta': {
    name: 'The Regatta',
    scene:
      'A dozen white boats come racing out of the murk, heeled hard over, and there is no wind. Their crews wave. The course they are sailing is a circle, and you are the mark.',
    options: { wave: 'Wave back', fire: 'Put a shot across their bows', hold: 'Throw them a purse for the winner' },
    outcomes: {
      wave: 'It is such a fine thing to be waved at, so far out. They go round you twice, cheering, before anyone aboard sees the committee boat, and its guns.',
      fire: 'The ball goes through a white sail and the sail goes on, with a round hole of another sky in it. One boat drops out to protest, or to pay.',
      hold: 'There is a good-natured scramble. Then a small wet voice, close under the counter, asks what the second prize will be.',
    },
  },
  'a-wrong-swell': {
    name: 'A Wrong Swell',
    scene:
      'One swell, out of all that grey procession, comes from the other side. It is not high. It is only on its way somewhere, and there is time for a single pull at the wheel.',
    outcomes: {
      success:
        'She goes up it sideways and is set down a cable farther on, gently, like a book put back on the wrong shelf.',
      failure:
        'It does not break over the ship. It leans on her, shoulder first, as one leans on a door, until something gives.',
    },
  },
  'the-worms-sermon': {
    name: 'The Worms’ Sermon',
    scene:
      'Put an ear to the timbers and you can hear them, very small, all through the ship: jaws, working in unison, with rests. They seem to be coming to the end of something.',
    options: { smoke: 'Smoke them out', listen: 'Let them finish' },
    outcomes: {
      smoke:
        'You choose which part of her to lose, and burn sulphur there until it rings hollow. The rest falls silent, in the middle of a word.',
      listen:
        'It was a text. You have most of it down before the planks it was cut in go to powder, and it appears to have been addressed to you.',
    },
  },
  'the-second-anchor': {
    name: 'The Second Anchor',
    scene:
      'Your anchor comes home by itself, link by link, streaming weed, and hangs itself at the cathead. The chain goes on coming in. There is a second anchor on the end of it, older, and somebody has hung things from the flukes.',
    options: { aboard: 'Bring it aboard', slip: 'Slip the cable and lose them both' },
    outcomes: {
      aboard:
        'It weighs more than the bow can say. What hung from it was hung there with care: offerings, mostly, and one or two of them worth having.',
      slip: 'Iron is dear, and so is chain, but the ship jumps forward as though let off a lead. Far below, after a long time, you feel two small thuds.',
    },
  },
  'cold-fire': {
    name: 'Cold Fire',
    scene:
      'Blue fire stands along the yards, as it will before thunder. It does not flicker. It is making its way up the rigging a line at a time, like a finger down a page, and it has come to the crow’s nest.',
    options: { climb: 'Send somebody up to meet it', strike: 'Strike the topmast' },
    outcomes: {
      climb:
        'From the deck you see two lights up there, a yellow and a blue, close together, like two people reading one letter. Then one of them comes down.',
      strike:
        'The nest goes over the side, alight and hissing, and sinks without going out. You can follow it down for longer than the lead line is long.',
    },
  },
  'the-pane': {
    name: 'The Pane',
    scene:
      'For a mile ahead the sea is flat as a window, and lit from beneath like a room in the evening. The bow is about to go through it. The helm would like to know whether to knock.',
    options: { knock: 'Heave to, and knock', through: 'Go through' },
    outcomes: {
      knock:
        'You lower the lead and tap, three times. Down there somebody gets up from a chair, and the whole crew watches the light come nearer along a passage.',
      through:
        'It breaks the way ice breaks, with a long note. You are out the other side and well along before you find how much of her it has scored.',
    },
  },
  'old-repairs': {
    name: 'Old Repairs',
    scene:
      'There is a patch in the larboard planking from before your time. It is being pushed out, not by water. A finger with a ring on it has come round the edge and is feeling for the nails.',
    options: { ring: 'Take the ring', mallet: 'Drive the patch home' },
    outcomes: {
      ring: 'It is given up without a struggle; the finger even straightens for you. Then the hand, having paid, comes in, and brings the planking with it.',
      mallet:
        'Somebody braces a shoulder to the wood and somebody lifts the mallet, and from the far side comes, very clear, the sound of another mallet being lifted.',
    },
  },
};
