// A whole voyage, told in German: every line of the log, every question and every option.
import { type Decision, legalPicks, Match, seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { everrain } from '../../src';
import { content } from '../../src/content';
import { catalogueOf } from '../../src/content/catalogue';
import { defaultOptions } from '../../src/model/options';
import type { AnyDecision, Kind, Ref } from '../../src/model/question';
import type { EverrainTypes } from '../../src/model/types';
import { language } from '../../src/words/de';
import { cards as tales } from '../../src/words/de/cards';
import { labelOf, logLine, promptOf, reasonText } from '../../src/words/say';
import { tellingOf } from '../../src/words/teller';
import { plain } from '../../src/words/tokens';

const CAPTAINS = ['Anna', 'Bert', 'Clara', 'Dirk'];
const BROKEN =
  /[{}|]|\b(?:the|and|of|your|with|undefined|null|NaN)\b|[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$|„[^“]*$|^(?:der|die|das|du) |(?:sich|geht|Posten) \d/m;

const isKind = (kind: string): kind is Kind => Object.hasOwn(language.prompts, kind);
const isRef = (ref: unknown): ref is Ref =>
  typeof ref === 'object' && ref !== null && 'is' in ref && Object.hasOwn(language.labels, String(ref.is));

/** A question as this game asks it; one that has no words fails here. */
function asOurs(decision: Decision): AnyDecision {
  const { kind, options } = decision;
  if (!isKind(kind)) throw new Error(`there are no words for ${kind}`);
  const refs = options.map(({ ref }) => {
    if (!isRef(ref)) throw new Error(`there are no words for ${JSON.stringify(ref)}`);
    return { ref };
  });
  return { ...decision, kind, options: refs, blocked: [] };
}

/** Everything said while somebody who does not think plays a game to its end. */
function voyage(players: 1 | 2 | 3 | 4, seed: string): ReadonlySet<string> {
  const game = everrain(content);
  const match: Match<EverrainTypes> = Match.start(game, defaultOptions(players), seed, { checkpoints: false });
  const told = tellingOf(
    () => match.state,
    catalogueOf(content),
    tales,
    (seat) => CAPTAINS[seat] ?? '',
    0,
  );
  const rng = seedRng(seed);
  const said = new Set<string>();
  for (let answers = 0; !match.over && answers < 3000; answers += 1) {
    for (const { event } of match.takeEvents()) said.add(plain(logLine(event, language, told)));
    const [decision] = match.pending;
    if (!decision) break;
    const asked = asOurs(decision);
    said.add(plain(promptOf(asked, language, told)));
    for (const { ref } of asked.options) said.add(plain(labelOf(ref, asked, language, told)));
    match.answer(decision.seat, decision.id, legalPicks(decision, rng) ?? []);
  }
  for (const { event } of match.takeEvents()) said.add(plain(logLine(event, language, told)));
  expect(match.over).toBe(true);
  return said;
}

describe('a voyage in German', () => {
  it.each([
    [1, 'rain'],
    [2, 'salt'],
    [3, 'lamp'],
  ] as const)('of %i captains has no broken line', (players, seed) => {
    for (const text of voyage(players, seed)) expect(text).not.toMatch(BROKEN);
  });
});

describe('German reasons', () => {
  const told = tellingOf(
    () => ({ captains: [], enemyShips: [], slots: [], destroyedPorts: [], explored: [], storms: [] }),
    catalogueOf(content),
    tales,
    (seat) => CAPTAINS[seat] ?? '',
    0,
  );

  it('stand in their case', () => {
    const say = (reason: Parameters<typeof reasonText>[0]): string => plain(reasonText(reason, language, told));
    expect(say({ key: 'fire', args: { ship: 'cold-harvest', chance: 0.5 } })).toBe(
      '50 %, dass die Kalte Ernte sinkt, bevor sie ihren Bestimmungsort erreicht.',
    );
    expect(say({ key: 'fight', args: { enemy: 'pale-purser', chance: 0.25 } })).toBe(
      '25 %, dass der Bleiche Zahlmeister jetzt vernichtet wird, bevor er an der Reihe ist.',
    );
    expect(say({ key: 'fight', args: { enemy: 'ropewife', chance: 0.25 } })).toBe(
      '25 %, dass die Seilerin jetzt vernichtet wird, bevor sie an der Reihe ist.',
    );
    expect(say({ key: 'help', args: { seat: 0 } })).toBe('Das hilft dir.');
    expect(say({ key: 'help', args: { seat: 1 } })).toBe('Das hilft Bert.');
    expect(say({ key: 'end-turn', args: { strain: 2 } })).toBe(
      'Nichts ist mehr einen Befehl wert; 2 Crewmitglieder nehmen Belastung.',
    );
    expect(say({ key: 'order-back', args: { order: 'crew', fresh: 1 } })).toBe('Nur 1 Crewbefehl ist bereit.');
    expect(say({ key: 'storm-over', args: { ships: 0, ports: 2 } })).toBe(
      'Der Sturm läge über 2 Häfen; anderswo würde er mehr schaden.',
    );
    expect(say({ key: 'worth-more-than', args: { than: { is: 'leave-port' } } })).toBe(
      'Das ist jetzt mehr wert als „Den Hafen verlassen“.',
    );
  });
});
