export { allGames } from './registry';
