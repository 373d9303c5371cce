import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import type { Content, EventCard } from '../../src/content/card';
import { checkContent } from '../../src/content/check';
import type { Effect } from '../../src/content/effect';

const but = (change: Partial<Content>): readonly string[] => checkContent({ ...content, ...change });
/** The same list with one thing changed. */
function changed<T extends { readonly id: string }>(list: readonly T[], id: string, change: Partial<T>): readonly T[] {
  expect(list.some((each) => each.id === id)).toBe(true);
  return list.map((each) => (each.id === id ? { ...each, ...change } : each));
}
const withCard = (effect: Effect, deck: EventCard['deck'] = 'sea'): readonly string[] =>
  but({ cards: [...content.cards, { id: 'new', deck, resolution: { type: 'direct', effect } }] });

describe('The check of a box finds', () => {
  it('two things of one name', () => {
    expect(but({ ports: [...content.ports, { id: 'greywick', act: 1 }] })).toContain('two of port are called greywick');
  });

  it('tiles and ports that do not belong together', () => {
    expect(but({ tiles: changed(content.tiles, 'salt-pans', { port: 'atlantis' }) })).toEqual([
      'tile salt-pans: no port atlantis',
      'port saltmother lies on 0 tiles',
    ]);
    expect(but({ ports: changed(content.ports, 'greywick', { act: 2 }) })).toEqual([
      'port greywick and its tile are of different Acts',
    ]);
  });

  it('[E1.21] a start tile too narrow for four ships', () => {
    const hexes = ['rough', 'island', 'rough', 'calm', 'calm', 'altar'] as const;
    expect(but({ tiles: changed(content.tiles, 'the-hushing', { hexes }) })).toEqual([
      'tile the-hushing has no room to start',
    ]);
  });

  it('an island without a way', () => {
    const nodes = content.island.nodes.map((node, index) => (index === 3 ? { ...node, leads: [] } : node));
    expect(but({ island: { ...content.island, nodes } })).toEqual(['island node 3 leads nowhere']);
    expect(but({ island: { ...content.island, tokens: ['clue'] } })).toEqual(['the island has more nodes than tokens']);
  });

  it('story spaces out of order', () => {
    expect(but({ storySpaces: [3, 3] })).toEqual(['story space 3 is out of order']);
  });

  it('[E6.5] a shellback without its own trait, and a trait on no board', () => {
    expect(but({ crew: changed(content.crew, 'cook', { indelible: 'astute' }) })).toEqual([
      'crew cook has no indelible trait',
      'indelible trait keeps-the-pot-warm is not on exactly one board',
    ]);
  });

  it('[E6.6] contradictions with nobody', () => {
    expect(but({ traits: changed(content.traits, 'seasick', { contradicts: ['merry', 'surly'] }) })).toEqual([
      'trait seasick contradicts merry, which there is not',
      'traits seasick and surly are never dealt together',
    ]);
  });

  it('[E10.1] enemies that cannot add up to the Act', () => {
    const enemies = content.enemies.filter(({ act }) => act === 3);
    expect(but({ enemies })).toEqual(
      expect.arrayContaining([
        'enemies cannot add up to 1',
        'enemies cannot add up to 2',
        'enemies cannot add up to 4',
      ]),
    );
    expect(but({ enemies: changed(content.enemies, 'tallowman', { dice: 1 }) })).toEqual([
      'enemy tallowman can never roll 2 omens for gutter',
    ]);
  });

  it('[E4.24] an improvement that can never lie beside its like', () => {
    expect(but({ improvements: changed(content.improvements, 'galley', { copies: 1 }) })).toEqual([
      'improvement galley can never lie beside its like',
    ]);
  });

  it('[E1.10] too few starters', () => {
    expect(but({ artillery: changed(content.artillery, 'chasers', { copies: 3 }) })).toEqual([
      'of starter chasers there are only 3',
    ]);
    expect(but({ improvements: content.improvements.filter(({ id }) => id !== 'dinghy') })).toEqual([
      'ships set out without a boat',
    ]);
  });

  it('[E4.41] a gun that fires out of its arc', () => {
    const cells = [{ dq: -1, dr: 0, dice: 3 }];
    expect(but({ artillery: changed(content.artillery, 'larboard-sakers', { cells }) })).toEqual([
      'artillery larboard-sakers cannot reach (-1,0) from larboard',
    ]);
  });

  it('[E7.24] prices that make no sense', () => {
    const desired = { port: 'greywick', price: 1 };
    expect(but({ treasures: changed(content.treasures, 'gull-mask', { desired }) })).toContain(
      'treasure gull-mask has its prices mixed up',
    );
    const undesired = { port: 'ninebells', price: 2 };
    expect(but({ treasures: changed(content.treasures, 'gull-mask', { undesired }) })).toContain(
      'treasure gull-mask is wanted and not wanted at ninebells',
    );
  });

  it('[E9.10] stories that begin nowhere, twice or with a missing number', () => {
    expect(withCard({ do: 'begin-story', number: 99 })).toEqual(['card new begins 99, which there is not']);
    expect(withCard({ do: 'begin-story', number: 7 })).toEqual(['number 7 is begun by the-lamp-that-answers and new']);
    expect(but({ cards: content.cards.filter(({ id }) => id !== 'boat-with-a-basket') })).toEqual([
      'nothing leads to card a-nurse-on-the-quay',
    ]);
    expect(but({ cards: content.cards.filter(({ id }) => id !== 'it-asks-to-go-home') })).toEqual([
      'card a-nurse-on-the-quay begins 3, which there is not',
      'story the-basket consists of journey',
    ]);
  });

  it('cards that leave no choice', () => {
    const card = (resolution: EventCard['resolution']): EventCard => ({ id: 'new', deck: 'sea', resolution });
    const option = { id: 'one', effect: { do: 'nothing' } } as const;
    const found = (resolution: EventCard['resolution']) => but({ cards: [...content.cards, card(resolution)] });
    expect(found({ type: 'choice', options: [option] })).toEqual(['card new leaves no choice']);
    expect(found({ type: 'choice', options: [option, option] })).toEqual(['card new has two options of one name']);
    expect(found({ type: 'passenger', to: 'atlantis', reward: option.effect })).toEqual([
      'card new: passengers wait in ports',
      'card new: no port atlantis',
    ]);
  });

  it('bands of the fate die that do not rise to 9', () => {
    const nothing: Effect = { do: 'nothing' };
    const bands = (...upTo: readonly number[]): Effect => ({
      do: 'fate',
      bands: upTo.map((to) => ({ upTo: to, effect: nothing })),
    });
    expect(withCard(bands(4, 9))).toEqual([]);
    expect(withCard(bands(4, 8))).toEqual(['card new, direct: the last band must end at 9']);
    expect(withCard(bands(4, 4, 9))).toEqual(['card new, direct: bands of the fate die must rise']);
  });

  it('words that mean nothing where they stand', () => {
    const suffer = (whom: 'it' | 'nearest' | 'each-of-party'): Effect => ({
      do: 'suffer',
      gem: 'strain',
      whom,
      count: 1,
    });
    expect(withCard(suffer('it'))).toEqual(['card new, direct: nobody was tested, so there is no “it”']);
    expect(withCard(suffer('nearest'))).toEqual(['card new, direct: nobody is nearest']);
    expect(withCard(suffer('each-of-party'))).toEqual(['card new, direct: there is no party']);
    expect(withCard(suffer('each-of-party'), 'expedition')).toEqual([]);
    expect(withCard({ do: 'prices', by: 3 })).toEqual(['card new, direct: prices means something only in a port']);
    expect(withCard({ do: 'heal-self', count: 1 })).toEqual(['card new, direct: heal-self belongs on an enemy’s card']);
    expect(withCard({ do: 'board', who: { named: 'kraken', count: 1 } })).toEqual([
      'card new, direct: no enemy kraken',
    ]);
  });
});
