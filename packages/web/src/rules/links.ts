import { hrefTo } from '../app/address';

/** The address of the guide under `#/rules/<game>`. */
export const GUIDE = 'how-to-play';

/** Where a link inside a game's books leads on this page. Anything else is only text. */
export const linksOf =
  (game: string) =>
  (to: string): string | undefined => {
    if (to.startsWith('#')) return hrefTo('rules', game, to.slice(1));
    const [file = '', anchor] = to.split('#');
    if (/^how-to-play\.\w\w\.md$/.test(file)) return hrefTo('rules', game, GUIDE);
    if (/^\w\w\.md$/.test(file)) return anchor ? hrefTo('rules', game, anchor) : hrefTo('rules', game);
    return undefined;
  };
