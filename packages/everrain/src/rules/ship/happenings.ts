import type { Seat } from '@undertow/kernel';
import type { Effect, Moment, Passive } from '../../content/effect';
import type { Source } from '../../model/source';
import type { CrewMember } from '../../model/state';
import { type Aboard, captainAboard, workingIn } from './aboard';
import { spaceCard, timesOf, traitsOf, traitWorks } from './passives';

/** Something that happens by itself, and what it is printed on. */
export interface Happening {
  readonly effect: Effect;
  readonly source: Source;
  readonly slot: number | null;
}

function collect(
  passives: readonly Passive[] | undefined,
  moment: Moment,
  source: Source,
  slot: number | null,
  into: Happening[],
): void {
  if (!passives) return;
  for (const passive of passives)
    if (passive.is === 'when' && passive.moment === moment) into.push({ effect: passive.effect, source, slot });
}

/** Whether anything at all happens at this moment, looked up without making anything: mostly nothing does. */
export function happensAnything(g: Aboard, seat: Seat, moment: Moment): boolean {
  const captain = captainAboard(g, seat);
  const { content } = g;
  const on = content.printed.moment(moment);
  if (on.traits) for (const crew of captain.crew) if (happensTo(g, crew, moment)) return true;
  if (on.improvements)
    for (const slot of captain.below) {
      const card = workingIn(slot);
      if (card !== null && answers(content.improvement(card).passives, moment)) return true;
    }
  if (on.artillery)
    for (const slot of captain.guns) {
      const card = workingIn(slot);
      if (card !== null && answers(content.artillery(card).passives, moment)) return true;
    }
  if (on.treasures)
    for (const treasure of captain.hold) if (answers(content.treasure(treasure).passives, moment)) return true;
  return false;
}

function happensTo({ content }: Aboard, crew: CrewMember, moment: Moment): boolean {
  const { indelible } = content.crew(crew.board);
  if (indelible !== undefined && answers(content.trait(indelible).passives, moment)) return true;
  if (crew.positive !== null && answers(content.trait(crew.positive).passives, moment)) return true;
  return crew.negative !== null && answers(content.trait(crew.negative).passives, moment);
}

function answers(passives: readonly Passive[] | undefined, moment: Moment): boolean {
  if (passives) for (const passive of passives) if (passive.is === 'when' && passive.moment === moment) return true;
  return false;
}

/** What the traits of a crew member, and the space it stands in, do at this moment. */
export function happeningsOf(g: Aboard, seat: Seat, crew: CrewMember, moment: Moment): Happening[] {
  const found: Happening[] = [];
  for (const trait of traitsOf(g, crew))
    if (traitWorks(g, seat, crew, trait))
      collect(g.content.trait(trait).passives, moment, `trait:${trait}`, null, found);
  const { place } = crew;
  const card = spaceCard(captainAboard(g, seat), crew);
  if (card !== null && place.is === 'below')
    collect(g.content.improvement(card).passives, moment, `improvement:${card}`, place.slot, found);
  return found;
}

/** What upgrades and treasures do at this moment. */
export function happeningsAboard(g: Aboard, seat: Seat, moment: Moment): Happening[] {
  const captain = captainAboard(g, seat);
  const found: Happening[] = [];
  for (let slot = 0; slot < captain.below.length; slot++) {
    const card = workingIn(captain.below[slot]);
    const times = card === null ? 0 : timesOf(g, captain, slot, card);
    for (let i = 0; i < times && card !== null; i++)
      collect(g.content.improvement(card).passives, moment, `improvement:${card}`, slot, found);
  }
  for (const slot of captain.guns) {
    const card = workingIn(slot);
    if (card !== null) collect(g.content.artillery(card).passives, moment, `artillery:${card}`, null, found);
  }
  for (const treasure of captain.hold)
    collect(g.content.treasure(treasure).passives, moment, `treasure:${treasure}`, null, found);
  return found;
}
