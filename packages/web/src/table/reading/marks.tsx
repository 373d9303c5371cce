import './text.css';
import type { ComponentChildren } from 'preact';

interface AnyPart {
  readonly is: 'text' | 'token';
}

interface TextOf {
  readonly is: 'text';
  readonly text: string;
}

/** A part of a line, and the marks that belong to it. */
export interface Marked<P> {
  readonly part: P;
  /** What opens right before it. */
  readonly open: string;
  readonly mark: string;
}

const OPENS = /[(«“„]+$/;
const MARKS = /^[.,;:!?…»”’)]+/;

/** Marks around a word that can be pressed go with it: no line begins with a full stop or ends with a bracket. */
export function withMarks<P extends AnyPart>(parts: readonly (P | TextOf)[]): readonly Marked<P | TextOf>[] {
  const textAt = (at: number): string => {
    const part = parts[at];
    return part && 'text' in part ? part.text : '';
  };
  const isWord = (at: number): boolean => parts[at] !== undefined && !('text' in parts[at]);
  return parts.flatMap((part, at): readonly Marked<P | TextOf>[] => {
    if (!('text' in part)) {
      const mark = MARKS.exec(textAt(at + 1))?.[0] ?? '';
      const open = OPENS.exec(textAt(at - 1))?.[0] ?? '';
      return [{ part, open, mark }];
    }
    const after = isWord(at - 1) ? part.text.replace(MARKS, '') : part.text;
    const text = isWord(at + 1) ? after.replace(OPENS, '') : after;
    return text === '' ? [] : [{ part: { is: 'text', text }, open: '', mark: '' }];
  });
}

interface TogetherProps {
  readonly open: string;
  readonly mark: string;
  readonly children: ComponentChildren;
}

/** A word with its marks; without any, just the word. */
export const Together = ({ open, mark, children }: TogetherProps) =>
  open === '' && mark === '' ? (
    <>{children}</>
  ) : (
    <span class="together">
      {open}
      {children}
      {mark}
    </span>
  );
