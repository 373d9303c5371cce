import type {
  AddressesResponse,
  CreateRequest,
  ErrorResponse,
  Eyes,
  GamesResponse,
  JoinRequest,
  RefusalReason,
  Replay,
  SeatResponse,
  TableInfo,
  TableLine,
  TableRecord,
} from '@undertow/protocol';
import { keepPlace, keepToken } from './tokens';

/** Something the server did not carry out, or that never reached it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly reason: RefusalReason | 'offline',
    readonly rule?: string,
  ) {
    super(reason);
  }
}

/** What our own server answers is what the protocol says; only what lies between may answer something else. */
async function send<T>(path: string, request?: RequestInit): Promise<T> {
  const response = await fetch(path, request).catch(() => {
    throw new Refused('offline');
  });
  if (response.ok) return response.json();
  const failed: Partial<ErrorResponse> = await response.json().catch(() => ({}));
  throw new Refused(failed.reason ?? 'internal', failed.rule);
}

const post = <T>(path: string, body: unknown): Promise<T> =>
  send<T>(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

function keep(body: SeatResponse): SeatResponse {
  keepToken(body.table, body.token);
  keepPlace(body.table, body.seat);
  return body;
}

/** Opens a table and sits down at it; the seat's token is remembered. */
export const createTable = async (request: CreateRequest): Promise<SeatResponse> =>
  keep(await post<SeatResponse>('/api/tables', request));

export const joinTable = async (table: string, request: JoinRequest): Promise<SeatResponse> =>
  keep(await post<SeatResponse>(`/api/tables/${table}/join`, request));

/** Takes a seat over from another device. */
export const takeTransfer = async (code: string): Promise<SeatResponse> =>
  keep(await post<SeatResponse>('/api/transfer', { code }));

export const listTables = async (): Promise<readonly TableLine[]> =>
  (await send<{ readonly tables: readonly TableLine[] }>('/api/tables')).tables;

export const tableInfo = async (table: string): Promise<TableInfo> =>
  (await send<{ readonly table: TableInfo }>(`/api/tables/${table}`)).table;

export const hostedGames = async (): Promise<GamesResponse['games']> => (await send<GamesResponse>('/api/games')).games;

export const otherAddresses = async (): Promise<readonly string[]> =>
  (await send<AddressesResponse>('/api/addresses')).addresses;

export const tableRecord = (table: string): Promise<TableRecord> => send(`/api/tables/${table}/record`);

export const tableReplay = (table: string, eyes: Eyes): Promise<Replay> =>
  send(`/api/tables/${table}/replay?eyes=${eyes}`);
