import { createReading } from '../../table/reading/reading';

/** A card, a person or a ship held up to be read. */
export interface Inspected {
  readonly source: string;
}

export const reading = createReading<Inspected>();
export const { inspect } = reading;
