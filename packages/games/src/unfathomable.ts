import type { GameKit } from '@undertow/kit';
import { unfathomable as game, type Unfathomable } from '@undertow/unfathomable';
import { unfathomableHosting as hosting } from '@undertow/unfathomable/hosting';
import { invariant, trial, words } from '@undertow/unfathomable/kit';
import { unfathomableBots as bots, tournament } from '@undertow/unfathomable-bots';

export const unfathomable: GameKit<Unfathomable> = { game, hosting, bots, words, trial, tournament, invariant };
