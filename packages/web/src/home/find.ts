/** What somebody pasted: a table, a seat on its way to this device, or nothing we know. */
export type Found = { readonly table: string } | { readonly code: string } | null;

const TABLE = /(?:^|table\/)([a-z0-9]{12})\/?$/;
const CODE = /(?:^|seat\/)([A-Za-z0-9_-]{22})\/?$/;

export function findTable(pasted: string): Found {
  const text = pasted.trim();
  const table = TABLE.exec(text)?.[1];
  if (table) return { table };
  const code = CODE.exec(text)?.[1];
  return code ? { code } : null;
}
