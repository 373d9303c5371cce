import type { Page } from 'playwright-core';

interface Picture {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A JPEG in base64. */
  readonly data: string;
}

/** How many of the pixels of each colour are where they will be at last, picture by picture, from 0 to 1. */
const progressOf = (page: Page, pictures: readonly string[]): Promise<readonly number[]> =>
  page.evaluate(async (all) => {
    const histograms: number[][] = [];
    for (const each of all) {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${each}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = canvas.getContext('2d');
      if (!pen) continue;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, image.width, image.height);
      const counts = new Array<number>(3 * 256).fill(0);
      for (let i = 0; i < data.length; i += 4)
        for (let channel = 0; channel < 3; channel++) {
          const bin = channel * 256 + (data[i + channel] ?? 0);
          counts[bin] = (counts[bin] ?? 0) + 1;
        }
      histograms.push(counts);
    }
    const [first, last] = [histograms[0] ?? [], histograms.at(-1) ?? []];
    const apart = (one: readonly number[], other: readonly number[]): number =>
      one.reduce((sum, count, bin) => sum + Math.abs(count - (other[bin] ?? 0)), 0);
    const whole = apart(first, last);
    return histograms.map((each) => (whole === 0 ? 1 : Math.max(0, 1 - apart(each, last) / whole)));
  }, pictures);

/** How long a page was unfinished on average: each moment counts by how much of the last picture is missing. */
export async function speedIndexOf(page: Page, pictures: readonly Picture[], began: number): Promise<number> {
  const progress = await progressOf(
    page,
    pictures.map(({ data }) => data),
  );
  let [sum, last, seen] = [0, began, 0];
  for (const [index, { at }] of pictures.entries()) {
    const now = Math.max(at, began);
    sum += (now - last) * (1 - seen);
    last = now;
    seen = Math.max(seen, progress[index] ?? 0);
  }
  return sum;
}
