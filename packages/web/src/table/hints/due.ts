import { useEffect } from 'preact/hooks';
import { settings } from '../../app/settings';
import type { Hint } from '../../game-page';
import { useShown } from '../play';
import { explainedIn, markSeen, seenHints } from './seen';

/** A hint that stands beside a question. It is done with when that is answered. */
interface Standing {
  readonly hint: string;
  readonly turn: string;
  readonly asked: number;
}

/** Outlives the card, which moves from the question to the ship and back. */
let standing: Standing | null = null;

/** It can be read beside this question. */
export function standBeside({ id, turn }: Hint, asked: number): void {
  standing = { hint: id, turn, asked };
}

/** What is explained now: at its moment, one thing in a turn, and gone once it was done. */
export function useDueHint(): Hint | null {
  const { game, page, play } = useShown();
  const { you, view, decision, log, over, table = '' } = play;
  const silent = you === null || over.value || !settings.value.hints;
  const scene = { you, view: view.value, decision: decision.value, log: log.value };
  const found = silent ? null : (page.hint?.(scene, seenHints(game).value) ?? null);
  const turn = found && `${table} ${found.turn}`;
  const due = turn === explainedIn.value ? null : found;
  const asked = decision.value?.id ?? null;
  useEffect(() => {
    const before = standing;
    if (!before || before.asked === asked) return;
    standing = null;
    markSeen(game, before.hint, before.turn);
  }, [game, asked]);
  return due && turn !== null ? { ...due, turn } : null;
}
