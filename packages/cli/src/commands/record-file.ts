import { readFileSync } from 'node:fs';
import { type MatchRecord, sha256Hex } from '@undertow/kernel';
import { type Unfathomable, unfathomable } from '@undertow/unfathomable';

/** A record as tables give it out: with what was published when the game began. */
export interface RecordFile {
  readonly record: MatchRecord<Unfathomable>;
  readonly commitment: string | null;
}

export function readRecord(path: string): RecordFile {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const found = isObject(parsed) && isObject(parsed.record) ? parsed.record : parsed;
  if (!isRecord(found)) throw new Error(`${path} is not a record of a game.`);
  if (found.game !== unfathomable.id) throw new Error(`${path} is a record of ${found.game}, which is not known here.`);
  const commitment = isObject(parsed) && typeof parsed.commitment === 'string' ? parsed.commitment : null;
  return { record: found, commitment };
}

export const commits = (record: MatchRecord<Unfathomable>, commitment: string): boolean =>
  sha256Hex(record.seed) === commitment;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isRecord(value: unknown): value is MatchRecord<Unfathomable> {
  return (
    isObject(value) &&
    typeof value.game === 'string' &&
    typeof value.seed === 'string' &&
    isObject(value.options) &&
    Array.isArray(value.answers) &&
    value.answers.every((answer) => Array.isArray(answer) && answer.every((n) => Number.isInteger(n)))
  );
}
