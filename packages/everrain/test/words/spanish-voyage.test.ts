// A whole voyage, told in Spanish: every line of the log, every question and every option.
import { type Decision, legalPicks, Match, seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { everrain } from '../../src';
import { content } from '../../src/content';
import { catalogueOf } from '../../src/content/catalogue';
import { defaultOptions } from '../../src/model/options';
import type { AnyDecision, Kind, Ref } from '../../src/model/question';
import type { EverrainTypes } from '../../src/model/types';
import { language } from '../../src/words/es';
import { cards as tales } from '../../src/words/es/cards';
import { labelOf, logLine, promptOf, reasonText } from '../../src/words/say';
import { tellingOf } from '../../src/words/teller';
import { plain } from '../../src/words/tokens';

const CAPTAINS = ['Ana', 'Bruno', 'Vera', 'Gil'];
const BROKEN =
  /[{}|]|(?<!\p{L})(?:the|and|you|your|with|ship|crew|undefined)(?!\p{L})|\b(de|a) el [a-zñáéíóú«]|[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$/mu;

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
  expect(match.over).toBe(true);
  return said;
}

describe('a voyage in Spanish', () => {
  it.each([
    [1, 'rain'],
    [2, 'salt'],
    [3, 'lamp'],
  ] as const)('of %i captains has no broken line', (players, seed) => {
    for (const text of voyage(players, seed)) expect(text).not.toMatch(BROKEN);
  });
});

describe('Spanish reasons', () => {
  const told = tellingOf(
    () => ({ captains: [], enemyShips: [], slots: [], destroyedPorts: [], explored: [], storms: [] }),
    catalogueOf(content),
    tales,
    (seat) => CAPTAINS[seat] ?? '',
    0,
  );

  it('stand with their article', () => {
    const say = (reason: Parameters<typeof reasonText>[0]): string => plain(reasonText(reason, language, told));
    expect(say({ key: 'fire', args: { ship: 'cold-harvest', chance: 0.5 } })).toBe(
      'Un 50 % de hundir el «Cosecha Fría» antes de que llegue.',
    );
    expect(say({ key: 'fight', args: { enemy: 'tallowman', chance: 0.25 } })).toBe(
      'Un 25 % de destruir ahora al hombre de sebo, antes de que actúe.',
    );
    expect(say({ key: 'help', args: { seat: 1 } })).toBe('Ayuda a Bruno.');
    expect(say({ key: 'end-turn', args: { strain: 2 } })).toBe(
      'Nada más merece una orden; 2 tripulantes sufren tensión.',
    );
    expect(say({ key: 'order-back', args: { order: 'crew', fresh: 1 } })).toBe(
      'Solo queda 1 orden de tripulación disponible.',
    );
    expect(say({ key: 'storm-over', args: { ships: 1, ports: 0 } })).toBe(
      'La tormenta cubre 1 barco; en otro sitio haría más daño.',
    );
    expect(say({ key: 'worth-more-than', args: { than: { is: 'leave-port' } } })).toBe(
      'Ahora vale más que «Salir del puerto».',
    );
  });
});
