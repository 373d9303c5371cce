export { gameWords } from './game-words';
export { pageText as pageWords } from './text';
