// Cards: what they do is sealed until it is chosen, so nothing here looks at an outcome that has not been told.

import { randomPicks } from '@undertow/bots';
import { type AnyDecision, testChance, testedValue } from '@undertow/everrain';
import type { Effect } from '@undertow/everrain/content/effect';
import { seedRng } from '@undertow/kernel';
import type { Reason } from '../bot';
import { because, type Handler, LEAST_HARM, MOST_USE, one, pick, yesIf } from './answer';
import { aboutOf } from './asked';
import { effectWorth } from './effects';
import { whyRelief } from './port-worth';
import { type CrewMember, crewOf, type Situation, spareOf } from './situation';
import { crewWorth, harm, relief } from './worth';

/** Nobody knows where an answer leads (E9.4): now this one, now that. */
export const cardChoice: Handler = (s, decision) => ({
  picks: randomPicks(decision, seedRng(`${s.memory.seed}/${decision.id}/${s.view.round}`)),
  why: because({ key: 'sealed', args: {} }),
});

/** E6.23: whoever is best at it, and can bear it if it goes wrong. */
export const cardTest: Handler = (s, decision) =>
  one(
    decision,
    (ref) => {
      const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
      if (!crew) return 0;
      const island = testedValue(s.aboard, s.seat, crew, 'island');
      const port = testedValue(s.aboard, s.seat, crew, 'port');
      return (island + port) / 2 + Math.min(3, spareOf(s, crew)) * 1.5;
    },
    (ref) => {
      const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
      const value = testOf(s, aboutOf(decision).card);
      if (!crew) return MOST_USE;
      if (value === null) return { key: 'bears-it', args: { crew: crew.board, left: spareOf(s, crew) } };
      const chance = testChance(testedValue(s.aboard, s.seat, crew, value));
      return { key: 'expedition-odds', args: { chance } };
    },
  );

/** What a card puts to the test stands on its face. */
function testOf({ content }: Situation, card: string | undefined): 'island' | 'port' | null {
  const resolution = card === undefined ? null : content.card(card).resolution;
  return resolution?.type === 'test' ? resolution.value : null;
}

export const swapCard: Handler = (_s, decision) => yesIf(decision, false, MOST_USE);
export const confirmCard: Handler = (_s, decision) =>
  pick(0, ...because(decision.options.length > 1 ? MOST_USE : undefined));

export const may: Handler = (s, decision) => {
  const { effects = [], crew } = aboutOf(decision);
  const worth = effects.reduce((sum, effect) => sum + effectWorth(s, effect, crew ?? null), 0);
  return yesIf(decision, worth > 0.5, worth > 0.5 ? MOST_USE : LEAST_HARM);
};

export const chooseEffect: Handler = (s, decision) => {
  const { effects = [], crew } = aboutOf(decision);
  return one(
    decision,
    (ref) => {
      const effect = ref.is === 'effect' ? effects[ref.index] : undefined;
      return effect ? effectWorth(s, effect, crew ?? null) : 0;
    },
    MOST_USE,
  );
};

/** The effect under way, where it lies open: a thing's own, or the outcome of a card once it was told. */
function underWay(s: Situation, decision: AnyDecision): Effect | null {
  const [kind, id = ''] = (decision.source ?? '').split(':');
  const { content, memory } = s;
  if (kind === 'treasure') return content.treasure(id).use?.effect ?? null;
  if (kind === 'improvement') return content.improvement(id).activate ?? null;
  if (kind === 'trait') {
    const found = content.trait(id).passives.find((passive) => passive.is === 'when');
    return found?.is === 'when' ? found.effect : null;
  }
  if (kind === 'card' && memory.outcome?.card === id) return outcomeOf(s, id, memory.outcome.outcome);
  if (kind === 'card') {
    const { resolution } = content.card(id);
    return resolution.type === 'passenger' && !s.me.passengers.some(({ card }) => card === id)
      ? resolution.reward
      : null;
  }
  return null;
}

function outcomeOf(
  { content }: Situation,
  card: string,
  outcome: 'success' | 'failure' | 'direct' | number,
): Effect | null {
  const { resolution } = content.card(card);
  if (resolution.type === 'direct' && outcome === 'direct') return resolution.effect;
  if (resolution.type === 'test' && (outcome === 'success' || outcome === 'failure')) return resolution[outcome];
  if (resolution.type === 'choice' && typeof outcome === 'number') return resolution.options[outcome]?.effect ?? null;
  return null;
}

/** What somebody is picked for: the first part of the effect that asks. */
function pickedFor(effect: Effect): Effect | null {
  switch (effect.do) {
    case 'suffer':
    case 'recover':
    case 'gain-trait':
    case 'lose-trait':
    case 'fatigue':
    case 'rouse':
    case 'crew-leaves':
    case 'crew-dies':
      return effect.whom === 'choice' || effect.whom === 'it' ? effect : null;
    case 'test':
      return effect;
    case 'all':
    case 'choose':
      return firstOf(effect.of);
    case 'may':
    case 'captains':
      return pickedFor(effect.effect);
    case 'pay':
      return effect.cost.pay === 'strain' || effect.cost.pay === 'trauma'
        ? { do: 'suffer', gem: effect.cost.pay, whom: 'choice', count: effect.cost.count }
        : pickedFor(effect.to);
    case 'when':
      return pickedFor(effect.then);
    case 'fate':
      return firstOf(effect.bands.map((band) => band.effect));
    default:
      return null;
  }
}

function firstOf(effects: readonly Effect[]): Effect | null {
  for (const effect of effects) {
    const found = pickedFor(effect);
    if (found) return found;
  }
  return null;
}

function crewFor(s: Situation, effect: Effect | null, crew: CrewMember): number {
  switch (effect?.do) {
    case 'recover':
      return relief(s, crew, effect.gem, effect.count === 'all' ? 99 : effect.count);
    case 'gain-trait':
      return effect.sign === 'positive' ? crewWorth(s, crew) : -crewWorth(s, crew);
    case 'crew-leaves':
    case 'crew-dies':
      return -crewWorth(s, crew);
    case 'lose-trait':
      return effect.sign === 'negative' ? crewWorth(s, crew) : -crewWorth(s, crew);
    case 'test':
      return testedValue(s.aboard, s.seat, crew, effect.value) + Math.min(3, spareOf(s, crew));
    case 'suffer':
      return -harm(s, crew, effect.gem, 1) + spareOf(s, crew) / 10;
    default:
      return spareOf(s, crew);
  }
}

function whyChosen(s: Situation, effect: Effect | null, crew: CrewMember | undefined): Reason {
  if (!crew) return MOST_USE;
  if (effect?.do === 'recover') return whyRelief(s, crew, effect.gem);
  if (effect?.do === 'test')
    return { key: 'expedition-odds', args: { chance: testChance(testedValue(s.aboard, s.seat, crew, effect.value)) } };
  return { key: 'bears-it', args: { crew: crew.board, left: spareOf(s, crew) } };
}

/** Harm to whoever bears it best, help to whoever needs it most. */
export const chooseCrew: Handler = (s, decision) => {
  const effect = underWay(s, decision);
  const wanted = effect ? pickedFor(effect) : null;
  return one(
    decision,
    (ref) => {
      const crew = ref.is === 'crew' ? crewOf(s, ref.crew) : undefined;
      return crew ? crewFor(s, wanted, crew) : 0;
    },
    (ref) => whyChosen(s, wanted, ref.is === 'crew' ? crewOf(s, ref.crew) : undefined),
  );
};

/** E6.34: low is good for tests and for what is sealed high rolls are as likely good as bad; services like high ones. */
export const rerollFate: Handler = (s, decision) => {
  const { count = 5, crew } = aboutOf(decision);
  const { purpose } = s.memory;
  const who = crew === undefined ? undefined : crewOf(s, crew);
  if (purpose.startsWith('service:')) {
    const { listenNothing, gambleLost, drinkHurts } = s.content.all.services;
    const low = purpose.endsWith('listen')
      ? listenNothing
      : purpose.endsWith('gamble')
        ? gambleLost
        : purpose.endsWith('drink')
          ? drinkHurts
          : 3;
    return yesIf(decision, count <= low, MOST_USE);
  }
  const needs = who
    ? Math.max(testedValue(s.aboard, s.seat, who, 'island'), testedValue(s.aboard, s.seat, who, 'port'))
    : 4;
  return yesIf(decision, purpose.startsWith('card:') && count > needs, MOST_USE);
};
