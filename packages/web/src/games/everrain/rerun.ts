import { everrain } from '@undertow/everrain';
import { content } from '@undertow/everrain/content';
import type { Eyes, TableRecord } from '@undertow/protocol';
import type { Frame } from '../../table/replay/film';
import { rerun } from '../../table/replay/rerun';
import { readOptions } from './lobby/options';
import type { Everrain } from './play';

/** The only file of this page that needs the rules themselves: it plays a record again. */
export const rerunRecord = (record: TableRecord, eyes: Eyes): readonly Frame<Everrain>[] =>
  rerun(everrain(content), readOptions(record.options), record, eyes, (open) => open);
