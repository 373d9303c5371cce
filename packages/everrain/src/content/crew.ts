import type { CrewBoard } from './card';

const deckhand = <const Id extends string>(id: Id, island: number, port: number, track = 6) =>
  ({ id, kind: 'deckhand', track, island, port, dice: 2, wage: 5 }) as const satisfies CrewBoard;

const deckhands = [
  deckhand('tam-ferrow', 4, 4),
  deckhand('isbet-coyle', 5, 3),
  deckhand('oddny-marsh', 3, 5),
  deckhand('pell-hathersage', 4, 5),
  deckhand('bram-tolliver', 5, 4),
  deckhand('sunniva-reck', 5, 3),
  deckhand('jonah-wick', 3, 3, 7),
  deckhand('little-aske', 4, 3, 7),
  deckhand('marrin-dow', 3, 5),
  deckhand('gethin-vane', 4, 4),
  deckhand('hob-larkin', 5, 3),
  deckhand('ysolde-crake', 3, 4, 7),
] as const;

const shellbacks = [
  {
    id: 'boatswain',
    kind: 'shellback',
    track: 8,
    island: 4,
    port: 4,
    dice: 3,
    wage: 10,
    indelible: 'piped-to-quarters',
  },
  { id: 'gunner', kind: 'shellback', track: 7, island: 3, port: 4, dice: 3, wage: 10, indelible: 'fires-on-the-roll' },
  { id: 'pilot', kind: 'shellback', track: 7, island: 5, port: 5, dice: 2, wage: 15, indelible: 'reads-the-water' },
  { id: 'surgeon', kind: 'shellback', track: 6, island: 4, port: 6, dice: 2, wage: 15, indelible: 'steady-needle' },
  {
    id: 'carpenter',
    kind: 'shellback',
    track: 8,
    island: 4,
    port: 4,
    dice: 2,
    wage: 10,
    indelible: 'caulks-as-she-goes',
  },
  { id: 'cook', kind: 'shellback', track: 8, island: 4, port: 5, dice: 2, wage: 10, indelible: 'keeps-the-pot-warm' },
  { id: 'rigger', kind: 'shellback', track: 6, island: 6, port: 4, dice: 2, wage: 10, indelible: 'lives-aloft' },
  {
    id: 'naturalist',
    kind: 'shellback',
    track: 6,
    island: 7,
    port: 5,
    dice: 2,
    wage: 15,
    indelible: 'labels-everything',
  },
  {
    id: 'harpooner',
    kind: 'shellback',
    track: 8,
    island: 5,
    port: 4,
    dice: 4,
    wage: 15,
    indelible: 'never-misses-twice',
  },
  { id: 'listener', kind: 'shellback', track: 6, island: 6, port: 7, dice: 2, wage: 20, indelible: 'hears-it-coming' },
] as const satisfies readonly CrewBoard[];

export const crew = [...deckhands, ...shellbacks] as const satisfies readonly CrewBoard[];

export type OurCrew = (typeof crew)[number]['id'];
