// Spanish words with pictures; articles stand before them.
import type { Who } from '../../content/effect';
import type { Activation, Loyalty, Resource, Skill, Title, Track } from '../../content/ids';
import { token } from '../tokens';
import { count, list, numbered } from './grammar';
import { names } from './names';

// --- skills, resources and tracks

export const skill = (id: Skill): string => token('skill', id, names.skills[id]);
export const skills = (ids: readonly Skill[]): string => list(ids.map(skill), 'y');

/** «2 cartas de Saber»; «2 cartas de Habilidad» for any type. */
export const skillCards = (n: number, id: Skill | 'any' = 'any'): string =>
  `${count(n, 'carta')} de ${id === 'any' ? 'Habilidad' : skill(id)}`;

export const resource = (id: Resource): string => token('resource', id, names.resources[id]);

/** «2 de Combustible», «1 del recurso que elijas». */
export const amount = (id: Resource | 'any', n: number): string =>
  id === 'any' ? `${n} del recurso que elijas` : `${n} de ${resource(id)}`;

const TRACKS: Readonly<Record<Track, string>> = { travel: 'medidor de Viaje', ritual: 'medidor de Ritual' };

/** By its bare name. */
export const trackName = (id: Track): string => token('track', id, TRACKS[id]);
export const track = (id: Track): string => `el ${trackName(id)}`;

// --- pieces

export const deepOneWord = (n: number): string => token('piece', 'deep-one', numbered(n, 'profundo', 'profundos'));
export const passengerWord = (n: number): string => token('piece', 'passenger', numbered(n, 'Pasajero', 'Pasajeros'));

export const deepOnes = (n: number): string => `${n} ${deepOneWord(n)}`;
export const passengers = (n: number): string => `${n} ${passengerWord(n)}`;

/** «3 o más Pasajeros»: several may be there, so the word is in the plural. */
export const orMore = (n: number, word: (n: number) => string): string => `${n} o más ${word(2)}`;

export const allDeepOnes = `todos los ${deepOneWord(2)}`;
export const eachDeepOne = `cada ${deepOneWord(1)}`;

export const die = `el ${token('piece', 'die', 'dado')}`;

export const monsters = (id: Activation): string =>
  id === 'deepOnes' ? `los ${token('activation', id, 'profundos')}` : token('activation', id, names.monarchs[id]);

// --- people

/** «el Capitán». */
export const title = (id: Title): string => `el ${token('title', id, names.titles[id])}`;
/** «el Rol de Capitán». */
export const role = (id: Title): string => `el Rol de ${token('title', id, names.titles[id])}`;

/** Everybody but the reader. */
export type Other = Exclude<Who, 'you'>;

export function somebody(who: Other): string {
  if (who === 'current') return 'el jugador activo';
  if (who === 'captain' || who === 'keeper') return title(who);
  return token('character', who, names.characters[who].short);
}

const LOYALTIES: Readonly<Record<Loyalty, string>> = { human: 'humano', hybrid: 'híbrido', cultist: 'sectario' };

export const loyalty = (id: Loyalty): string => token('loyalty', id, LOYALTIES[id]);
