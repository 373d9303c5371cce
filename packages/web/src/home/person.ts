import { recall, remember } from '../app/store';
import { homeText } from '../words/screens/home';

/** What this person called themselves last time. */
export function personName(): string {
  const stored = recall('name');
  return typeof stored === 'string' && stored !== '' ? stored : homeText.value.defaultName;
}

export const keepName = (name: string): void => remember('name', name);
