import type { LessonText } from '.';

export const lesson: LessonText = {
  pilot: 'Maud Trask, your sailing master for this voyage',
  beats: {
    goal: {
      learn: 'How the voyage is won and lost',
      say: 'Out there something is being dug up, and we are not the only ones digging. The lens on this ruler is what we know, the skull what they know. Reach the end first. The eye is what sleeps below; keep it asleep.',
    },
    orders: {
      learn: 'Orders',
      say: 'These tokens are all you can do in a turn: a round one moves one of the crew, a hexagon sails the ship, a square fires her guns. Only three come back each round.',
    },
    crew: {
      learn: 'Moving the crew',
      say: 'Every place aboard does something as long as somebody stands there. We want eyes aloft: issue a crew order, pick Tam Ferrow, and send him to the crow’s nest.',
    },
    course: {
      learn: 'Setting a course',
      say: 'Isbet Coyle stands at the helm, so a navigation order is worth two points. Turning costs a point, a hex ahead costs a point. Take us two hexes ahead to that island.',
    },
    boat: {
      learn: 'Boats and rooms below deck',
      say: 'An island wants looking at, and whoever goes must be in a boat. Issue another crew order and put Isbet in the dinghy. The rooms below deck each have their own use.',
    },
    nest: {
      learn: 'The crow’s nest reveals new water',
      say: 'With Tam aloft we can look beyond the edge of the chart. One more navigation order, reveal what lies ahead, then say how the new water lies. Most of it holds clues. This piece holds a port.',
    },
    ashore: {
      learn: 'Expeditions, and sealed outcomes',
      say: 'Now land. Whoever is in a boat goes ashore, and a card is read. You see the choices, never what follows. Choose as you like, or ask what an officer would do: the question can always be asked.',
    },
    night: {
      learn: 'Nights at sea',
      say: 'End the turn here. At an island or in port the night is kind. Out at sea everybody on deck takes strain and the sea sends a card. Strain and trauma fill a sailor’s board from both sides; where they meet, the sailor dies.',
    },
    enemies: {
      learn: 'What they do after your turn',
      say: 'Something came out of the stern: a Tallowman, and it walked two zones to Tam. Enemies always make for the nearest of the crew. The dice say how far they get and how hard they strike; with nobody near they break the ship.',
    },
    agenda: {
      learn: 'The agenda',
      say: 'The rain gauge rises every round, by three when you sail alone. Each time it reaches ten, the skull moves. So time is never free.',
      go: 'I shall hurry',
    },
    refresh: {
      learn: 'Three orders come back',
      say: 'A new round. You issued four orders and three of them come back. Choose which; an officer will tell you what he thinks if you ask.',
    },
    fray: {
      learn: 'A fray',
      say: 'Send Isbet up to Tam: where an enemy stands, a fray begins. All your people there add their dice. Attack dice wound, evasion dice cancel its blows. Three to attack and one to evade is sound.',
    },
    omen: {
      learn: 'Omens',
      say: 'Two hits, and it has three health. But that curl is an omen: exhaust a fresh order and it counts as a hit. There is nothing to shoot at today, so spend the artillery order.',
    },
    helm: {
      learn: 'To port',
      say: 'It is gone, and it left five coins. Send Pell Hathersage to the helm: then one navigation order takes us the two hexes to Hollin Stair.',
    },
    port: {
      learn: 'In port',
      say: 'Five houses. Each of your crew can use one service: repair, buy and sell, heal, rest, hire. Enemies still on deck would have been banished now, but that feeds the agenda; better to fight.',
    },
    university: {
      learn: 'The University: how you win',
      say: 'Five clues move the lens one space. You have them: send somebody to the University, whoever you like.',
      go: 'One step nearer',
    },
    onward: {
      learn: 'What comes next',
      say: 'That is the whole voyage, again and again: look, land, fight, learn, and be quicker than they are. The others may stay aboard today. Leave the harbour.',
    },
  },
  after:
    'You know enough to sail. Further out wait storms, altars, enemy ships and stories that go on from card to card; when the skull passes the end of an Act, all of it grows worse. Sail a whole short voyage next: each new thing is explained when it comes up, and an officer answers whenever you ask.',
};
