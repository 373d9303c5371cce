export { componentsAreConserved as invariant } from '../conserved';
export { sizeOf, trial } from './trial';
export { words } from './words';
