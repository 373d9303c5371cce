// A whole voyage told in one language: every line of the log, every question and every option.
import { type Decision, legalPicks, Match, seedRng } from '@undertow/kernel';
import { everrain } from '../../src';
import { content } from '../../src/content';
import { catalogueOf } from '../../src/content/catalogue';
import { defaultOptions } from '../../src/model/options';
import type { AnyDecision, Kind, Ref } from '../../src/model/question';
import type { EverrainTypes } from '../../src/model/types';
import type { Language } from '../../src/words/language';
import type { Tales } from '../../src/words/names-type';
import { labelOf, logLine, promptOf, reasonText } from '../../src/words/say';
import { tellingOf } from '../../src/words/teller';
import { plain } from '../../src/words/tokens';

/** A language with its cards, and four captains with names of their own in it. */
export interface Teller {
  readonly language: Language;
  readonly tales: Tales;
  readonly captains: readonly string[];
}

/** Everything said while somebody who does not think plays a game to its end. */
export function voyage(
  { language, tales, captains }: Teller,
  players: 1 | 2 | 3 | 4,
  seed: string,
): ReadonlySet<string> {
  const match: Match<EverrainTypes> = Match.start(everrain(content), defaultOptions(players), seed, {
    checkpoints: false,
  });
  const told = tellingOf(
    () => match.state,
    catalogueOf(content),
    tales,
    (seat) => captains[seat] ?? '',
    0,
  );
  const rng = seedRng(seed);
  const said = new Set<string>();
  const listen = (): void => {
    for (const { event } of match.takeEvents()) said.add(plain(logLine(event, language, told)));
  };
  for (let answers = 0; !match.over; answers += 1) {
    if (answers === 3000) throw new Error('the voyage does not end');
    listen();
    const [decision] = match.pending;
    if (!decision) throw new Error('nobody is asked');
    const asked = asOurs(decision, language);
    said.add(plain(promptOf(asked, language, told)));
    for (const { ref } of asked.options) said.add(plain(labelOf(ref, asked, language, told)));
    match.answer(decision.seat, decision.id, legalPicks(decision, rng) ?? []);
  }
  listen();
  return said;
}

/** What an officer says of an answer, with no ship in sight. */
export function reasonsIn({ language, tales, captains }: Teller) {
  const told = tellingOf(
    () => ({ captains: [], enemyShips: [], slots: [], destroyedPorts: [], explored: [], storms: [] }),
    catalogueOf(content),
    tales,
    (seat) => captains[seat] ?? '',
    0,
  );
  return (reason: Parameters<typeof reasonText>[0]): string => plain(reasonText(reason, language, told));
}

/** A question as this game asks it; one that has no words fails here. */
function asOurs(decision: Decision, { prompts, labels }: Language): AnyDecision {
  const isKind = (kind: string): kind is Kind => Object.hasOwn(prompts, kind);
  const isRef = (ref: unknown): ref is Ref =>
    typeof ref === 'object' && ref !== null && 'is' in ref && Object.hasOwn(labels, String(ref.is));
  const { kind, options } = decision;
  if (!isKind(kind)) throw new Error(`there are no words for ${kind}`);
  const refs = options.map(({ ref }) => {
    if (!isRef(ref)) throw new Error(`there are no words for ${JSON.stringify(ref)}`);
    return { ref };
  });
  return { ...decision, kind, options: refs, blocked: [] };
}
