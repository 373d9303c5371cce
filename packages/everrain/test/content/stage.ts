import type { Decision } from '@undertow/kernel';
import { expect } from 'vitest';
import { content } from '../../src/content';
import type { EventCard } from '../../src/content/card';
import type { Effect } from '../../src/content/effect';
import type { HexKind } from '../../src/content/ids';
import { beginsOf } from '../../src/content/walk';
import type { Event } from '../../src/model/event';
import { least, type Play, type Scene, type Vessel } from '../../src/testkit';
import { type Branch, deedsOf } from './branches';

/** A ship on which anything can happen: scarred and tired crew, a shellback, something of everything. */
export const ship: Vessel = {
  coin: 60,
  clues: 3,
  hold: ['haul-her-under', 'lamp-oil'],
  issued: { navigation: 1, crew: 1 },
  destroyed: [7, 8],
  crew: [
    { board: 'tam-ferrow', at: 6, strain: 2, trauma: 1, positive: 'astute', negative: 'forgetful' },
    { board: 'gunner', at: 3, strain: 1, trauma: 1, negative: 'gun-shy' },
    { board: 'isbet-coyle', at: { slot: 1, space: 0 }, strain: 1, trauma: 1, positive: 'savvy', negative: 'grasping' },
  ],
};

const MIDDLE = 12;
const hexOf = (tile: string, kind: HexKind): number =>
  MIDDLE * 6 + (content.tiles.find(({ id }) => id === tile)?.hexes.indexOf(kind) ?? 0);

/** Where cards of each deck are met: at sea, on an island, in a port. */
const PLACES: Readonly<Record<EventCard['deck'], { readonly tile: string; readonly kind: HexKind }>> = {
  sea: { tile: 'the-weather-side', kind: 'calm' },
  expedition: { tile: 'the-hushing', kind: 'island' },
  denizen: { tile: 'salt-pans', kind: 'port' },
};

/** The captain is about to meet this card. */
export function meeting(card: EventCard, { die, option }: Branch): Scene {
  const { tile, kind } = PLACES[card.deck];
  const requires = card.resolution.type === 'choice' ? card.resolution.options[option]?.requires : undefined;
  const enemies = requires?.if === 'enemy-on-deck' ? [{ kind: 'keelweed', at: 1 }] : [];
  const { story } = card;
  const begun = story && content.cards.find((other) => !other.story && startsStory(other, story.story));
  return {
    captains: [
      {
        ...ship,
        hex: hexOf(tile, kind),
        enemies,
        stories: story && begun ? [{ story: story.story, read: [begun.id], state: 'open' }] : [],
      },
    ],
    content,
    options: { exhaustive: false, boarding: false },
    act: 2,
    step: card.deck === 'denizen' ? 'turn-start' : 'turn', // E7.1: a turn that begins in a port begins with a visit
    map: { [MIDDLE]: tile },
    tracks: { agenda: 5, ours: 5, theirs: 5, elder: 12 },
    storms: [],
    ...(story
      ? { waiting: [{ card: card.id, owner: 0, where: 'deck' as const }] }
      : { decks: { [card.deck]: [card.id] } }),
    ...(die === undefined ? {} : { dice: [die] }),
    also: (state) => {
      if (story) state.storiesBegun.push(story.number);
    },
  };
}

const startsStory = (card: EventCard, story: string): boolean =>
  beginsOf(card).some((number) =>
    content.cards.some((other) => other.story?.number === number && other.story.story === story),
  );

/** Goes to meet it: ends the turn at sea, sends the boat ashore, or sends somebody to the denizen. */
export function meets(play: Play, card: EventCard): void {
  switch (card.deck) {
    case 'sea':
      play.endsTurn(0);
      return;
    case 'expedition':
      play.picks(0, { is: 'expedition' });
      return;
    case 'denizen':
      if (!card.story) play.picks(0, { is: 'send', crew: 10, house: 'denizen', service: 'denizen' });
      return;
    default: {
      const never: never = card.deck;
      throw new Error(`nobody meets ${never}`);
    }
  }
}

/** Takes this way: its option where there is one, otherwise the least, and every offer. */
export function goes(play: Play, { option, pick = 0 }: Branch): void {
  for (let i = 0; i < 200; i++) {
    const [decision] = play.scenario.match.pending;
    if (!decision || isOver(play, decision)) return;
    play.scenario.answer(decision.seat, (asked) => answer(asked, option, pick));
  }
}

/** Back at the menu of a turn, or at the port's. */
const isOver = (play: Play, { kind }: Decision): boolean =>
  kind === 'turn' || (kind === 'port' && play.saw('outcome').length + play.saw('passenger').length > 0);

function answer(decision: Decision, option: number, pick: number): readonly number[] {
  const wanted = (is: string, field: string, value: number | undefined): number =>
    decision.options.findIndex(({ ref }) => {
      const fields = new Map<string, unknown>(Object.entries(ref ?? {}));
      return fields.get('is') === is && (value === undefined || fields.get(field) === value);
    });
  if (decision.kind === 'card-choice') return [wanted('option', 'option', option)];
  if (decision.kind === 'choose-effect') return [wanted('effect', 'index', pick)];
  if (decision.kind === 'may') return [wanted('yes', 'is', undefined)];
  if (decision.kind === 'install-slot') return [Math.max(0, wanted('slot', 'is', undefined))];
  return least(decision);
}

/** What must be seen when a deed is done; `null` where it shows only later. */
const TRACES: Readonly<Partial<Record<Effect['do'], Event['type'] | null>>> = {
  coin: 'coin',
  'lose-coin': 'coin',
  clues: 'clues',
  'lose-clues': 'clues',
  treasure: 'treasure',
  schematic: 'schematic',
  upgrade: 'installed',
  spoils: 'spoils',
  'gain-order': 'order-gained',
  exhaust: 'exhausted',
  refresh: 'refreshed',
  suffer: 'hurt',
  recover: 'recovered',
  'gain-trait': 'trait',
  'lose-trait': 'trait',
  fatigue: 'fatigued',
  'crew-joins': 'hired',
  'crew-leaves': 'left',
  'go-below': 'crew-moved',
  damage: 'node-destroyed',
  'damage-node': 'node-destroyed',
  repair: 'repaired',
  drift: 'sailed',
  board: 'boarded',
  'enemy-ship': 'enemy-ship',
  wound: 'enemy-hurt',
  agenda: 'agenda',
  discovery: 'discovery',
  elder: 'discovery',
  'new-storm': 'storm',
  'lose-treasure': 'treasure',
  'move-free': null,
  'turn-ship': 'turned',
  'storm-moves': 'storm-moved',
  'to-port': 'sailed',
  rouse: 'fatigued',
  banish: 'enemy-gone',
  'discard-enemy': 'enemy-gone',
  'hit-enemy-ship': 'enemy-ship-hurt',
  'heal-self': null,
  'self-moves': 'enemy-moved',
  'more-damage': null,
  'self-returns': 'enemy-gone',
  'clues-count-double': null,
  prices: null,
  'begin-story': null,
};

/** Everything this way does has left its trace. */
export function showsAll(play: Play, branch: Branch): void {
  for (const deed of deedsOf(branch.effect, branch)) {
    const trace = TRACES[deed.do];
    if (trace === undefined) throw new Error(`nobody knows how ${deed.do} shows`);
    if (trace !== null) expect(play.saw(trace).length, `${deed.do} shows`).toBeGreaterThan(0);
    if (deed.do === 'begin-story') {
      const next = content.cards.find(({ story }) => story?.number === deed.number);
      expect(play.state.waiting.map(({ card }) => card)).toContain(next?.id);
    }
    if (deed.do === 'prices') expect(play.state.visit?.priceShift).toBe(deed.by);
    if (deed.do === 'clues-count-double') expect(play.state.visit?.cluesCountDouble).toBe(true);
  }
}
