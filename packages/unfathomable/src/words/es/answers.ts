// Spanish: why something is not offered or not taken.
import type { Language } from '../language';

export const blocked: Language['blocked'] = {
  'enemy-here': 'Hay un enemigo en tu casilla.',
  'room-used': 'La acción de esta casilla ya se ha usado este turno.',
  'room-damaged': 'La casilla está dañada.',
  'not-damaged': 'La casilla no está dañada.',
  'no-enemy-here': 'No hay ningún enemigo en tu casilla.',
  'no-passenger-here': 'No hay ningún Pasajero en tu casilla.',
  'nobody-to-trade-with': 'En tu casilla no hay nadie con quien intercambiar.',
  'no-items-here': 'En tu casilla nadie tiene Objetos.',
  'in-the-brig': 'No se puede desde el Calabozo.',
  'not-in-room': 'No estás en esa casilla.',
  'used-this-turn': 'Ya se ha usado este turno.',
  'cannot-pay': 'No puedes pagar el coste.',
  'supply-empty': 'No quedan Pasajeros suficientes en el suministro común.',
  'deck-empty': 'El mazo está vacío.',
  condition: 'No se cumple la condición.',
  'cannot-attack': 'No puedes atacar.',
  'human-here': 'Hay un humano en tu casilla.',
  treachery: 'Solo los traidores revelados usan así las cartas de Traición.',
};

export const refusals: Language['refusals'] = {
  'not-asked': 'No te toca responder.',
  stale: 'La partida ya ha avanzado.',
  malformed: 'No se entiende esta respuesta.',
  'out-of-range': 'Esa opción no existe.',
  repeated: 'Cada opción se puede elegir una sola vez.',
  'too-few': 'Elige más opciones.',
  'too-many': 'Elige menos opciones.',
  'same-group': 'Solo se puede elegir una de estas.',
  'sum-too-small': 'Los valores no suman lo suficiente.',
  'sum-too-large': 'Los valores suman demasiado.',
  over: 'La partida ha terminado.',
};
