// What an officer says: claims, doubts and accusations that fit what it believes, and, for a traitor, what it wants believed.
import type { Saying } from '../bot';
import type { Memory } from './memory';
import type { Situation } from './situation';

const ACCUSE = 0.6;
const DOUBT = 0.4;
const TRUST = 0.06;

export function sayings(s: Situation, memory: Memory): readonly Saying[] {
  const said: Saying[] = [];
  const say = (key: string, saying: Saying): void => {
    if (memory.said.includes(key) || said.length > 0) return;
    memory.said.push(key);
    said.push(saying);
  };
  if (s.revealed || !s.view.loyaltyDealt) return said;
  // Of one person in a round: who speaks of everybody in turn has no reason to.
  const round = `of others ${Math.floor(s.view.turn.number / s.view.players.length)}`;
  if (!memory.said.includes(round)) {
    aboutOthers(s, say);
    if (said.length > 0) memory.said.push(round);
  }
  if (memory.lastHelp !== null) {
    aboutHelp(s, memory, say);
    memory.lastHelp = null;
  }
  return said;
}

type Say = (key: string, saying: Saying) => void;

/** How much more guilty somebody must look than the next before it is worth a word. */
const APART = 0.1;

/**
 * Whoever stands out is spoken of, and nobody else: the one believed most guilty, where the next is clearly less so, and
 * once in the game the one trusted most. The same is not said again before two rounds have passed.
 */
function aboutOthers(s: Situation, say: Say): void {
  const round = Math.floor(s.view.turn.number / s.view.players.length / 2);
  const others = s.view.players
    .filter(({ seat, revealed }) => seat !== s.seat && !revealed)
    .map(({ seat, space }) => ({ seat, space, guilt: s.belief[seat] ?? 0 }))
    .sort((one, other) => other.guilt - one.guilt);
  const [most, next] = others;
  if (most && most.guilt - (next?.guilt ?? 0) >= APART) {
    const { seat, space, guilt } = most;
    if (s.wish < 0) {
      // A traitor points at whoever is believable, and never at a fellow it knows of.
      if (guilt > 0.3 && guilt < 0.95)
        say(`accuse ${seat} ${round}`, { phrase: guilt > 0.45 ? 'accuse' : 'doubt', about: seat });
    } else if (guilt > ACCUSE)
      say(`accuse ${seat} ${round}`, { phrase: space === 'brig' ? 'accuse' : 'should-be-in-brig', about: seat });
    else if (guilt > DOUBT) say(`doubt ${seat} ${round}`, { phrase: 'doubt', about: seat });
  }
  const least = others.at(-1);
  const second = others.at(-2);
  if (least && s.wish >= 0 && s.view.awakened && least.guilt < TRUST && (second?.guilt ?? 1) - least.guilt >= APART)
    say('trust', { phrase: 'trust', about: least.seat });
}

/** Who adds cards does not say so every time: only every third turn is one's own to speak up in. */
function aboutHelp(s: Situation, memory: Memory, say: Say): void {
  const turn = s.view.turn.number;
  if ((turn + s.seat) % 3 !== 0) return;
  switch (memory.lastHelp) {
    case 'high':
      say(`help ${turn}`, { phrase: 'added-high', about: null });
      return;
    case 'low':
      say(`help ${turn}`, { phrase: s.wish < 0 ? 'added-high' : 'added-low', about: null });
      return;
    case 'against':
      say(`help ${turn}`, { phrase: 'added-low', about: null });
      return;
    case 'none':
      say(`help ${turn}`, { phrase: 'not-my-type', about: null });
      return;
    case null:
      return;
  }
}
