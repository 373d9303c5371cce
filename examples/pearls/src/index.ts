export { conserved, problemsIn } from './conserved';
export { pearls } from './game';
export { type Card, type Diver, type Happening, isCharm, type Pearls, type Sea, suit, worth } from './model';
export { diver } from './rules';
