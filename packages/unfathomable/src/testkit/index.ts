export { componentsAreConserved } from '../conserved';
export { type Play, rule } from './rule';
export { type CardName, faceNamed, nameOf, type Person, type Scene } from './scene';
