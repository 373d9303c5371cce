import { computed } from '@preact/signals';
import type { TablePage } from '../game-page';
import { Refused } from '../net/http';
import type { Session } from '../net/session';
import type { Play } from './play';
import type { Teller } from './theatre/teller';

/** A live table as the game screen sees it. */
export function livePlay(session: Session, teller: Teller, page: TablePage): Play {
  const send = async (message: Parameters<Session['send']>[0]): Promise<void> => {
    await session.send(message);
  };
  return {
    table: session.id,
    room: session,
    you: session.you.value?.seat ?? null,
    view: teller.view,
    decision: teller.decision,
    waiting: teller.waiting,
    log: teller.log,
    scene: teller.scene,
    sceneMs: teller.sceneMs,
    over: teller.over,
    called: teller.called,
    resting: teller.resting,
    goOn: teller.goOn,
    halt: teller.halt,
    skip: teller.skip,
    seats: computed(() => session.table.value?.seats ?? []),
    talk: session.talk,
    marked: session.marked,
    mark: (mark, on) => send({ t: 'mark', mark, on: [...on] }),
    talkMode: computed(() => session.table.value?.settings.talk ?? 'silent'),
    notes: computed(() => session.you.value?.notes ?? []),
    connection: session.status,
    learning: computed(() => session.table.value !== null && (page.learning?.(session.table.value.options) ?? false)),
    advise: async (decision) => {
      const given = await session.send({ t: 'advise', decision });
      if (given.t !== 'advice') throw new Refused('internal');
      return { picks: given.picks, reasons: given.reasons };
    },
    follow: (orders) => send({ t: 'orders', orders }),
    answer: (decision, picks) => send({ t: 'answer', decision, picks: [...picks] }),
    say: (text) => send({ t: 'say', text }),
    phrase: (phrase) => send({ t: 'phrase', phrase }),
    phraseAbout: (phrase, about) => send({ t: 'phrase-about', phrase, about }),
    note: (about, trust) => send({ t: 'note', about, trust }),
    report: async (text) => {
      const filed = await session.send({ t: 'report', text });
      return filed.t === 'reported' ? filed.number : null;
    },
  };
}
