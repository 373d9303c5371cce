import { z } from 'zod';
import { ORDERS } from './lists';

/**
 * In which response windows a seat wants to be asked. `usable`: when it holds something it could use. `never`: the server
 * passes for it. `always`: it is asked even with nothing to use, so that nobody can read its pauses.
 */
export const order = z.enum(ORDERS);
export type Order = z.infer<typeof order>;

/** Standing orders of one seat; kept on the server, shown to nobody else. */
export const orders = z.strictObject({
  /** By the kind of window, as the game names them. */
  windows: z.record(z.string().max(32), order).refine((given) => Object.keys(given).length <= 16),
  /** Windows not named above. */
  others: order,
  /** Asked in windows around its own rolls and checks whenever it could do something, whatever stands above. */
  own: z.boolean(),
});
export type Orders = z.infer<typeof orders>;
