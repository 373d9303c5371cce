import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import { beginsOf } from '../../src/content/walk';
import { rule } from '../../src/testkit';
import { type Branch, branchesOf, deedsOf } from './branches';
import { goes, meeting, meets, showsAll } from './stage';

const name = ({ outcome, die, pick }: Branch): string =>
  [outcome, die === undefined ? [] : `die ${die}`, pick === undefined ? [] : `choice ${pick}`].flat().join(', ');

describe('Every card, every way it can go', () => {
  for (const card of content.cards) {
    if (card.resolution.type === 'passenger') continue;
    for (const branch of branchesOf(card)) {
      rule(`${card.id}: ${name(branch)}`, meeting(card, branch), (play) => {
        meets(play, card);
        goes(play, branch);
        const outcome = card.resolution.type === 'choice' ? branch.option : branch.outcome;
        expect(play.saw('outcome')).toMatchObject([{ card: card.id, outcome }]);
        showsAll(play, branch);
        if (card.story) {
          const goesOn = deedsOf(branch.effect, branch).some((deed) => deed.do === 'begin-story');
          const ends = play.saw('story').map(({ what }) => what);
          expect(ends).toEqual(goesOn ? [] : [card.story.step === 'epilogue' ? 'done' : 'broken']);
        }
        play.stops();
      });
    }
  }
});

describe('Every passenger', () => {
  for (const card of content.cards) {
    const { resolution } = card;
    if (resolution.type !== 'passenger') continue;
    const [branch] = branchesOf(card);
    if (!branch) continue;
    const home = content.tiles.find(({ port }) => port === resolution.to);
    const here = meeting(card, branch);
    if (resolution.to !== 'saltmother') {
      rule(`[E7.39] ${card.id} comes aboard`, here, (play) => {
        meets(play, card);
        goes(play, branch);
        expect(play.saw('passenger')).toMatchObject([{ card: card.id, what: 'aboard' }]);
        expect(play.captain().passengers).toMatchObject([{ card: card.id, slot: 0 }]);
        play.stops();
      });
    }
    rule(
      `[E7.41] ${card.id} arrives`,
      {
        ...here,
        decks: {},
        map: { 12: home?.id ?? '' },
        captains: here.captains.map((captain) => ({
          ...captain,
          hex: 12 * 6 + (home?.hexes.indexOf('port') ?? 0),
          passengers: [{ card: card.id, slot: 0, space: 0 }],
        })),
      },
      (play) => {
        goes(play, branch);
        expect(play.saw('passenger')).toMatchObject([{ card: card.id, what: 'arrived' }]);
        showsAll(play, branch);
        play.stops();
      },
    );
  }
});

describe('Stories', () => {
  it.each(
    content.cards.filter((card) => !card.story && beginsOf(card).length > 0).map((card) => [card.id, card] as const),
  )('%s leads to a journey, and the journey to an epilogue', (_id, card) => {
    const [number] = beginsOf(card);
    const journey = content.cards.find(({ story }) => story?.number === number);
    expect(journey?.story?.step).toBe('journey');
    const next = journey ? beginsOf(journey) : [];
    const epilogue = content.cards.find(({ story }) => story?.number === next[0]);
    expect(epilogue?.story).toMatchObject({ step: 'epilogue', story: journey?.story?.story });
  });
});
