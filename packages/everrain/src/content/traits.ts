import type { Trait } from './card';
import { at, calm, clues, fate, heal, loseCoin, may, nothing, pay, refresh, repair, strain, when } from './dsl';
import type { CrewStat, Knack, Passive } from './effect';

const more = (stat: CrewStat, by: number): Passive => ({ is: 'crew-stat', stat, by });
const knack = (is: Knack): Passive => ({ is: 'knack', knack: is });

const positive = [
  { id: 'astute', sign: 'positive', place: 'port', passives: [more('university-clues', -1)] }, // E6.32
  { id: 'belligerent', sign: 'positive', place: 'sea', passives: [more('attack-dice', 1)] }, // E6.33
  { id: 'blessed', sign: 'positive', place: 'general', passives: [knack('reroll-fate')] }, // E6.34
  { id: 'enduring', sign: 'positive', place: 'general', passives: [knack('survives-death')] }, // E6.35
  { id: 'explorer', sign: 'positive', place: 'expedition', passives: [knack('swaps-expedition')] }, // E6.36
  { id: 'extroverted', sign: 'positive', place: 'port', passives: [at('port-visit', calm('it', 1))] }, // E6.37
  { id: 'friendly', sign: 'positive', place: 'port', passives: [{ is: 'ship-stat', stat: 'denizens', by: 1 }] }, // E6.38
  { id: 'hardy', sign: 'positive', place: 'sea', passives: [more('deck-strain', -1)] }, // E6.39
  { id: 'savvy', sign: 'positive', place: 'port', passives: [knack('sells-at-best')] }, // E6.40
  { id: 'wayfinder', sign: 'positive', place: 'sea', passives: [knack('reveals-freely')] }, // E6.41
  { id: 'stirring', sign: 'positive', place: 'general', passives: [{ is: 'ship-stat', stat: 'refresh', by: 1 }] }, // E6.42
  { id: 'tireless', sign: 'positive', place: 'general', passives: [knack('never-fatigued')] },
  { id: 'sure-footed', sign: 'positive', place: 'expedition', passives: [more('island', 2)] },
  { id: 'silver-tongued', sign: 'positive', place: 'port', passives: [more('port', 2)] },
  { id: 'dead-eyed', sign: 'positive', place: 'sea', passives: [more('gun-dice', 1)] },
  { id: 'deft', sign: 'positive', place: 'sea', passives: [more('helm', 1)] },
] as const satisfies readonly Trait[];

const negative = [
  { id: 'seasick', sign: 'negative', place: 'sea', passives: [more('deck-strain', 1)], contradicts: ['hardy'] },
  {
    id: 'flinching',
    sign: 'negative',
    place: 'sea',
    passives: [more('dice', -1)],
    contradicts: ['belligerent'],
  },
  {
    id: 'forgetful',
    sign: 'negative',
    place: 'port',
    passives: [more('university-clues', 1)],
    contradicts: ['astute'],
  },
  {
    id: 'ill-starred',
    sign: 'negative',
    place: 'general',
    passives: [more('island', -1), more('port', -1)],
    contradicts: ['blessed'],
  },
  { id: 'brittle', sign: 'negative', place: 'sea', passives: [more('trauma-taken', 1)], contradicts: ['enduring'] },
  {
    id: 'landsick',
    sign: 'negative',
    place: 'general',
    passives: [knack('cannot-explore')],
    contradicts: ['explorer', 'sure-footed'],
  },
  {
    id: 'surly',
    sign: 'negative',
    place: 'port',
    passives: [at('port-visit', strain('it', 1))],
    contradicts: ['extroverted'],
  },
  {
    id: 'wanted',
    sign: 'negative',
    place: 'port',
    passives: [knack('no-service')],
    contradicts: ['astute', 'savvy', 'silver-tongued'],
  },
  {
    id: 'spendthrift',
    sign: 'negative',
    place: 'port',
    passives: [at('port-visit', loseCoin(3))],
    contradicts: ['savvy'],
  },
  {
    id: 'dim-sighted',
    sign: 'negative',
    place: 'sea',
    passives: [knack('cannot-man-crows-nest')],
    contradicts: ['wayfinder'],
  },
  {
    id: 'fumbling',
    sign: 'negative',
    place: 'general',
    passives: [knack('cannot-activate')],
    contradicts: ['tireless'],
  },
  {
    id: 'grumbling',
    sign: 'negative',
    place: 'general',
    passives: [{ is: 'ship-stat', stat: 'refresh', by: -1 }],
    contradicts: ['stirring'],
  },
  {
    id: 'stumbling',
    sign: 'negative',
    place: 'expedition',
    passives: [more('island', -2)],
    contradicts: ['sure-footed'],
  },
  {
    id: 'tongue-tied',
    sign: 'negative',
    place: 'port',
    passives: [more('port', -2)],
    contradicts: ['silver-tongued'],
  },
  { id: 'gun-shy', sign: 'negative', place: 'sea', passives: [knack('cannot-man-guns')], contradicts: ['dead-eyed'] },
  { id: 'heavy-handed', sign: 'negative', place: 'sea', passives: [knack('cannot-man-helm')], contradicts: ['deft'] },
  { id: 'grasping', sign: 'negative', place: 'general', passives: [knack('must-be-paid-double')] },
  {
    id: 'sleepless',
    sign: 'negative',
    place: 'general',
    passives: [more('recovery', -1)],
    contradicts: ['extroverted'],
  },
  {
    id: 'hesitant',
    sign: 'negative',
    place: 'sea',
    passives: [knack('starts-frays-late')],
    contradicts: ['belligerent'],
  },
  { id: 'haunted', sign: 'negative', place: 'general', passives: [more('strain-taken', 1)], contradicts: ['hardy'] },
] as const satisfies readonly Trait[];

/** One printed on each shellback's board. */
const indelible = [
  { id: 'piped-to-quarters', sign: 'indelible', place: 'sea', passives: [at('enemy-boards', refresh('crew', 1))] },
  { id: 'fires-on-the-roll', sign: 'indelible', place: 'sea', passives: [more('gun-dice', 2)] },
  {
    id: 'reads-the-water',
    sign: 'indelible',
    place: 'sea',
    passives: [knack('omens-are-evasion'), { is: 'ship-stat', stat: 'sight', by: 2 }],
  },
  { id: 'steady-needle', sign: 'indelible', place: 'sea', passives: [at('turn-end-at-sea', heal('choice', 1))] },
  {
    id: 'caulks-as-she-goes',
    sign: 'indelible',
    place: 'sea',
    passives: [
      at(
        'turn-start',
        when({ if: 'damaged', atLeast: 1 }, may(pay({ pay: 'strain', whom: 'it', count: 1 }, repair(1)))),
      ),
    ],
  },
  { id: 'keeps-the-pot-warm', sign: 'indelible', place: 'sea', passives: [at('turn-end-at-sea', calm('choice', 1))] },
  { id: 'lives-aloft', sign: 'indelible', place: 'sea', passives: [knack('mans-two'), knack('unseen-by-enemies')] },
  {
    id: 'labels-everything',
    sign: 'indelible',
    place: 'expedition',
    passives: [at('expedition-start', fate([4, clues(1)], [9, nothing]))],
  },
  {
    id: 'never-misses-twice',
    sign: 'indelible',
    place: 'sea',
    passives: [knack('omens-are-damage'), at('fray-won', calm('it', 1))],
  },
  {
    id: 'hears-it-coming',
    sign: 'indelible',
    place: 'general',
    passives: [knack('reroll-fate'), knack('free-listen')],
  },
] as const satisfies readonly Trait[];

export const traits = [...positive, ...negative, ...indelible] as const satisfies readonly Trait[];

export type OurTrait = (typeof traits)[number]['id'];
