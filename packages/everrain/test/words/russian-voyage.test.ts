// A whole voyage, told in Russian: every line of the log, every question and every option.
import { type Decision, legalPicks, Match, seedRng } from '@undertow/kernel';
import { describe, expect, it } from 'vitest';
import { everrain } from '../../src';
import { content } from '../../src/content';
import { catalogueOf } from '../../src/content/catalogue';
import { defaultOptions } from '../../src/model/options';
import type { AnyDecision, Kind, Ref } from '../../src/model/question';
import type { EverrainTypes } from '../../src/model/types';
import { language } from '../../src/words/ru';
import { cards as tales } from '../../src/words/ru/cards';
import { labelOf, logLine, promptOf, reasonText } from '../../src/words/say';
import { tellingOf } from '../../src/words/teller';
import { plain } from '../../src/words/tokens';

const CAPTAINS = ['Анна', 'Борис', 'Вера', 'Глеб'];
const BROKEN = /[A-Za-z{}|]|[.,;:!?][.,;]|\s[.,;:!?]| {2}|^\s|\s$/m;

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

describe('a voyage in Russian', () => {
  it.each([
    [1, 'rain'],
    [2, 'salt'],
    [3, 'lamp'],
  ] as const)('of %i captains has no broken line', (players, seed) => {
    for (const text of voyage(players, seed)) expect(text).not.toMatch(BROKEN);
  });
});

describe('Russian reasons', () => {
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
      'Шанс 50 % потопить «Холодную жатву» на подходе.',
    );
    expect(say({ key: 'fight', args: { enemy: 'mourning-heron', chance: 0.25 } })).toBe(
      'Шанс 25 % уничтожить траурную цаплю прежде, чем придёт очередь врагов.',
    );
    expect(say({ key: 'help', args: { seat: 1 } })).toBe('Это поможет игроку Борис.');
    expect(say({ key: 'end-turn', args: { strain: 2 } })).toBe(
      'Тратить приказы больше не на что; напряжение получат 2 моряка.',
    );
    expect(say({ key: 'guard', args: { damage: 2, evasion: 1 } })).toBe(
      'Грозит 2 урона; на уклонение — 1 кубик, остальное на ответный удар.',
    );
    expect(say({ key: 'storm-over', args: { ships: 2, ports: 1 } })).toBe(
      'Шторм накроет 2 корабля и 1 порт; в другом месте вреда было бы больше.',
    );
    expect(say({ key: 'worth-more-than', args: { than: { is: 'leave-port' } } })).toBe(
      'Сейчас это ценнее, чем «Покинуть порт».',
    );
  });
});
