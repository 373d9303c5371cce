// Enemy ships are boarded where the crew is strong enough to come back.
import { frayDice, healthLeft } from '@undertow/everrain';
import { because, bestOf, type Handler, pick } from './answer';
import { frayWorth } from './frays';
import { crewOf, type Situation, spareOf } from './situation';

/** Above 0 where boarding is worth the risk. */
export function boardingHope(s: Situation): number {
  const { me, view, content, taste } = s;
  if (taste.fight === 0) return -1;
  const act = Math.min(3, view.act);
  const kinds = content.all.enemies.filter((kind) => kind.act === act);
  const mean = (of: (kind: (typeof kinds)[number]) => number): number =>
    kinds.reduce((sum, kind) => sum + of(kind), 0) / Math.max(1, kinds.length);
  let health = mean(({ health: each }) => each) * (view.act > 3 ? 1.35 : 1);
  let strikes = mean(({ dice }) => dice) * (view.act > 3 ? 1.4 : 1);
  for (const enemy of me.enemies) {
    health += healthLeft(s.aboard, enemy);
    strikes += content.enemy(enemy.kind).dice;
  }
  let dice = 0;
  let spare = 0;
  for (const crew of me.crew) {
    dice += frayDice(s.aboard, s.seat, crew);
    spare += Math.max(0, spareOf(s, crew) - 1);
  }
  const rounds = Math.max(1, health / Math.max(0.5, dice * 0.6 * 0.8));
  const hurt = rounds * strikes * 0.55;
  return spare - taste.caution * hurt - (me.crew.length < 2 ? 10 : 0);
}

/** Everybody goes where the fight is best; who is nearly dead stays out of it. */
export const boardingCrew: Handler = (s, decision) => {
  const best = bestOf(decision, (ref) => {
    if (ref.is !== 'crew-to') return -9;
    const crew = crewOf(s, ref.crew);
    const { place } = ref;
    if (!crew || (place.is !== 'deck' && place.is !== 'boarding')) return -9;
    const far = place.is === 'boarding';
    if (!s.me.enemies.some((enemy) => enemy.zone === place.zone && enemy.aboard === far)) return -9;
    // Boarding goes on until one side is gone, so a fight is worth more than it seems.
    return frayWorth(s, crew, place.zone, far).worth + 12 + spareOf(s, crew);
  });
  if (best.score <= 0) return { picks: [], why: because({ key: 'least-harm', args: {} }) };
  const ref = decision.options[best.at]?.ref;
  const crew = ref?.is === 'crew-to' ? crewOf(s, ref.crew) : undefined;
  const place = ref?.is === 'crew-to' ? ref.place : null;
  if (!crew || (place?.is !== 'deck' && place?.is !== 'boarding')) return pick(best.at, best.next);
  const far = place.is === 'boarding';
  const foe = s.me.enemies.find((enemy) => enemy.zone === place.zone && enemy.aboard === far);
  const { kill } = frayWorth(s, crew, place.zone, far);
  return pick(best.at, foe && { key: 'fight', args: { enemy: foe.kind, chance: kill } }, best.next);
};
