import './text.css';
import type { ComponentChildren } from 'preact';

interface AnyPart {
  readonly is: 'text' | 'token';
}

interface TextOf {
  readonly is: 'text';
  readonly text: string;
}

/** A part of a line, and the mark that belongs to it. */
export interface Marked<P> {
  readonly part: P;
  readonly mark: string;
}

const MARKS = /^[.,;:!?…»”’)]+/;

/** Marks after a word that can be pressed go with it: no line begins with a full stop. */
export function withMarks<P extends AnyPart>(parts: readonly (P | TextOf)[]): readonly Marked<P | TextOf>[] {
  const all: Marked<P | TextOf>[] = [];
  let taken = 0;
  for (const [at, part] of parts.entries()) {
    if ('text' in part) {
      if (part.text.length > taken) all.push({ part: { is: 'text', text: part.text.slice(taken) }, mark: '' });
      taken = 0;
      continue;
    }
    const next = parts[at + 1];
    const mark = next && 'text' in next ? (MARKS.exec(next.text)?.[0] ?? '') : '';
    taken = mark.length;
    all.push({ part, mark });
  }
  return all;
}

interface TogetherProps {
  readonly mark: string;
  readonly children: ComponentChildren;
}

/** A word with its mark; without one, just the word. */
export const Together = ({ mark, children }: TogetherProps) =>
  mark === '' ? (
    <>{children}</>
  ) : (
    <span class="together">
      {children}
      {mark}
    </span>
  );
