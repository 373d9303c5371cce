import { en } from './en';
import type { Words } from './type';

export const es: Words = en;
