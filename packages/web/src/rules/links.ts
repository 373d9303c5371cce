import { hrefTo } from '../app/address';

/** The address of the guide under `#/rules`. */
export const GUIDE = 'how-to-play';

/** Where a link inside the books leads on this page. Anything else is only text. */
export function resolve(to: string): string | undefined {
  if (to.startsWith('#')) return hrefTo('rules', to.slice(1));
  const [file = '', anchor] = to.split('#');
  if (/^how-to-play\.\w\w\.md$/.test(file)) return hrefTo('rules', GUIDE);
  if (/^\w\w\.md$/.test(file)) return anchor ? hrefTo('rules', anchor) : hrefTo('rules');
  return undefined;
}
