// Spanish: conditions, as they follow «si».
import { tell } from '@undertow/language';
import type { Condition } from '../../content/effect';
import type { ConditionWords } from '../language';
import { token } from '../tokens';
import { clues, coins, count, freshOrders, node, orderWord } from './grammar';

const HELD = { commodity: 'mercancía', shanty: 'saloma', trinket: 'baratija', relic: 'reliquia' } as const;
const LENGTHS = { short: 'corta', medium: 'media', long: 'larga' } as const;

const conditions: ConditionWords = {
  coin: ({ atLeast }) => `tienes al menos ${coins(atLeast)}`,
  clues: ({ atLeast }) => `tienes al menos ${clues(atLeast)}`,
  treasure: ({ kind }) =>
    `tienes en la bodega ${kind === 'any' ? 'algún tesoro' : `alguna ${token('goods', kind, HELD[kind])}`}`,
  crew: ({ atLeast }) => `tienes al menos ${count(atLeast, 'tripulante')}`,
  'crew-below': ({ atLeast }) => `tienes bajo cubierta al menos ${count(atLeast, 'tripulante')}`,
  'free-crew-slot': () => 'tienes sitio para otro tripulante',
  'fresh-order': ({ kind, atLeast }) =>
    atLeast === 1 ? `tienes disponible alguna ${orderWord(kind)}` : `tienes al menos ${freshOrders(kind, atLeast)}`,
  'enemy-on-deck': () => 'hay algún enemigo en tu cubierta',
  damaged: ({ atLeast }) =>
    atLeast === 1
      ? 'tienes algún puesto destruido'
      : `tienes al menos ${count(atLeast, 'puesto destruido', 'puestos destruidos')}`,
  act: ({ atLeast }) => `la partida va por el acto ${atLeast} o uno posterior`,
  behind: ({ atLeast }) =>
    `la ficha de los enemigos va ${atLeast === 1 ? '' : `al menos ${count(atLeast, 'casilla')} `}por delante de la vuestra`,
  ahead: ({ atLeast }) =>
    `vuestra ficha va ${atLeast === 1 ? '' : `al menos ${count(atLeast, 'casilla')} `}por delante de la de los enemigos`,
  captains: ({ atMost }) =>
    atMost === 1 ? 'juegas en solitario' : `sois como mucho ${count(atMost, 'jugador', 'jugadores')}`,
  voyage: ({ is }) => `la partida es ${LENGTHS[is]}`,
  passenger: () => 'llevas a bordo algún pasajero',
  shellback: () => 'tienes algún lobo de mar en la tripulación',
  rough: () => 'tu barco está en mar gruesa o bajo la tormenta',
  manned: ({ node: which }) => `${node(which)} está atendido`,
  not: ({ condition: inner }) => `no se cumple esto: ${condition(inner)}`,
};

/** What has an opposite of its own. */
function denied(inner: Condition): string | undefined {
  if (inner.if === 'enemy-on-deck') return 'no hay enemigos en tu cubierta';
  if (inner.if === 'passenger') return 'no llevas pasajeros a bordo';
  if (inner.if === 'shellback') return 'no tienes ningún lobo de mar en la tripulación';
  if (inner.if === 'free-crew-slot') return 'no tienes sitio para otro tripulante';
  if (inner.if === 'rough') return 'tu barco no está ni en mar gruesa ni bajo la tormenta';
  return undefined;
}

export function condition(given: Condition): string {
  const opposite = given.if === 'not' ? denied(given.condition) : undefined;
  return opposite ?? tell(conditions, given.if, given);
}
