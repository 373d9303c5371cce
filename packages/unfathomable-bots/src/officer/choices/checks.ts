// What a check allows its players to choose.
import { faceValue, skillOf } from '@undertow/unfathomable/content/skill-cards';
import { type Handler, one } from '../answer';
import { skillSetOf } from '../ship';

export const checkSkill: Handler = (s, decision) =>
  one(decision, (ref) => {
    if (ref.is !== 'skill') return 0;
    const own = (s.me.hand ?? [])
      .filter((face) => skillOf(face) === ref.skill)
      .reduce((sum, face) => sum + faceValue(face), 0);
    const others = s.view.players.reduce(
      (sum, each) => sum + (each.revealed ? 0 : skillSetOf(each).filter((skill) => skill === ref.skill).length),
      0,
    );
    return s.wish * (own + others);
  });

export const checkCardDeck: Handler = (s, decision) =>
  one(decision, (ref) => (ref.is === 'skill' ? s.wish * (s.view.check?.skills.includes(ref.skill) ? 1 : -1) : 0));

export const checkResult: Handler = (s, decision) =>
  one(decision, (ref) =>
    ref.is === 'result' ? s.wish * (ref.result === 'pass' ? 2 : ref.result === 'partial' ? 1 : 0) : 0,
  );
