import { hostGame, type Registry } from '@undertow/table';
import { unfathomable } from '@undertow/unfathomable';
import { unfathomableHosting } from '@undertow/unfathomable/hosting';
import { unfathomableBots } from '@undertow/unfathomable-bots';

/** Every game there is, by its id. */
export const allGames = (): Registry => ({
  unfathomable: hostGame({ game: unfathomable, hosting: unfathomableHosting, bots: unfathomableBots }),
});
