/** The address after `#`, cut at its slashes: `#/rules/42.5` is `['rules', '42.5']`. */
export type Path = readonly string[];

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const readHash = (hash: string): Path =>
  hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);

export const hrefTo = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
