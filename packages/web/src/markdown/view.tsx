import type { ComponentChildren } from 'preact';
import type { Block, Cell, Inline } from './parse';

/** Where a link of the text leads on this page; nothing for a link that must not be followed. */
export type Resolve = (to: string) => string | undefined;

export function Inlines({ parts, resolve }: { readonly parts: readonly Inline[]; readonly resolve: Resolve }) {
  return (
    <>
      {parts.map((part, index) => (
        <OneInline key={`${index}-${part.is}`} part={part} resolve={resolve} />
      ))}
    </>
  );
}

function OneInline({ part, resolve }: { readonly part: Inline; readonly resolve: Resolve }): ComponentChildren {
  if (part.is === 'text') return part.text;
  const inner = <Inlines parts={part.parts} resolve={resolve} />;
  if (part.is === 'strong') return <strong>{inner}</strong>;
  if (part.is === 'em') return <em>{inner}</em>;
  const href = resolve(part.to);
  return href === undefined ? inner : <a href={href}>{inner}</a>;
}

export function BlockView({ block, resolve }: { readonly block: Block; readonly resolve: Resolve }) {
  switch (block.is) {
    case 'heading': {
      const inner = <Inlines parts={block.parts} resolve={resolve} />;
      if (block.level <= 2) return <h2 id={`at-${block.id}`}>{inner}</h2>;
      return <h3 id={`at-${block.id}`}>{inner}</h3>;
    }
    case 'paragraph':
      return (
        <p {...(block.id === null ? {} : { id: `at-${block.id}`, class: 'rule', tabIndex: -1 })}>
          <Inlines parts={block.parts} resolve={resolve} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={`${index}-${item.length}`}>
          <Inlines parts={item} resolve={resolve} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, index) => (
                <th key={`${index}-${cell.length}`} scope="col">
                  <Inlines parts={cell} resolve={resolve} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <Row key={`${index}-${row.length}`} row={row} resolve={resolve} />
            ))}
          </tbody>
        </table>
      );
  }
}

function Row({ row, resolve }: { readonly row: readonly Cell[]; readonly resolve: Resolve }) {
  return (
    <tr>
      {row.map((cell, index) => (
        <td key={`${index}-${cell.length}`}>
          <Inlines parts={cell} resolve={resolve} />
        </td>
      ))}
    </tr>
  );
}
