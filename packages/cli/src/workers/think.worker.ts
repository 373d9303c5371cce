import { allGames } from '@undertow/games';
import { answerThoughts } from '@undertow/server';

answerThoughts(allGames({ examples: true }));
