// Playing at random needs no test tools, so benches and the command line can have it without them.
export { legalPicks } from '../index';
export { sampleAnswers } from './answers';
export { type Garbage, garbageFor } from './garbage';
export { answerRandomly, giveAnswer, type PlayLimits, playRandom } from './play';
