import { allGames } from '@undertow/games';
import { answerInThread } from '@undertow/server';

answerInThread(allGames({ examples: true }));
