import { clone, type Rng } from '@undertow/kernel';
import type { Skill } from './content/ids';
import type { Player, Skills, State } from './model/state';

/**
 * A deep copy of a state. Every record is written out: so all copies have one shape, whether the state was set up, read
 * from a save or copied before, and whatever the rules read of it they find at once. A spread of too many shapes makes
 * a new one each time.
 */
export function copyState(state: State): State {
  const copy: State = {
    rng: copyRng(state.rng),
    players: state.players.map(copyPlayer),
    turn: copyTurn(state.turn),
    dials: copyDials(state.dials),
    tracks: { travel: state.tracks.travel, ritual: state.tracks.ritual },
    deepOnes: copyDeepOnes(state.deepOnes),
    monarchs: { dagon: state.monarchs.dagon, hydra: state.monarchs.hydra },
    passengers: copyPassengers(state.passengers),
    damage: copyDamage(state.damage),
    skills: copySkills(state.skills),
    chaos: state.chaos.slice(),
    resolving: state.resolving.slice(),
    mythos: copyMythos(state.mythos),
    waypoints: copyWaypoints(state.waypoints),
    spells: copySpells(state.spells),
    items: copyItems(state.items),
    loyaltyDeck: state.loyaltyDeck.slice(),
    loyaltyBox: state.loyaltyBox.slice(),
    titles: { captain: state.titles.captain, keeper: state.titles.keeper },
    awakened: state.awakened,
    loyaltyDealt: state.loyaltyDealt,
    checks: clone(state.checks),
    rolls: clone(state.rolls),
    ending: clone(state.ending),
  };
  if (state.dice) copy.dice = copyRng(state.dice);
  if (state.rigged) copy.rigged = state.rigged.slice();
  return copy;
}

export const copyRng = (rng: Rng): Rng => [rng[0], rng[1], rng[2], rng[3]];

const copyPlayer = (one: Player): Player => ({
  character: one.character,
  space: one.space,
  hand: one.hand.slice(),
  items: one.items.slice(),
  improvement: one.improvement,
  feat: one.feat,
  loyalty: one.loyalty.slice(),
  revealed: one.revealed,
  kept: one.kept.slice(),
  wards: one.wards.slice(),
  mayHold: copyLimits(one.mayHold),
});

const copyLimits = (limits: Player['mayHold']): Player['mayHold'] => ({
  influence: limits.influence,
  lore: limits.lore,
  observation: limits.observation,
  strength: limits.strength,
  will: limits.will,
  treachery: limits.treachery,
});

const copyTurn = (turn: State['turn']): State['turn'] => ({
  number: turn.number,
  current: turn.current,
  step: turn.step,
  actionsLeft: turn.actionsLeft,
  used: turn.used.slice(),
  rooms: turn.rooms.slice(),
  barred: turn.barred,
  revealing: turn.revealing,
});

const copyDials = (dials: State['dials']): State['dials'] => ({
  fuel: dials.fuel,
  food: dials.food,
  sanity: dials.sanity,
  souls: dials.souls,
});

const copyDeepOnes = (deepOnes: State['deepOnes']): State['deepOnes'] => ({
  bridge: deepOnes.bridge,
  chapel: deepOnes.chapel,
  'captains-cabin': deepOnes['captains-cabin'],
  'cargo-hold': deepOnes['cargo-hold'],
  galley: deepOnes.galley,
  'boiler-room': deepOnes['boiler-room'],
  'sick-bay': deepOnes['sick-bay'],
  brig: deepOnes.brig,
  'deck-1': deepOnes['deck-1'],
  'deck-2': deepOnes['deck-2'],
  'deck-3': deepOnes['deck-3'],
  'deck-4': deepOnes['deck-4'],
  'deck-5': deepOnes['deck-5'],
  'deck-6': deepOnes['deck-6'],
  'deck-7': deepOnes['deck-7'],
  'deck-8': deepOnes['deck-8'],
  'water-1': deepOnes['water-1'],
  'water-2': deepOnes['water-2'],
  'water-3': deepOnes['water-3'],
  'water-4': deepOnes['water-4'],
  'water-5': deepOnes['water-5'],
  'water-6': deepOnes['water-6'],
  'water-7': deepOnes['water-7'],
  'water-8': deepOnes['water-8'],
  'the-deep': deepOnes['the-deep'],
});

const copyPassengers = ({ supply, deck, removed }: State['passengers']): State['passengers'] => ({
  supply: supply.slice(),
  deck: {
    'deck-1': deck['deck-1'].slice(),
    'deck-2': deck['deck-2'].slice(),
    'deck-3': deck['deck-3'].slice(),
    'deck-4': deck['deck-4'].slice(),
    'deck-5': deck['deck-5'].slice(),
    'deck-6': deck['deck-6'].slice(),
    'deck-7': deck['deck-7'].slice(),
    'deck-8': deck['deck-8'].slice(),
  },
  removed: removed.slice(),
});

const copyDamage = ({ deck, placed, removed, resolving }: State['damage']): State['damage'] => ({
  deck: deck.slice(),
  placed: { ...placed },
  removed: removed.slice(),
  resolving: resolving.slice(),
});

const copySkills = (skills: State['skills']): Record<Skill, Skills> => ({
  influence: copyPiles(skills.influence),
  lore: copyPiles(skills.lore),
  observation: copyPiles(skills.observation),
  strength: copyPiles(skills.strength),
  will: copyPiles(skills.will),
  treachery: copyPiles(skills.treachery),
});

const copyPiles = ({ deck, discard }: Skills): Skills => ({ deck: deck.slice(), discard: discard.slice() });

const copyMythos = ({ deck, discard, drawn }: State['mythos']): State['mythos'] => ({
  deck: deck.slice(),
  discard: discard.slice(),
  drawn,
});

const copyWaypoints = ({ deck, placed, removed }: State['waypoints']): State['waypoints'] => ({
  deck: deck.slice(),
  placed: placed.slice(),
  removed: removed.slice(),
});

const copySpells = ({ deck, lost, removed, casting }: State['spells']): State['spells'] => ({
  deck: deck.slice(),
  lost: lost.slice(),
  removed: removed.slice(),
  casting: casting.slice(),
});

const copyItems = ({ deck, lost, removed }: State['items']): State['items'] => ({
  deck: deck.slice(),
  lost: lost.slice(),
  removed: removed.slice(),
});
