import type { View } from '@undertow/everrain';
import type { DeckForesight, ShipForesight } from '@undertow/everrain/foresight';
import { hexWords } from '../chart/hex-words';
import { gameWords, pageWords } from '../words';

/** One sentence for each thing that may come of it, with how likely that is. */
export interface Sentence {
  readonly text: string;
  readonly chance: number | null;
}

const says = (text: string, chance: number | null = null): Sentence => ({ text, chance });
const likely = ({ chance }: Sentence): boolean => chance === null || chance > 0.004;
const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0);

export function ofShip(view: View, seen: ShipForesight, id: number): readonly Sentence[] {
  const { foresight: text } = pageWords.value;
  const { shipName } = gameWords.value;
  const ship = view.enemyShips.find((each) => each.id === id);
  return [
    says(seen.target === null ? text.nobodyInRange : text.hunts(shipName(seen.target))),
    ...(ship ? [says(text.bound(hexWords(view, ship.destination)))] : []),
    ...(seen.target === null ? [] : [says(text.fires, seen.fires)]),
    ...seen.damage.map((chance, hits) => says(text.hits(hits), hits === 0 || seen.fires === 0 ? 0 : chance)),
    says(text.arrives, seen.arrives),
    ...(seen.chosen > 0 ? [says(text.chosen)] : []),
  ].filter(likely);
}

export function ofEnemy(view: View, seen: DeckForesight, seat: number, id: number): readonly Sentence[] {
  const { foresight: text } = pageWords.value;
  const { sourceName, terms, names } = gameWords.value;
  const captain = view.captains[seat];
  const figure = captain?.enemies.find((each) => each.id === id);
  const quarry = captain?.crew.find((each) => each.id === seen.toward);
  const struck = sum(seen.strikes.slice(1));
  const abilities: Readonly<Record<string, Readonly<Record<string, string>>>> = names.abilities;
  return [
    says(quarry ? text.seeks(sourceName(`crew:${quarry.board}`)) : struck > 0 ? text.among : text.wrecks),
    ...(seen.way.length > 1
      ? seen.ends.map(({ spot, chance }) => says(text.at(terms.zones[spot % 10] ?? ''), chance))
      : []),
    ...seen.strikes.map((chance, damage) => says(text.strikes(damage), damage === 0 ? 0 : chance)),
    ...seen.breaks.map(({ zone, chance }) => says(text.breaks(terms.zones[zone] ?? ''), chance)),
    ...seen.abilities.map(({ ability, chance }) => says(abilities[figure?.kind ?? '']?.[ability] ?? ability, chance)),
    ...(seen.chosen > 0 ? [says(text.chosen)] : []),
  ].filter(likely);
}
