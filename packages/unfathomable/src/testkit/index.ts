export { componentsAreConserved } from '../conserved';
export { Beginning, beginning, fromTheBox, plod } from './begin';
export { type Play, rule } from './rule';
export { type CardName, faceNamed, nameOf, type Person, type Scene } from './scene';
