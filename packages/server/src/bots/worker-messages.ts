import type { Picks } from '@undertow/kernel';
import type { Thought } from '@undertow/table';

/** What a thinking thread is asked. */
export interface ThinkRequest {
  readonly number: number;
  readonly thought: Thought;
}

/** What it answers: picks, nothing where it has to be told everything, or what went wrong. */
export type ThinkReply =
  | { readonly number: number; readonly picks: Picks | null }
  | { readonly number: number; readonly error: string };
