export { componentsAreConserved } from '../conserved';
export { type CardName, faceNamed, nameOf, type Person, type Scene } from '../setup/scene';
export { Beginning, beginning, fromTheBox, plod } from './begin';
export { type Play, rule } from './rule';
