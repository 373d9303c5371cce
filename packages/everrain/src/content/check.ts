import type { Content } from './card';
import { cardFaults } from './check/cards';
import { effectFaults } from './check/effects';
import { mapFaults } from './check/map';
import { peopleFaults } from './check/people';
import { upgradeFaults } from './check/upgrades';

/** What is wrong with this content, in plain sentences; nothing, if it can be played. */
export function checkContent(content: Content): string[] {
  return [
    ...doubled(content),
    ...mapFaults(content),
    ...peopleFaults(content),
    ...upgradeFaults(content),
    ...cardFaults(content),
    ...effectFaults(content),
  ];
}

/** How many cards there are of each sort, copies counted. */
export function countContent(content: Content): Readonly<Record<string, number>> {
  const total = (list: readonly { readonly copies: number }[]): number =>
    list.reduce((sum, { copies }) => sum + copies, 0);
  const unnumbered = content.cards.filter(({ story }) => !story);
  return {
    tiles: content.tiles.length,
    ports: content.ports.length,
    deckhands: content.crew.filter(({ kind }) => kind === 'deckhand').length,
    shellbacks: content.crew.filter(({ kind }) => kind === 'shellback').length,
    positiveTraits: content.traits.filter(({ sign }) => sign === 'positive').length,
    negativeTraits: content.traits.filter(({ sign }) => sign === 'negative').length,
    indelibleTraits: content.traits.filter(({ sign }) => sign === 'indelible').length,
    enemyKinds: content.enemies.length,
    enemiesAct1: total(content.enemies.filter(({ act }) => act === 1)),
    enemiesAct2: total(content.enemies.filter(({ act }) => act === 2)),
    enemiesAct3: total(content.enemies.filter(({ act }) => act === 3)),
    enemyShips: content.enemyShips.length,
    elders: content.elders.length,
    improvementKinds: content.improvements.length,
    improvements: total(content.improvements),
    artilleryKinds: content.artillery.length,
    artillery: total(content.artillery),
    treasures: total(content.treasures),
    seaEvents: unnumbered.filter(({ deck }) => deck === 'sea').length,
    expeditions: unnumbered.filter(({ deck }) => deck === 'expedition').length,
    denizens: unnumbered.filter(({ deck }) => deck === 'denizen').length,
    passengers: unnumbered.filter(({ resolution }) => resolution.type === 'passenger').length,
    stories: new Set(content.cards.flatMap(({ story }) => (story ? [story.story] : []))).size,
    storyCards: content.cards.length - unnumbered.length,
  };
}

function doubled(content: Content): string[] {
  const faults: string[] = [];
  const lists = {
    tile: content.tiles,
    port: content.ports,
    crew: content.crew,
    trait: content.traits,
    enemy: content.enemies,
    'enemy ship': content.enemyShips,
    'Elder One': content.elders,
    upgrade: [...content.improvements, ...content.artillery],
    treasure: content.treasures,
    card: content.cards,
  };
  for (const [what, list] of Object.entries(lists)) {
    const seen = new Set<string>();
    for (const { id } of list) {
      if (seen.has(id)) faults.push(`two of ${what} are called ${id}`);
      seen.add(id);
    }
  }
  return faults;
}
