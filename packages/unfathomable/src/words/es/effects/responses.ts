// Spanish: what a response does inside a roll, a check or a defeat.
import type { ResponseEffectKind } from '../../families';
import type { EffectWords } from '../../language';
import { die, passengerWord, skill } from '../forms';
import { type Clause, fact, order } from '../grammar';

/** «suma 2 a la tirada», «suma o resta 2 a la tirada», «suma a la tirada el valor de la carta descartada». */
function change(by: number | string, either: true | undefined, what: string): Clause {
  const down = typeof by === 'number' && by < 0;
  const verb = either ? 'suma/sumar o resta/restar' : down ? 'resta/restar' : 'suma/sumar';
  return order(typeof by === 'number' ? `${verb} ${Math.abs(by)} ${what}` : `${verb} ${what} ${by}`);
}

export const responses: Pick<EffectWords<Clause>, ResponseEffectKind> = {
  'modify-roll': ({ by, either }) =>
    change(by === 'discarded' ? 'el valor de la carta descartada' : by, either, 'a la tirada'),
  'set-roll': () => order(`elige/elegir el resultado en vez de tirar ${die}`),
  reroll: () => order(`vuelve/volver a tirar ${die}`),
  'modify-total': ({ by, either }) =>
    change(by === 'own-items' ? 'hasta 1 punto por cada Objeto que tengas' : by, either, 'al total'),
  'add-card': ({ from }) =>
    order(
      `añade/añadir boca arriba a la prueba ${from === 'hand' ? '1 carta de tu mano' : 'la primera carta de cualquier mazo de Habilidad'}`,
    ),
  'check-faceup': () => fact('en esta prueba, todas las cartas salvo las de caos se añaden boca arriba'),
  'check-without-chaos': () => fact('en esta prueba no se añaden cartas de caos'),
  'check-extra-skill': () =>
    order(`elige/elegir una Habilidad que no sea ${skill('treachery')}: en esta prueba cuenta como propicia`),
  'choose-check-result': () => order('elige/elegir el resultado de la prueba en vez de resolverla'),
  'prevent-defeat': () => order('evita/evitar esa derrota'),
  'rescue-instead': () => order(`rescata/rescatar a ese ${passengerWord(1)} en vez de que sea derrotado`),
  'skip-crisis': () => order('omite/omitir esa crisis'),
  'redraw-mythos': () => order('descarta/descartar esa carta y roba/robar otra'),
};
