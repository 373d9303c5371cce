/** A function from id to card. Fails at once, when the content is loaded, if a card is missing or there twice. */
export function lookup<I extends string, C>(
  ids: readonly I[],
  cards: readonly C[],
  idOf: (card: C) => I,
): (id: I) => C {
  const table = new Map<I, C>();
  for (const card of cards) {
    if (table.has(idOf(card))) throw new Error(`${idOf(card)} is there twice`);
    table.set(idOf(card), card);
  }
  const find = (id: I): C => {
    const card = table.get(id);
    if (card === undefined) throw new Error(`There is no ${id}`);
    return card;
  };
  for (const id of ids) find(id);
  return find;
}
