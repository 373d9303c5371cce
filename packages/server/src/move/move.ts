import { folderSide } from './folder';
import { postgresSide } from './postgres';
import { type Kind, kinds, type Side } from './side';

/** How many rows of each kind were moved. */
export type Moved = Readonly<Record<Kind, number>>;

const isDatabase = (place: string): boolean => /^postgres(ql)?:/.test(place);

const sideOf = async (place: string, mustExist: boolean): Promise<Side> =>
  isDatabase(place) ? postgresSide(place) : folderSide(place, mustExist);

/** Copies all tables from one place to another that has none. Both sides stand still; the source stays as it is. */
export async function move(from: string, to: string, progress: (kind: Kind, rows: number) => void): Promise<Moved> {
  const source = await sideOf(from, true);
  try {
    const target = await sideOf(to, false);
    try {
      if (!(await target.isEmpty())) throw new Error('There are tables where they shall go. Choose an empty place.');
      const moved = { tables: 0, parts: 0, answers: 0, archive: 0, checkpoints: 0, talk: 0, transfers: 0, reports: 0 };
      await target.write(async (put) => {
        for (const kind of kinds)
          for await (const rows of source.read(kind)) {
            await put(kind, rows);
            moved[kind] += rows.length;
            progress(kind, moved[kind]);
          }
      });
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
