import { type Block, textOf } from '../markdown/parse';

export interface Hit {
  readonly id: string;
  readonly text: string;
}

const MOST = 60;

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The rules that hold every word that is looked for; a rule's number finds that rule first. */
export function search(blocks: readonly Block[], wanted: string): readonly Hit[] {
  const needles = fold(wanted).split(/\s+/).filter(Boolean);
  if (needles.length === 0) return [];
  const hits: Hit[] = [];
  for (const block of blocks) {
    if (block.is !== 'paragraph' || block.id === null) continue;
    const text = textOf(block);
    const folded = fold(text);
    if (!needles.every((needle) => folded.includes(needle))) continue;
    const hit = { id: block.id, text: text.slice(block.id.length).trim() };
    if (fold(block.id) === needles[0]) hits.unshift(hit);
    else hits.push(hit);
  }
  return hits.slice(0, MOST);
}
