import type { Event, Skill } from '@undertow/unfathomable';
import { legOf } from '@undertow/unfathomable/words';
import type { People, Recap, RecapChange, RecapRow } from '../../../game-page';
import { RESOURCE_SHAPES } from '../board/art';
import { skillOf } from '../cards/faces';
import { castOf } from '../people';
import type { Unfathomable } from '../play';
import { gameWords } from '../words/game-words';
import { recapText } from '../words/recap';
import { tableText } from '../words/text';
import { type Turn, turnsSince } from './turns';

/** What others did between one's last turn and now. */
export function recapOf(log: readonly Event[], people: People<Unfathomable>): Recap | null {
  const since = turnsSince(log, people.you);
  const [first, last] = [since?.turns[0], since?.turns.at(-1)];
  if (!since || !first || !last) return null;
  return {
    key: String(since.number),
    span: recapText.value.turns(first.begins.number, last.begins.number),
    rows: since.turns.map((turn) => rowOf(turn, people)),
  };
}

/** What a person did of their own will. */
function isDeed(event: Event, seat: number): boolean {
  switch (event.type) {
    case 'moved':
      return event.seat === seat && event.why === 'move';
    case 'used':
      return event.seat === seat && /^(room|feat|ability|item|skill):/.test(event.source);
    case 'repaired':
      return event.seat === seat;
    case 'rescued':
      return event.by === seat;
    case 'traded':
      return event.from === seat || event.to === seat;
    case 'deep-one-defeated':
    case 'revealed':
    case 'crisis-option':
      return true;
    default:
      return false;
  }
}

const KINDS = { pass: 'good', partial: 'middling', fail: 'bad' } as const;

function rowOf({ begins: { seat }, events }: Turn, people: People<Unfathomable>): RecapRow {
  const { logLine, sourceName } = gameWords.value;
  const cast = castOf(people);
  const mythos = events.findIndex(({ type }) => type === 'mythos');
  const crisis = events[mythos];
  const deeds = [...new Set(events.filter((event) => isDeed(event, seat)).map((event) => logLine(event, cast)))];
  const told = deeds.filter((line) => line !== '');
  if (crisis?.type === 'mythos') told.push(crisisLine(sourceName(`mythos:${crisis.card}`), events.slice(mythos)));
  const ends = events.findLast((event) => event.type === 'check-result');
  return {
    seat,
    told,
    changes: changesIn(events, (event) => logLine(event, cast)),
    ...(ends?.type === 'check-result' && {
      result: {
        text: `${tableText.value.check.results[ends.result]}${ends.decreed ? '' : ` ${ends.total}/${ends.target}`}`,
        kind: KINDS[ends.result],
      },
    }),
  };
}

/** "Food Stores Raid: 6 cards, 3 hindered, chaos gave 2." */
function crisisLine(name: string, events: readonly Event[]): string {
  const text = recapText.value;
  const check = events.find((event) => event.type === 'check');
  const turned = events.find((event) => event.type === 'check-revealed');
  if (check?.type !== 'check' || turned?.type !== 'check-revealed') return `${name}.`;
  const extra = events.flatMap((event): Skill[] =>
    event.type === 'check-changed' && event.skill ? [event.skill] : [],
  );
  const helping = new Set([...check.skills, ...extra]);
  const against = turned.cards.filter((face) => !helping.has(skillOf(face))).length;
  const chaos = events.reduce((sum, event) => sum + (event.type === 'chaos-added' ? event.count : 0), 0);
  return `${name}: ${text.cards(turned.cards.length)}, ${text.hindered(against, chaos)}.`;
}

/** Every change of the ship with what caused it. */
function changesIn(events: readonly Event[], line: (event: Event) => string): readonly RecapChange[] {
  const { sourceName, names } = gameWords.value;
  const changes: RecapChange[] = [];
  let why = '';
  let checked = '';
  for (const event of events) {
    switch (event.type) {
      case 'mythos':
        why = sourceName(`mythos:${event.card}`);
        break;
      case 'check':
        checked = sourceName(event.source);
        why = checked;
        break;
      case 'used':
        why = sourceName(event.source);
        break;
      // What was used meanwhile has done its part: from here on it is the check that matters.
      case 'check-result':
        why = checked;
        break;
      case 'damage-card':
        why = names.damage[event.card].name;
        break;
      case 'waypoint':
        why = names.waypoints[event.waypoint].name;
        changes.push({
          text: recapText.value.distance(`${event.distance - legOf(event.waypoint)} → ${event.distance}`),
          kind: 'gain',
          why,
        });
        break;
      case 'passenger-defeated':
        why = recapText.value.passenger;
        break;
      case 'resource':
        changes.push({
          icon: (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={RESOURCE_SHAPES[event.resource]} />
            </svg>
          ),
          text: `${names.resources[event.resource]} ${event.now - event.by} → ${event.now}`,
          kind: event.by < 0 ? 'loss' : 'gain',
          why,
        });
        break;
      case 'damaged':
      case 'defeated':
        changes.push({ text: line(event), kind: 'loss', why });
        break;
      case 'track':
      case 'awakening':
        changes.push({ text: line(event), kind: 'plain' });
        break;
      default:
    }
  }
  return changes;
}
