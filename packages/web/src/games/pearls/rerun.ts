import { pearls } from '@undertow/pearls';
import type { Eyes, TableRecord } from '@undertow/protocol';
import type { Frame } from '../../table/replay/film';
import { rerun } from '../../table/replay/rerun';
import { cut } from './cut';
import type { Pearls } from './play';

/** The only file of this page that needs the rules themselves: it plays a record again. */
export const rerunRecord = (record: TableRecord, eyes: Eyes): readonly Frame<Pearls>[] =>
  rerun(pearls, { seats: record.seats.length }, record, eyes, cut.allKnowing);
