// The part of Markdown our books are written in. It gives plain data, never markup: whatever a text says, it stays text.

export type Inline =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'strong'; readonly parts: readonly Inline[] }
  | { readonly is: 'em'; readonly parts: readonly Inline[] }
  | { readonly is: 'link'; readonly to: string; readonly parts: readonly Inline[] };

export type Block =
  | { readonly is: 'heading'; readonly level: number; readonly id: string; readonly parts: readonly Inline[] }
  | { readonly is: 'paragraph'; readonly id: string | null; readonly parts: readonly Inline[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly is: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] };
export type Cell = readonly Inline[];

const INLINE = /\*\*(.+?)\*\*|(?<![\p{L}\d*])\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/u;

export function inline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    if (match.index > 0) parts.push({ is: 'text', text: rest.slice(0, match.index) });
    const [whole, strong, em, label, to] = match;
    if (strong !== undefined) parts.push({ is: 'strong', parts: inline(strong) });
    else if (em !== undefined) parts.push({ is: 'em', parts: inline(em) });
    else if (label !== undefined && to !== undefined) parts.push({ is: 'link', to, parts: inline(label) });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest !== '') parts.push({ is: 'text', text: rest });
  return parts;
}

const ANCHOR = /^<a id="([^"<>]+)"><\/a>\s*/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;
const ORDERED = /^\d+\./;
const RULER = /^\|[\s:|-]+\|$/;

/** A heading is found by its first word when that is a number, else by all of its words. */
const headingId = (text: string): string => {
  const [first = ''] = text.split(' ');
  return /^(?:[A-Z]?\d+|[IVXL]+)$/.test(first) ? first : text.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
};

const cells = (line: string): readonly Cell[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

function listOf(lines: readonly string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return { is: 'list', ordered: ORDERED.test(lines[0] ?? ''), items: items.map(inline) };
}

function block(lines: readonly string[]): readonly Block[] {
  const [first = '', second = ''] = lines;
  const heading = HEADING.exec(first);
  if (heading) {
    const [, marks = '', text = ''] = heading;
    const rest = lines.slice(1);
    const title: Block = { is: 'heading', level: marks.length, id: headingId(text), parts: inline(text) };
    return rest.length > 0 ? [title, ...block(rest)] : [title];
  }
  if (first.startsWith('|') && RULER.test(second)) {
    return [{ is: 'table', head: cells(first), rows: lines.slice(2).map(cells) }];
  }
  if (ITEM.test(first)) return [listOf(lines)];
  const item = lines.findIndex((line) => ITEM.test(line));
  if (item > 0) return [...block(lines.slice(0, item)), listOf(lines.slice(item))];
  const text = lines.join(' ');
  const id = ANCHOR.exec(text)?.[1] ?? null;
  return [{ is: 'paragraph', id, parts: inline(text.replace(ANCHOR, '')) }];
}

export const parseMarkdown = (source: string): readonly Block[] =>
  source
    .replace(/\r\n/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap(block);

/** What a reader reads, without links and emphasis. */
export const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.is === 'text' ? part.text : wordsOf(part.parts))).join('');

export const textOf = (from: Block): string => {
  switch (from.is) {
    case 'heading':
    case 'paragraph':
      return wordsOf(from.parts);
    case 'list':
      return from.items.map(wordsOf).join(' ');
    case 'table':
      return [from.head, ...from.rows].map((row) => row.map(wordsOf).join(' ')).join(' ');
  }
};
