import type { Room } from '@undertow/unfathomable';
import type { Scene } from '@undertow/unfathomable/scene';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './kit/house';
import { gamesWith } from './kit/scenes';
import { startTable } from './kit/table';

const CREW = ['jeanne', 'beatrice', 'arjun', 'william', 'samira', 'svetlana'] as const;
const OPTIONS = { players: 6, characters: 'choose', learning: false, cultist: true, difficulty: 'normal' };

let scene: Scene;
let house: House;
beforeAll(async () => {
  house = await openHouse({ games: gamesWith(() => scene) });
}, 120_000);
afterAll(() => house.close());

async function begin(wanted: Scene, locale: string): Promise<Page> {
  scene = wanted;
  const page = await house.open({ locale });
  await startTable(page, { options: OPTIONS });
  await page.locator('[data-kind="action"]').waitFor({ timeout: 30_000 });
  return page;
}

/** What of the names and numbers on the ship lies under a figure, and which figures hide each other. */
const hidden = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => ({
        name: `${each.closest('[data-target]')?.getAttribute('data-target') ?? ''} ${each.textContent}`.trim(),
        of: each.closest('.piece'),
        box: each.getBoundingClientRect(),
      }));
    const over = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const figures = boxes('.standee-card, .standee-base');
    const signs = boxes('.room-name text, .deck-number circle');
    return figures.flatMap((figure) => [
      ...signs.filter(({ box }) => over(figure.box, box)).map(({ name }) => `${figure.name} lies over ${name}`),
      ...figures
        .filter(({ of, box }) => of !== figure.of && over(figure.box, box))
        .map(({ name }) => `${figure.name} lies over ${name}`),
    ]);
  });

const SIZES = [
  [1280, 720],
  [2560, 1440],
  [820, 1180],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

const inOne = (room: Room): Scene => ({ people: CREW.map((character) => ({ character, in: room })), damaged: [room] });

const apart: Scene = {
  people: CREW.map((character, seat) => ({
    character,
    in: (['deck-3', 'deck-3', 'deck-8', 'sick-bay', 'sick-bay', 'bridge'] as const)[seat] ?? 'brig',
  })),
};

test.each([
  ['six people in a burning Captain’s Cabin', inOne('captains-cabin'), 'de'],
  ['six people in a burning Boiler Room', inOne('boiler-room'), 'ru'],
  ['people on deck, in the Sick Bay and on the Bridge', apart, 'es'],
])('%s hide neither names nor numbers of places, nor each other', async (_, people, language) => {
  const page = await begin(people, language);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => hidden(page), { message: `${width}x${height}`, timeout: 5_000 }).toEqual([]);
  }
  await page.context().close();
});

test('eleven cards fan: each shows its skill and value, and none lies beyond the edge', async () => {
  const page = await begin(
    {
      people: CREW.map((character, seat) => ({
        character,
        hand:
          seat === 0
            ? [
                'strength 4',
                'strength 2',
                'strength 1',
                'observation 1',
                'observation 3',
                'influence 4',
                'influence 2',
                'will 1',
                'will 2',
                'lore 1',
                'lore 2',
              ]
            : [],
      })),
    },
    'de',
  );
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const cards = page.locator('.hand .card-button');
    expect(await cards.count()).toBe(11);
    // What is pressed at the corner of a card is that card: its skill and value are never under its neighbour.
    const faults = await cards.evaluateAll((all) =>
      all.flatMap((card, index) => {
        const { left, right, top } = card.getBoundingClientRect();
        const edge = document.querySelector('.side')?.getBoundingClientRect().left ?? innerWidth;
        const at = document.elementFromPoint(left + 14, top + 14);
        return [
          ...(right > edge + 1 || left < 0 ? [`card ${index} ends at ${right}, the hand at ${edge}`] : []),
          ...(card.contains(at) ? [] : [`the corner of card ${index} is hidden`]),
        ];
      }),
    );
    expect(faults, `${width}x${height}`).toEqual([]);
  }
  await page.context().close();
});
