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
  aboutOthers(s, say);
  if (memory.lastHelp !== null) {
    aboutHelp(s, memory, say);
    memory.lastHelp = null;
  }
  return said;
}

type Say = (key: string, saying: Saying) => void;

function aboutOthers(s: Situation, say: Say): void {
  const round = Math.floor(s.view.turn.number / s.view.players.length);
  for (const { seat, revealed, space } of s.view.players) {
    if (seat === s.seat || revealed) continue;
    const guilt = s.belief[seat] ?? 0;
    if (s.wish < 0) {
      // A traitor points at whoever is believable, and never at a fellow it knows of.
      if (guilt > 0.3 && guilt < 0.95)
        say(`accuse ${seat} ${round}`, { phrase: guilt > 0.45 ? 'accuse' : 'doubt', about: seat });
    } else if (guilt > ACCUSE)
      say(`accuse ${seat} ${round}`, { phrase: space === 'brig' ? 'accuse' : 'should-be-in-brig', about: seat });
    else if (guilt > DOUBT) say(`doubt ${seat} ${round}`, { phrase: 'doubt', about: seat });
    else if (guilt < TRUST && s.view.awakened) say(`trust ${seat}`, { phrase: 'trust', about: seat });
  }
}

function aboutHelp(s: Situation, memory: Memory, say: Say): void {
  const turn = s.view.turn.number;
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
