import type { Content } from '../card';

/** Crew, traits, enemies on deck and at sea. */
export function peopleFaults(content: Content): string[] {
  return [...crewFaults(content), ...traitFaults(content), ...enemyFaults(content)];
}

function crewFaults({ crew, traits }: Content): string[] {
  const faults: string[] = [];
  const deckhands = crew.filter(({ kind }) => kind === 'deckhand').length;
  if (deckhands < 8) faults.push(`${deckhands} deckhands are too few for four captains`); // E1.8
  if (crew.length - deckhands > deckhands) faults.push('there are more shellbacks than deckhands'); // E1.30
  for (const { id, kind, indelible, track, island, port, dice, wage } of crew) {
    const trait = traits.find((each) => each.id === indelible);
    if (kind === 'shellback' && trait?.sign !== 'indelible') faults.push(`crew ${id} has no indelible trait`);
    if (kind === 'deckhand' && indelible !== undefined) faults.push(`deckhand ${id} has an indelible trait`);
    if (track < 1 || dice < 1 || wage < 0) faults.push(`crew ${id} has impossible numbers`);
    if (island < 0 || island > 9 || port < 0 || port > 9) faults.push(`crew ${id} has values beyond the die`);
  }
  const printed = crew.flatMap(({ indelible }) => (indelible === undefined ? [] : [indelible]));
  for (const { id } of traits.filter(({ sign }) => sign === 'indelible')) {
    if (printed.filter((each) => each === id).length !== 1)
      faults.push(`indelible trait ${id} is not on exactly one board`);
  }
  return faults;
}

function traitFaults({ traits }: Content): string[] {
  const faults: string[] = [];
  for (const { id, sign, passives, contradicts = [] } of traits) {
    if (passives.length === 0) faults.push(`trait ${id} does nothing`);
    for (const other of contradicts) {
      const found = traits.find((each) => each.id === other);
      if (!found) faults.push(`trait ${id} contradicts ${other}, which there is not`);
      else if (found.sign === sign) faults.push(`traits ${id} and ${other} are never dealt together`);
    }
  }
  // E6.6: the negative one is drawn again until it fits, so something must fit.
  for (const positive of traits.filter(({ sign }) => sign === 'positive')) {
    const fits = traits.filter(
      ({ id, sign, contradicts }) =>
        sign === 'negative' && !contradicts?.includes(positive.id) && !positive.contradicts?.includes(id),
    );
    if (fits.length < 8) faults.push(`hardly any negative trait fits beside ${positive.id}`);
  }
  return faults;
}

function enemyFaults({ enemies, enemyShips, elders }: Content): string[] {
  const faults: string[] = [];
  for (const { id, health, dice, copies, abilities } of enemies) {
    if (health < 1 || dice < 1 || copies < 1) faults.push(`enemy ${id} has impossible numbers`);
    if (abilities.length === 0) faults.push(`enemy ${id} has no ability`);
    if (new Set(abilities.map((ability) => ability.id)).size < abilities.length)
      faults.push(`enemy ${id} repeats itself`);
    for (const ability of abilities) {
      if (ability.omens > dice) faults.push(`enemy ${id} can never roll ${ability.omens} omens for ${ability.id}`);
    }
  }
  // E10.1: in every Act the cards must be able to add up to it.
  for (const act of [1, 2, 3, 4]) {
    const values = enemies
      .filter((each) => each.act <= act)
      .flatMap((each) => new Array<number>(each.copies).fill(each.act));
    if (!addsUpTo(values, act)) faults.push(`enemies cannot add up to ${act}`);
  }
  for (const { id, health, dice, range, pattern, destinations } of enemyShips) {
    if (health < 1 || dice < 1 || range < 1) faults.push(`enemy ship ${id} has impossible numbers`);
    if (pattern.length === 0) faults.push(`enemy ship ${id} can hit nothing`);
    if (destinations.length === 0) faults.push(`enemy ship ${id} goes nowhere`);
  }
  for (const { id, health, dice, objective } of elders) {
    if ([...health, ...dice, ...objective.count].some((value) => value < 1)) {
      faults.push(`Elder One ${id} has impossible numbers`);
    }
  }
  if (elders.length === 0) faults.push('there is no Elder One');
  return faults;
}

function addsUpTo(values: readonly number[], sum: number): boolean {
  const reached = new Set([0]);
  for (const value of values) for (const each of [...reached]) reached.add(each + value);
  return reached.has(sum);
}
