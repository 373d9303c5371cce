import type {
  CreateRequest,
  ErrorResponse,
  JoinRequest,
  RefusalReason,
  SeatResponse,
  TableInfo,
  TableLine,
} from '@undertow/protocol';
import { keepToken } from './tokens';

/** A request the server did not carry out. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly reason: RefusalReason,
    readonly rule?: string,
  ) {
    super(reason);
  }
}

const isError = (body: unknown): body is ErrorResponse =>
  typeof body === 'object' && body !== null && 'reason' in body && typeof body.reason === 'string';

async function send(path: string, request?: RequestInit): Promise<unknown> {
  const response = await fetch(path, request);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw isError(body) ? new Refused(body.reason, body.rule) : new Refused('internal');
}

const post = (path: string, body: unknown): Promise<unknown> =>
  send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const isSeat = (body: unknown): body is SeatResponse =>
  typeof body === 'object' && body !== null && 'table' in body && 'seat' in body && 'token' in body;

function keep(body: unknown): SeatResponse {
  if (!isSeat(body)) throw new Refused('internal');
  keepToken(body.table, body.token);
  return body;
}

/** Opens a table and sits down at it; the seat's token is remembered. */
export const createTable = async (request: CreateRequest): Promise<SeatResponse> =>
  keep(await post('/api/tables', request));

export const joinTable = async (table: string, request: JoinRequest): Promise<SeatResponse> =>
  keep(await post(`/api/tables/${table}/join`, request));

/** Takes a seat over from another device. */
export const takeTransfer = async (code: string): Promise<SeatResponse> => keep(await post('/api/transfer', { code }));

const isTables = (body: unknown): body is { readonly tables: readonly TableLine[] } =>
  typeof body === 'object' && body !== null && 'tables' in body && Array.isArray(body.tables);

export async function listTables(): Promise<readonly TableLine[]> {
  const body = await send('/api/tables');
  return isTables(body) ? body.tables : [];
}

const isTable = (body: unknown): body is { readonly table: TableInfo } =>
  typeof body === 'object' && body !== null && 'table' in body && typeof body.table === 'object';

export async function tableInfo(table: string): Promise<TableInfo> {
  const body = await send(`/api/tables/${table}`);
  if (!isTable(body)) throw new Refused('internal');
  return body.table;
}
