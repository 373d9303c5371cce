import { signal } from '@preact/signals';
import type { SeatInfo } from '@undertow/protocol';
import { Refused } from '../../net/http';
import type { Trust } from '../../words/type';
import type { Play } from '../play';
import type { Teller } from '../theatre/teller';
import type { Lesson } from './run';

const nothing = async (): Promise<void> => undefined;

const SEAT: SeatInfo = {
  kind: 'bot',
  name: null,
  level: 'officer',
  standIn: false,
  ready: true,
  connected: true,
  away: false,
  goneMs: null,
  looked: 0,
};

/** A lesson as the game screen sees it: nobody else is there, and nothing is sent anywhere. */
export function lessonPlay(lesson: Lesson, teller: Teller, name: string, seats: number): Play {
  const notes = signal<Play['notes']['value']>([]);
  const { advise } = lesson;
  const officer: Pick<Play, 'advise'> = advise
    ? { advise: async () => advise() ?? Promise.reject(new Refused('internal')) }
    : {};
  return {
    ...officer,
    you: lesson.you,
    view: teller.view,
    decision: teller.decision,
    waiting: teller.waiting,
    log: teller.log,
    scene: teller.scene,
    sceneMs: teller.sceneMs,
    over: teller.over,
    skip: teller.skip,
    seats: signal(
      Array.from({ length: seats }, (_, seat): SeatInfo => {
        return seat === lesson.you ? { ...SEAT, kind: 'person', name, level: null } : SEAT;
      }),
    ),
    talk: signal([]),
    talkMode: signal('silent'),
    notes,
    connection: signal('open'),
    answer: async (_, picks) => lesson.answer(picks),
    say: nothing,
    phrase: nothing,
    phraseAbout: nothing,
    note: async (about, trust: Trust | null) => {
      const others = notes.value.filter((note) => note.about !== about);
      notes.value = trust === null ? others : [...others, { about, trust }];
    },
    report: async () => null,
  };
}
