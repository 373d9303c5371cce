// Ashore: how far to go.
import { type Handler, MOST_USE, one, yesIf } from './answer';
import { bearsIt } from './frays';
import { type CrewMember, crewOf, type Situation, spareOf } from './situation';
import { harm } from './worth';

const party = (s: Situation): readonly CrewMember[] =>
  s.me.crew.filter((crew) => {
    if (s.view.party.includes(crew.id)) return true;
    const { place } = crew;
    if (s.view.party.length > 0 || place.is !== 'below' || place.space === null) return false;
    const card = s.me.below[place.slot]?.installed;
    return card != null && s.content.improvement(card).boat === true;
  });

const frailest = (s: Situation): number => Math.min(...party(s).map((crew) => spareOf(s, crew)), 9);

/** E16.21: the whole island where everybody ashore can bear a few nodes of it. */
export const expeditionForm: Handler = (s, decision) => {
  const bold = frailest(s) >= 4 && s.me.enemies.length === 0 && s.me.crew.length > 1;
  return yesIf(decision, bold, { key: bold ? 'go-on' : 'turn-back', args: { left: frailest(s) } });
};

export const islandStop: Handler = (s, decision) => {
  const stop = frailest(s) <= 2 || s.me.enemies.length >= 2;
  return yesIf(decision, stop, { key: stop ? 'turn-back' : 'go-on', args: { left: frailest(s) } });
};

/** Where the most ways go on, and where nobody has been. */
export const islandMove: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      if (ref.is !== 'node') return 0;
      const hidden = s.view.island?.tokens[ref.node] === 'hidden' ? 1 : 0;
      return hidden * 2 + waysOn(s, ref.node);
    },
    (ref) => (ref.is === 'node' ? { key: 'ways-on', args: { ways: waysOn(s, ref.node) } } : MOST_USE),
  );

const waysOn = ({ content }: Situation, node: number): number => content.all.island.nodes[node]?.leads.length ?? 0;

export const islandOrder: Handler = (_s, decision) => one(decision, () => 0, MOST_USE);

export const islandStrain: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
      return crew ? -harm(s, crew, 'strain', 1) + spareOf(s, crew) / 10 : 0;
    },
    (ref) => bearsIt(s, ref),
  );
