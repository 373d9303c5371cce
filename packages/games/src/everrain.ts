import type { EverrainTypes } from '@undertow/everrain';
import { everrainHosting as hosting } from '@undertow/everrain/hosting';
import { box as content, game, invariant, trial, words } from '@undertow/everrain/kit';
import { everrainBots as bots, tournament } from '@undertow/everrain-bots';
import type { GameKit } from '@undertow/kit';

export const everrain: GameKit<EverrainTypes> = { game, hosting, bots, words, trial, tournament, invariant, content };
