import type { Page } from 'playwright-core';

/** Words within this that stand out too little from what they stand on; unlike axe it looks at gradients too. */
export const pale = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    interface Colour {
      readonly light: number;
      readonly solid: number;
    }
    const linear = (part: number): number =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    const coloursIn = (text: string): readonly Colour[] =>
      [...text.matchAll(/rgba?\(([^)]+)\)/g)].map(([, parts = '']) => {
        const [red = 0, green = 0, blue = 0, solid = 1] = parts.split(/[ ,/]+/).map(Number);
        return { light: 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue), solid };
      });
    /** Every colour that may lie behind it: of the nearest thing that hides what is further back. */
    const behind = (element: Element | null): readonly Colour[] => {
      if (!element) return [];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const image = coloursIn(backgroundImage).filter(({ solid }) => solid > 0.5);
      const plain = coloursIn(backgroundColor).filter(({ solid }) => solid > 0.5);
      if (image.length > 0) return image;
      return plain.length > 0 ? plain : behind(element.parentElement);
    };
    const contrast = (one: number, other: number): number =>
      (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !holder?.checkVisibility() || holder.closest('.hidden-text, .link-name, svg')) continue;
      const [own] = coloursIn(getComputedStyle(holder).color);
      const least = Math.min(...behind(holder).map(({ light }) => contrast(own?.light ?? 0, light)));
      if (least < 4.5) found.push(`${least.toFixed(1)}: ${text}`);
    }
    return found;
  }, within);
