import type { View } from '@undertow/everrain';
import { DECK } from '@undertow/everrain/content/ship';
import { elderOf } from '../facts';
import { gameWords, pageWords } from '../words';
import type { Thing, ThingsText } from '../words/things/type';

/** How a thing stands now, where that can be said in a line. */
export function standing(thing: Thing, view: View, text: ThingsText): string | undefined {
  const { tracks, players } = view;
  const { tracks: words } = pageWords.value;
  switch (thing) {
    case 'discovery':
      return words.discovery(tracks.ours, tracks.theirs, tracks.elder, tracks.end);
    case 'rider:ours':
      return `${tracks.ours}/${tracks.end}`;
    case 'rider:theirs':
      return `${tracks.theirs}/${tracks.end}`;
    case 'rider:elder':
      return String(tracks.elder);
    case 'agenda':
      return words.agenda(tracks.agenda, 2 + players);
    case 'elder':
      return elderNow(view);
    case 'act':
      return decksNow(view, text);
    case 'unsailed':
      return text.tilesLeft(view.tilesLeft);
    default:
      return undefined;
  }
}

/** Who it is and how far it has come, once that is known to all (E14.17). */
function elderNow({ elder, players }: View): string {
  if (!elder?.arisen) return pageWords.value.elder.asleep;
  const { count } = elderOf(elder.board).objective;
  const progress = pageWords.value.elder.progress(elder.arisen.progress, count[players - 1] ?? 0);
  return `${gameWords.value.sourceName(`elder:${elder.board}`)}. ${progress}`;
}

/** The decks that everybody draws from. */
function decksNow({ decks }: View, text: ThingsText): string {
  const { kinds } = gameWords.value.terms;
  const piles = [
    [kinds.sea, decks.sea],
    [kinds.expedition, decks.expedition],
    [kinds.denizen, decks.denizen],
    [kinds.enemy, decks.enemy],
    [kinds.treasure, decks.treasure],
    [kinds.improvement, decks.improvement],
    [kinds.artillery, decks.artillery],
  ] as const;
  return `${text.decks}: ${piles.map(([name, { left }]) => `${name} ${left}`).join(', ')}`;
}

/** The node of a zone, as its `data-explains` names it, and whether it works (E4.7). */
export function zoneNow(asked: string, view: View, text: ThingsText): { thing: Thing; now: string } | null {
  const [, seat, zone] = /^zone:(\d):(\d)$/.exec(asked) ?? [];
  if (seat === undefined || zone === undefined) return null;
  const captain = view.captains[Number(seat)];
  const here = Number(zone);
  const manned = captain?.crew.some(({ place }) => place.is === 'deck' && place.zone === here);
  const held = captain?.enemies.some((enemy) => !enemy.aboard && enemy.zone === here);
  const { broken, held: out, manned: works, empty } = text.zone;
  return {
    thing: `node:${DECK[here]?.node ?? 'blank'}`,
    now: captain?.destroyed[here] ? broken : held ? out : manned ? works : empty,
  };
}
