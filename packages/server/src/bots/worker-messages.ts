import type { Picks } from '@undertow/kernel';
import type { Brief } from '@undertow/table';

/** What a thinking thread is asked. */
export interface ThinkRequest {
  readonly number: number;
  readonly brief: Brief;
}

/** What it answers: picks, or what went wrong. */
export type ThinkReply =
  | { readonly number: number; readonly picks: Picks }
  | { readonly number: number; readonly error: string };
