// Spanish: single words.
import type { Terms } from '../language';
import { names } from './names';

export const terms: Terms = {
  kinds: {
    skill: 'Carta de Habilidad',
    item: 'Objeto',
    spell: 'Hechizo',
    waypoint: 'Escala',
    damage: 'Carta de Daño',
    mythos: 'Carta de Mitos',
    character: 'Personaje',
    ability: 'Capacidad',
    feat: 'Proeza',
    reveal: 'Capacidad de revelación',
    room: 'Casilla interior',
    title: 'Rol',
    loyalty: 'Carta de Lealtad',
    passenger: 'Pasajero',
  },
  origins: { rulebook: 'de los reglamentos', public: 'de fuentes públicas', ours: 'nuestra' },
  windows: {
    'before-roll': 'antes de la tirada',
    'after-roll': 'tras la tirada',
    'before-check': 'antes de añadir cartas',
    'after-total': 'tras calcular el total',
    defeat: 'antes de una derrota',
    'passenger-defeat': 'antes de la derrota de un Pasajero',
  },
  steps: {
    setup: 'Preparación',
    'turn-start': 'Comienzo del turno',
    receive: 'Recibir habilidades',
    action: 'Paso de Acción',
    mythos: 'Paso de Mitos',
    discard: 'Paso de Descartar',
  },
  causes: {
    arrived: 'El barco ha llegado a su destino. Ganan los humanos.',
    fuel: 'Se ha acabado el Combustible. Ganan los profundos.',
    food: 'Se ha acabado la Comida. Ganan los profundos.',
    sanity: 'No queda ni una pizca de Cordura. Ganan los profundos.',
    souls: 'Se han perdido demasiadas Almas. Ganan los profundos.',
    damage: 'Hay seis casillas dañadas a la vez: el barco se hunde. Ganan los profundos.',
    deepOnes: 'Ya no se pueden contar los profundos: el barco es suyo. Ganan los profundos.',
  },
  activations: { deepOnes: 'Profundos', dagon: names.monarchs.dagon, hydra: names.monarchs.hydra },
  results: { pass: 'Éxito', partial: 'Éxito parcial', fail: 'Fallo' },
  copies: 'copias',
};
