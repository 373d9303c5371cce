import type { Eyes, TableRecord } from '@undertow/protocol';
import { unfathomable } from '@undertow/unfathomable';
import type { Frame } from '../../table/replay/film';
import { rerun } from '../../table/replay/rerun';
import { readOptions } from './lobby/options';
import type { Unfathomable } from './play';
import { allKnowing } from './replay/cut';

/** The only file of this page that needs the rules themselves: it plays a record again. */
export const rerunRecord = (record: TableRecord, eyes: Eyes): readonly Frame<Unfathomable>[] =>
  rerun(unfathomable, readOptions(record.options), record, eyes, allKnowing);
