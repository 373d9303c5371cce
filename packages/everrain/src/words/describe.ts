// Whole cards, put together from what a language says about their parts.
import { uncapital } from '@undertow/language';
import type {
  Artillery,
  CrewBoard,
  ElderBoard,
  EnemyKind,
  EnemyShipKind,
  EventCard,
  Improvement,
  Tile,
  Trait,
  Treasure,
} from '../content/card';
import type { Catalogue } from '../content/catalogue';
import type { CardWords } from './card-words';
import type { Language } from './language';
import { abilityName, lookUp } from './lookups';

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

export function improvementText(card: Improvement, { rules }: Language): string {
  const { shape, spaces, potential, activate, passives = [], cost } = card;
  return lines([
    shape === 'circle' || shape === 'cell'
      ? rules.spaces(shape, spaces, potential)
      : shape === 'square'
        ? rules.square
        : '',
    activate ? rules.effect(activate) : '',
    ...passives.map(rules.passive),
    shape === 'square' && potential > 0 ? rules.twin : '',
    card.boat ? rules.boat : '',
    card.cabins ? rules.cabins : '',
    cost === null ? '' : rules.cost(cost),
    card.starter ? rules.starter : '',
  ]);
}

export const gunText = (gun: Artillery, { rules }: Language): string =>
  lines([rules.gun(gun), ...(gun.passives ?? []).map(rules.passive), gun.cost === null ? '' : rules.cost(gun.cost)]);

export function treasureText(treasure: Treasure, { rules, terms }: Language): string {
  const { kind, standard, desired, undesired, clues = 0, use, passives = [] } = treasure;
  return lines([
    `${terms.treasures[kind]}. ${rules.prices(standard, desired, undesired)}`,
    clues > 0 ? rules.clueValue(clues) : '',
    use ? rules.use(rules.effect(use.effect), use.kept !== undefined) : '',
    ...passives.map(rules.passive),
  ]);
}

export const crewText = (board: CrewBoard, { rules, names }: Language): string =>
  lines([
    rules.crew(board),
    board.indelible ? `${lookUp(names.traits, board.indelible)?.name ?? board.indelible}.` : '',
  ]);

export const traitText = (trait: Trait, { rules, names }: Language): string =>
  lines([
    `${rules.traitPlace(trait.place, trait.sign)} ${trait.passives.map(rules.passive).join(' ')}`,
    trait.contradicts && trait.contradicts.length > 0
      ? rules.contradicts(trait.contradicts.map((id) => lookUp(names.traits, id)?.name ?? id))
      : '',
  ]);

export const enemyText = (kind: EnemyKind, { rules, names }: Language): string =>
  lines([
    rules.enemy(kind),
    ...kind.abilities.map((each) => rules.ability(each, abilityName(kind.id, each.id, names))),
  ]);

export const enemyShipText = (kind: EnemyShipKind, { rules }: Language): string => rules.enemyShip(kind);

export function elderText(board: ElderBoard, { rules }: Language, players: number | null = null): string {
  const at = players === null ? null : players - 1;
  return lines([
    rules.elder({
      health: at === null ? null : (board.health[at] ?? null),
      dice: at === null ? null : (board.dice[at] ?? null),
    }),
    rules.headed(rules.awakening, rules.effect(board.awakening)),
    rules.headed(rules.whilstArisen, rules.effect(board.whilstArisen)),
    `${rules.objectiveTitle}: ${uncapital(rules.objective(board.objective, players))}`,
  ]);
}

export const tileText = ({ clues, hexes, port }: Tile, { rules }: Language): string =>
  rules.tile(clues, hexes, port ?? null);

/** The text of whatever a source like `trait:hardy` means, event cards aside; empty where nothing is written. */
export function describeSource(source: string, content: Catalogue, language: Language): string {
  const at = source.indexOf(':');
  const id = source.slice(at + 1);
  switch (source.slice(0, at)) {
    case 'crew':
      return crewText(content.crew(id), language);
    case 'trait':
      return traitText(content.trait(id), language);
    case 'enemy':
      return enemyText(content.enemy(id), language);
    case 'enemy-ship':
      return enemyShipText(content.enemyShip(id), language);
    case 'elder':
      return elderText(content.elder(id), language);
    case 'improvement':
      return improvementText(content.improvement(id), language);
    case 'artillery':
      return gunText(content.artillery(id), language);
    case 'treasure':
      return treasureText(content.treasure(id), language);
    case 'tile':
      return tileText(content.tile(id), language);
    default:
      return '';
  }
}

/** What one outcome of an event card does, and the line that tells it. */
export function outcomeText(
  card: EventCard,
  outcome: string,
  words: CardWords | undefined,
  { rules }: Language,
): string {
  const { resolution } = card;
  const told = words?.outcomes[outcome] ?? '';
  switch (resolution.type) {
    case 'direct':
      return lines([told, rules.effect(resolution.effect)]);
    case 'test':
      return lines([told, rules.effect(outcome === 'success' ? resolution.success : resolution.failure)]);
    case 'passenger':
      return lines([told, rules.effect(resolution.reward)]);
    case 'choice': {
      const option = resolution.options.find(({ id }) => id === outcome);
      return lines([told, option ? rules.effect(option.effect) : '']);
    }
    default: {
      const never: never = resolution;
      return never;
    }
  }
}

/** The outcomes a card can have, in its order. */
export function outcomesOf({ resolution }: EventCard): readonly string[] {
  switch (resolution.type) {
    case 'direct':
      return ['direct'];
    case 'test':
      return ['success', 'failure'];
    case 'passenger':
      return ['arrived'];
    case 'choice':
      return resolution.options.map(({ id }) => id);
    default: {
      const never: never = resolution;
      return never;
    }
  }
}

/** Everything on an event card, sealed outcomes included: for listings, never for a table. */
export function eventText(card: EventCard, words: CardWords | undefined, language: Language): string {
  const { rules } = language;
  const { resolution } = card;
  const heading = (outcome: string): string => {
    if (resolution.type === 'test') return `${outcome === 'success' ? rules.success : rules.failure}:`;
    if (resolution.type === 'choice') return `${rules.option(words?.options?.[outcome] ?? outcome)}:`;
    return '';
  };
  return lines([
    words?.scene ?? '',
    resolution.type === 'passenger'
      ? rules.passenger(resolution.to, rules.effect(resolution.reward))
      : lines(
          outcomesOf(card).map((outcome) => lines([heading(outcome), outcomeText(card, outcome, words, language)])),
        ),
    card.story?.requires ? rules.requirement(card.story.requires) : '',
  ]);
}
