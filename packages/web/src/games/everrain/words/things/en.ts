import type { ThingsText } from './type';

const BROADSIDE = {
  what: 'Crew standing here can fire the battery of this side: one artillery order for each shot.',
  end: 'A broken node, or an enemy in its zone, silences the battery.',
};
const BROKEN =
  'One point of damage breaks a node, and everybody in its zone takes 1 trauma. A Shipwright mends it for 5 coins.';

export const things: ThingsText = {
  names: {
    discovery: 'Discovery track',
    agenda: 'Agenda',
    elder: 'The Elder One',
    act: 'Act',
    round: 'Round',
    first: 'First player token',
    'step:entering-round': 'Refresh',
    'step:turn-start': 'Player phase',
    'step:elder': 'The Elder One and the storms',
    'step:deck-enemies': 'Enemies on deck',
    'step:sea-enemies': 'Enemies at sea',
    fresh: 'Fresh orders',
    issued: 'Issued orders',
    hull: 'Hull',
    gun: 'Battery',
    below: 'A room below deck',
    hold: 'Hold',
    coin: 'Coins',
    clues: 'Clues',
    stories: 'Stories waiting',
    storm: 'Storm',
    unsailed: 'Uncharted sea',
    destination: 'Where an enemy ship is bound',
    intent: 'What it will do',
    'crew-track': 'Trauma and strain',
    'crew-values': 'What somebody is good at',
  },
  things: {
    discovery: {
      what: 'The race of the voyage. Lens: what you have found out. Skull: what the enemies know. Eye: the Elder One, coming from the other end. Gates end an Act; books bring waiting stories back.',
      end: 'If your token is first at the end, you all win. If theirs is, you all lose.',
    },
    'rider:ours': {
      what: 'It moves one space whenever somebody hands in clues worth 5 at a University.',
      end: 'At the end of the track the voyage is won. Reaching a gate first gives every captain one more order.',
    },
    'rider:theirs': {
      what: 'It moves one space each time the agenda reaches 10.',
      end: 'At the end of the track everything is lost. Where it meets the eye, the Elder One awakens.',
    },
    'rider:elder': {
      what: 'It comes closer when a ship sinks, when the enemies pull away from you, and when they are first at a gate.',
      end: 'When it and the enemies’ token meet, the Elder One awakens.',
    },
    agenda: {
      what: 'What the enemies are working on. Every round adds 2 plus one for each captain; banished enemies and ships that arrive add the health they had left. Hatched is what this round will add.',
      end: 'At 10 the enemies’ token moves one space, and the gauge begins again at 1.',
    },
    elder: {
      what: 'Something under the sea, and nobody knows which one. Once awake it cannot be killed: it acts first in every enemy phase and pursues an aim of its own.',
      end: 'If it completes its aim, everybody loses at once. You can still win by discovery before that.',
    },
    act: {
      what: 'Spaces 4, 8 and 12 of the discovery track each begin a new Act: wages are due, stronger enemies join, a storm comes up, and an enemy ship may appear.',
    },
    round: {
      what: 'Orders are refreshed, every captain takes a turn, then the enemies act, and the agenda advances.',
    },
    first: {
      what: 'Takes the first turn of the round and decides ties on the map. Storms drift towards this ship.',
      end: 'At the end of the round the token passes to the next captain.',
    },
    'step:entering-round': {
      what: 'Everybody takes back up to three issued orders, and tired crew are rested.',
    },
    'step:turn-start': {
      what: 'Each captain takes one turn: orders and free actions in any sequence, as long as there are fresh orders. A turn that ends at sea strains everybody on deck and brings a sea event.',
    },
    'step:elder': {
      what: 'An Elder One that is awake acts first. Then a die is rolled for each storm: 0 to 4 takes it one hex towards the first player, 5 to 9 wherever that player chooses.',
    },
    'step:deck-enemies': {
      what: 'Every enemy aboard rolls its dice: omens for abilities, then moves towards the nearest crew, then damage to them, and what is left breaks nodes.',
    },
    'step:sea-enemies': {
      what: 'Every enemy ship rolls its dice. With one of you in range and in sight it turns to fire; otherwise it sails on to its destination.',
    },
    fresh: {
      what: 'What you can still spend. An order is issued for what it does, or exhausted to turn an omen on your dice. Unused ones stay fresh.',
      end: 'Only three come back each round.',
    },
    issued: {
      what: 'Orders that are spent. At the next refresh you choose up to three of them to take back.',
    },
    hull: {
      what: 'How many of the ten nodes are intact.',
      end: 'A ship without a single one sinks. Its captain returns next round in the nearest port with one deckhand and 20 coins.',
    },
    gun: {
      what: 'Each number is the attack dice at one, two and three hexes. To fire, somebody must stand on the zone that is named, the target must be in sight, and it takes an artillery order.',
    },
    below: {
      what: 'Six rooms for improvements. Crew who move into a round space use it and are tired until the next refresh; square spaces work by themselves. Two equal rooms side by side open their extra space.',
    },
    hold: {
      what: 'Treasures lie here: three at first. Each is worth more in one port and less in another.',
      end: 'What does not fit must be thrown away.',
    },
    coin: {
      what: 'For upgrades, repairs, healing and hiring in port, and for wages at every End of Act.',
      end: 'Crew whose wage is not paid leave the ship.',
    },
    clues: {
      what: 'Found on new tiles, in wrecks, on islands and in stories. Five handed in at a University move your token on the discovery track.',
    },
    stories: {
      what: 'Cards of a story that has begun. Nobody reads them before their time; only their owner resolves them, the next time a card of that deck is drawn.',
    },
    storm: {
      what: 'Every cost is doubled under it. A ship that sails in or out, or turns inside, takes 1 damage. No shooting, no lookout, and nothing beneath it can be used.',
      end: 'It drifts one hex every round. What it drifts over by itself is not damaged.',
    },
    unsailed: {
      what: 'From the edge of a tile, facing it, with somebody in the crow’s nest, one navigation point reveals what lies there, two from rough seas. The clues on the tile are yours at once.',
    },
    destination: {
      what: 'The ship sails there the cheapest way and does not change its mind.',
      end: 'When it arrives it is gone, and the agenda advances by the health it has left. Sunk before that, it leaves a wreck.',
    },
    intent: {
      what: 'What an enemy may do in the coming enemy phase and how likely it is, reckoned from the rules over all its dice as things lie now. Nothing hidden goes into it.',
    },
    'crew-track': {
      what: 'Red trauma comes from the left, from fights and broken nodes; violet strain from the right, from nights on deck. They share the same holes. An Apothecary heals trauma, an Inn strain.',
      end: 'When the track is full, this crew member dies.',
    },
    'crew-values': {
      what: 'Island and port value: a test succeeds if the fate die shows no more than this. Then the dice in a fray, and the wage due at the end of an Act.',
    },
    'order:crew': {
      what: 'Moves one of your crew from anywhere on the ship to anywhere else. Where an enemy stands, a fray begins.',
    },
    'order:navigation': {
      what: 'Gives 1 navigation point, and 1 more for each navigation node that is manned. A point turns the ship by one side, moves it one hex ahead or reveals a tile.',
      end: 'Points are lost as soon as you do something else.',
    },
    'order:artillery': {
      what: 'Fires one battery whose node is manned. The same one can fire again with another order.',
    },
    'order:fleeting': {
      what: 'Counts as a crew, navigation or artillery order, whichever you need.',
      end: 'Once used, it is gone for good.',
    },
    'hex:calm': {
      what: 'Open water. One point moves the ship ahead, one turns it. A turn that ends here ends at sea.',
    },
    'hex:rough': { what: 'Turning, revealing and moving in or out all cost double.' },
    'hex:wreck': {
      what: 'Stop here to loot it: one roll for spoils, from clues to relics to coins. It costs no order.',
      end: 'It can be looted once.',
    },
    'hex:spawn': { what: 'Calm water in every respect, but from here an enemy ship may appear when an Act begins.' },
    'hex:port': {
      what: 'Five houses: Shipwright, Marketplace, Apothecary, University and Inn, one service for each of your crew. Enemies aboard are banished as you arrive. No strain, no sea event, and no shot is fired in or out.',
      end: 'Each port can be visited once in a turn. Under a storm it is no haven.',
    },
    'hex:island': {
      what: 'Whoever stands in a boat may go on an expedition: a card with a test or a choice. A turn that ends here brings no strain and no sea event.',
      end: 'Each island can be explored once.',
    },
    'hex:altar': {
      what: 'Every time a ship comes onto its tile, an enemy climbs aboard. On its hex you may purge it: enemies worth the Act come aboard, and the altar is silent from then on.',
    },
    'node:bow': {
      what: 'Gun and helm in one: fires ahead, and adds a navigation point to each navigation order.',
      end: BROKEN,
    },
    'node:stern': { what: 'Crew standing here can fire the bow and stern battery astern.', end: BROKEN },
    'node:larboard': BROADSIDE,
    'node:starboard': BROADSIDE,
    'node:navigation': {
      what: 'Somebody here adds one navigation point to each navigation order, and rolls an evasion die when an enemy ship fires.',
      end: BROKEN,
    },
    'node:crows-nest': {
      what: 'Only with somebody up here can new tiles be revealed.',
      end: BROKEN,
    },
    'node:blank': { what: 'It does nothing for you. Here enemies climb aboard.', end: BROKEN },
  },
  zone: {
    broken: 'Broken: it does nothing until it is repaired.',
    held: 'Out of action while an enemy stands here.',
    manned: 'Manned',
    empty: 'Nobody stands here.',
  },
  tilesLeft: (count) => (count === 1 ? '1 tile left' : `${count} tiles left`),
  decks: 'Cards left',
};
