import { signal } from '@preact/signals';
import { defaultOptions, type Event, type View } from '@undertow/everrain';
import { game } from '@undertow/everrain/kit';
import { Match } from '@undertow/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { actOf, programme } from '../../../src/games/everrain/theatre/act';
import { recordingFor, recordingOf } from '../../../src/games/everrain/theatre/frames';

/** A short voyage alone whose captain ends every turn at once, so that enemies come aboard. */
interface Told {
  readonly view: View;
  readonly events: readonly Event[];
}
let told: Told[];

const isEnd = (ref: unknown): boolean =>
  typeof ref === 'object' && ref !== null && 'is' in ref && ref.is === 'end-turn';

beforeAll(() => {
  const match = Match.start(game, defaultOptions(1, 'short'), 'theatre');
  told = [];
  for (let [asked] = match.pending; asked && told.length < 400; [asked] = match.pending) {
    const end = asked.options.findIndex(({ ref }) => isEnd(ref));
    match.answer(asked.seat, asked.id, end >= 0 ? [end] : Array.from({ length: asked.min }, (_, index) => index));
    told.push({ view: match.view(0), events: match.events(0) });
  }
});

const lastEvents = (): readonly Event[] => told.at(-1)?.events ?? [];

describe('whoever acts', () => {
  it('[E10.16] is told from the log with its dice, and every pair that was merged', () => {
    const log = lastEvents();
    const at = log.findIndex(({ type }) => type === 'enemy-acts');
    const event = log[at];
    if (event?.type !== 'enemy-acts') throw new Error('nobody ever acted');
    const act = actOf(log.slice(0, at + 1));
    expect(act).toEqual({
      actor: { is: 'enemy', seat: 0, id: event.enemy, kind: event.kind },
      faces: event.faces,
      pairs: [],
      used: new Set(),
      now: null,
    });
    const merged = log.findIndex(({ type }, index) => type === 'pair' && actOf(log.slice(0, index)) !== null);
    expect(merged).toBeGreaterThan(0);
    expect(actOf(log.slice(0, merged + 1))?.pairs).toHaveLength(1 + (actOf(log.slice(0, merged))?.pairs.length ?? 0));
  });

  it('goes on through its uses and is gone with the next step of the round', () => {
    const log = lastEvents();
    const moved = log.findIndex(({ type }) => type === 'enemy-moved');
    expect(actOf(log.slice(0, moved + 1))?.now).toBe('move');
    const step = log.findIndex(({ type }, index) => type === 'step' && index > moved);
    expect(actOf(log.slice(0, step + 1))).toBeNull();
  });
});

describe('what is to come', () => {
  it('[E2.9] lists every enemy aboard and at sea before the agenda, in the order they act', () => {
    const aboard = told.find(({ view }) => (view.captains[0]?.enemies.length ?? 0) > 0);
    if (!aboard) throw new Error('nobody ever came aboard');
    const items = programme({ ...aboard.view, step: 'storms' }, aboard.events);
    const enemies = aboard.view.captains[0]?.enemies.map(({ id }) => `enemy-${id}`) ?? [];
    const kinds = items.map(({ is }) => is);
    expect(items.filter(({ is }) => is === 'enemy').map(({ key }) => key)).toEqual(enemies);
    expect(kinds.indexOf('agenda')).toBeGreaterThan(kinds.lastIndexOf('enemy'));
    expect(items.find(({ is }) => is === 'agenda')?.state).toBe('coming');
  });

  it('ticks off whoever has acted in this round', () => {
    const log = lastEvents();
    const at = log.findLastIndex(({ type }) => type === 'enemy-acts');
    const event = log[at];
    if (event?.type !== 'enemy-acts') throw new Error('nobody ever acted');
    const view = told.find(({ view: { captains } }) => captains[0]?.enemies.some(({ id }) => id === event.enemy))?.view;
    if (!view) throw new Error('the actor was never seen');
    const now = programme({ ...view, step: 'deck-enemies' }, log.slice(0, at + 1));
    expect(now.find(({ key }) => key === `enemy-${event.enemy}`)?.state).toBe('now');
    const later: readonly Event[] = [...log.slice(0, at + 1), { type: 'step', step: 'sea-enemies' }];
    const then = programme({ ...view, step: 'sea-enemies' }, later);
    expect(then.find(({ key }) => key === `enemy-${event.enemy}`)?.state).toBe('done');
  });
});

describe('the last enemy phase', () => {
  it('can be seen again where nothing of it was told, since nothing may move', () => {
    const nights = told.filter(({ events }, index) => events.slice(told[index - 1]?.events.length ?? 0).some(acts));
    const night = told.findIndex((each) => each === nights[0]);
    const [before, after] = [told[night - 1], told[night]];
    if (!before || !after) throw new Error('no enemy ever acted');
    const [view, log] = [signal(before.view), signal(before.events)];
    const recording = recordingOf({ view, log });
    expect(recording.any.value).toBe(false);
    log.value = after.events;
    view.value = after.view;
    expect(recording.any.value).toBe(true);
    recording.play();
    expect(recording.again.value?.event).toEqual(after.events[(recording.again.value?.log.length ?? 0) - 1]);
    recording.close();
    expect(recording.again.value).toBeNull();
  });

  it('is kept with the voyage, however often its stage is drawn anew', () => {
    const [first] = told;
    if (!first) throw new Error('nothing was told');
    const play = { view: signal(first.view), log: signal(first.events) };
    expect(recordingFor(play)).toBe(recordingFor(play));
    expect(recordingFor(play)).not.toBe(recordingFor({ ...play }));
  });
});

const acts = ({ type }: Event): boolean => type === 'enemy-acts';
