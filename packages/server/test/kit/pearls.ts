import { pearlsKit } from '@undertow/pearls/kit';
import { hostGame } from '@undertow/table';

/** The example game alone. */
export const pearlsRegistry = () => ({ pearls: hostGame(pearlsKit) });
