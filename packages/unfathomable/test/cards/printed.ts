import type { Activation, CharacterId, MythosId, Skill, Title, Track } from '../../src/content/ids';

/** What is printed on a mythos card besides its effects. */
export interface Printed {
  /** Who chooses, on choices and combinations. */
  readonly chooser?: Title | 'current' | CharacterId;
  readonly check?: { readonly target: number; readonly partial?: number; readonly skills: readonly Skill[] };
  readonly icon: Activation;
  readonly track: Track | 'choice';
}

export const PRINTED: Readonly<Record<MythosId, Printed>> = {
  accusation: { chooser: 'captain', icon: 'deepOnes', track: 'ritual' },
  'adrift-fishing-boat': {
    check: { target: 16, partial: 13, skills: ['influence', 'observation', 'strength'] },
    icon: 'hydra',
    track: 'choice',
  },
  'barricade-the-hatches': { check: { target: 10, skills: ['strength', 'will'] }, icon: 'hydra', track: 'choice' },
  'bucket-brigade': {
    chooser: 'captain',
    check: { target: 16, skills: ['influence', 'strength', 'will'] },
    icon: 'hydra',
    track: 'ritual',
  },
  'class-struggle': { chooser: 'captain', icon: 'deepOnes', track: 'travel' },
  'coal-bunker-fire': {
    chooser: 'current',
    check: { target: 13, skills: ['influence', 'strength'] },
    icon: 'dagon',
    track: 'ritual',
  },
  'collision-course': {
    check: { target: 11, partial: 8, skills: ['observation', 'will'] },
    icon: 'deepOnes',
    track: 'ritual',
  },
  'coordinated-assault': {
    check: { target: 17, skills: ['influence', 'lore', 'observation'] },
    icon: 'deepOnes',
    track: 'ritual',
  },
  'criminal-activity': {
    chooser: 'current',
    check: { target: 11, skills: ['influence', 'observation'] },
    icon: 'hydra',
    track: 'ritual',
  },
  'damaged-evaporator': {
    check: { target: 11, partial: 8, skills: ['observation', 'will'] },
    icon: 'hydra',
    track: 'ritual',
  },
  'deep-one-feint': { check: { target: 11, skills: ['observation', 'will'] }, icon: 'deepOnes', track: 'choice' },
  'deep-one-swarm': {
    check: { target: 15, partial: 11, skills: ['lore', 'observation', 'strength'] },
    icon: 'deepOnes',
    track: 'choice',
  },
  'dinghy-launch': { chooser: 'captain', icon: 'dagon', track: 'travel' },
  'disturbing-dreams': {
    check: { target: 13, partial: 10, skills: ['influence', 'lore'] },
    icon: 'hydra',
    track: 'travel',
  },
  'eot-failure': { check: { target: 11, skills: ['influence', 'observation'] }, icon: 'dagon', track: 'ritual' },
  'fear-of-the-unknown': {
    check: { target: 15, skills: ['influence', 'lore', 'will'] },
    icon: 'deepOnes',
    track: 'choice',
  },
  'firemen-strike': {
    chooser: 'current',
    check: { target: 9, skills: ['strength', 'will'] },
    icon: 'dagon',
    track: 'ritual',
  },
  'flooding-compartment': { check: { target: 9, skills: ['strength', 'will'] }, icon: 'deepOnes', track: 'ritual' },
  'food-rationing': { chooser: 'captain', icon: 'deepOnes', track: 'ritual' },
  'food-stores-raid': {
    check: { target: 11, partial: 8, skills: ['influence', 'strength'] },
    icon: 'dagon',
    track: 'travel',
  },
  'horrific-visions': { check: { target: 10, skills: ['lore', 'will'] }, icon: 'deepOnes', track: 'ritual' },
  'hull-leak': { check: { target: 9, skills: ['observation', 'strength'] }, icon: 'deepOnes', track: 'travel' },
  'hypnotic-melody': {
    check: { target: 10, partial: 7, skills: ['influence', 'will'] },
    icon: 'deepOnes',
    track: 'travel',
  },
  'identity-crisis': {
    chooser: 'current',
    check: { target: 11, skills: ['influence', 'lore'] },
    icon: 'deepOnes',
    track: 'ritual',
  },
  'improvised-fuel-source': { chooser: 'captain', icon: 'hydra', track: 'ritual' },
  'incoming-sos': { chooser: 'captain', icon: 'dagon', track: 'ritual' },
  infection: { chooser: 'captain', icon: 'deepOnes', track: 'travel' },
  infiltrator: { check: { target: 11, partial: 8, skills: ['lore', 'strength'] }, icon: 'hydra', track: 'travel' },
  'jail-break': { check: { target: 9, skills: ['lore', 'strength'] }, icon: 'dagon', track: 'choice' },
  'just-desserts': { chooser: 'current', icon: 'deepOnes', track: 'choice' },
  'kitty-litter': {
    chooser: 'current',
    check: { target: 10, skills: ['lore', 'observation'] },
    icon: 'hydra',
    track: 'ritual',
  },
  'looming-breakdown': {
    chooser: 'captain',
    check: { target: 11, skills: ['observation', 'strength'] },
    icon: 'hydra',
    track: 'ritual',
  },
  'lure-of-yha-nthlei': { check: { target: 9, skills: ['influence', 'lore'] }, icon: 'dagon', track: 'ritual' },
  'missing-jewelry': { chooser: 'captain', icon: 'hydra', track: 'travel' },
  'missing-munitions': {
    check: { target: 16, partial: 12, skills: ['influence', 'observation', 'will'] },
    icon: 'deepOnes',
    track: 'choice',
  },
  'missing-parents': { chooser: 'current', icon: 'deepOnes', track: 'ritual' },
  'mysterious-lifeboat': { chooser: 'keeper', icon: 'deepOnes', track: 'ritual' },
  'on-the-offensive': { check: { target: 10, skills: ['lore', 'strength'] }, icon: 'dagon', track: 'choice' },
  'open-the-gate': {
    chooser: 'keeper',
    check: { target: 18, skills: ['lore', 'observation', 'will'] },
    icon: 'dagon',
    track: 'ritual',
  },
  'passenger-overboard': { check: { target: 9, skills: ['lore', 'observation'] }, icon: 'deepOnes', track: 'travel' },
  'passenger-riot': {
    check: { target: 13, partial: 10, skills: ['influence', 'strength'] },
    icon: 'deepOnes',
    track: 'travel',
  },
  'poisoned-food': { chooser: 'keeper', icon: 'deepOnes', track: 'travel' },
  'power-to-the-people': {
    chooser: 'captain',
    check: { target: 9, skills: ['influence', 'will'] },
    icon: 'deepOnes',
    track: 'travel',
  },
  'rally-the-crew': {
    check: { target: 13, partial: 10, skills: ['influence', 'will'] },
    icon: 'dagon',
    track: 'choice',
  },
  'rat-infestation': {
    check: { target: 12, partial: 8, skills: ['influence', 'observation'] },
    icon: 'deepOnes',
    track: 'ritual',
  },
  'ritual-coordination': {
    chooser: 'keeper',
    check: { target: 9, skills: ['lore', 'will'] },
    icon: 'deepOnes',
    track: 'travel',
  },
  'ritual-support': { chooser: 'keeper', icon: 'hydra', track: 'travel' },
  'sacrifice-deep-one': { chooser: 'keeper', icon: 'deepOnes', track: 'travel' },
  'sewage-backup': { check: { target: 9, skills: ['strength', 'will'] }, icon: 'dagon', track: 'choice' },
  'shipboard-fire': {
    check: { target: 11, partial: 8, skills: ['observation', 'strength'] },
    icon: 'deepOnes',
    track: 'ritual',
  },
  'stolen-ritual-components': {
    check: { target: 10, skills: ['lore', 'observation'] },
    icon: 'dagon',
    track: 'travel',
  },
  'strange-vision': { chooser: 'current', icon: 'deepOnes', track: 'choice' },
  'the-anarcho-individualist': { chooser: 'current', icon: 'dagon', track: 'ritual' },
  'the-captains-banquet': { chooser: 'captain', icon: 'hydra', track: 'travel' },
  'the-fathers-favor': {
    check: { target: 16, partial: 11, skills: ['lore', 'observation', 'strength'] },
    icon: 'dagon',
    track: 'travel',
  },
  'the-mothers-wrath': {
    check: { target: 17, partial: 12, skills: ['influence', 'lore', 'strength'] },
    icon: 'hydra',
    track: 'travel',
  },
  'too-many-bodies': { chooser: 'captain', icon: 'deepOnes', track: 'travel' },
  transformation: { chooser: 'captain', icon: 'deepOnes', track: 'travel' },
  'volunteer-army': { chooser: 'captain', icon: 'dagon', track: 'ritual' },
  'hold-the-line': {
    check: { target: 15, partial: 10, skills: ['lore', 'strength', 'will'] },
    icon: 'hydra',
    track: 'choice',
  },
  'history-repeats': {
    chooser: 'keilani',
    check: { target: 13, skills: ['influence', 'strength'] },
    icon: 'deepOnes',
    track: 'travel',
  },
  'the-peacemaker': {
    chooser: 'arjun',
    check: { target: 13, skills: ['influence', 'will'] },
    icon: 'hydra',
    track: 'travel',
  },
  'do-no-harm': {
    chooser: 'svetlana',
    check: { target: 13, skills: ['lore', 'observation'] },
    icon: 'dagon',
    track: 'travel',
  },
  'signs-of-life': {
    chooser: 'jeanne',
    check: { target: 13, skills: ['influence', 'observation'] },
    icon: 'deepOnes',
    track: 'travel',
  },
  'the-game-is-afoot': {
    chooser: 'jamie',
    check: { target: 13, skills: ['observation', 'strength'] },
    icon: 'deepOnes',
    track: 'travel',
  },
  'memory-of-the-deep': {
    chooser: 'william',
    check: { target: 13, skills: ['lore', 'will'] },
    icon: 'hydra',
    track: 'travel',
  },
  miscalculation: {
    chooser: 'beatrice',
    check: { target: 13, skills: ['lore', 'observation'] },
    icon: 'dagon',
    track: 'travel',
  },
  'family-ties': { chooser: 'ishmael', icon: 'deepOnes', track: 'travel' },
  'gift-of-the-mother': {
    chooser: 'edmund',
    check: { target: 15, skills: ['strength', 'will'] },
    icon: 'hydra',
    track: 'travel',
  },
  'ticket-please': {
    chooser: 'samira',
    check: { target: 13, skills: ['influence', 'will'] },
    icon: 'deepOnes',
    track: 'travel',
  },
};
