import { en } from './en';
import type { Words } from './type';

export const ru: Words = en;
