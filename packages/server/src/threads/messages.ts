import type { Picks } from '@undertow/kernel';
import type { Forgotten, Recalled, Thought } from '@undertow/table';

/** What a thread is asked: what a bot answers, or what happened in a game of which only the answers are left. */
export type Task = { readonly thought: Thought } | { readonly forgotten: Forgotten };

export type Request = Task & { readonly number: number };

/** What it answers: picks, nothing where it has to be told everything; what happened; or what went wrong. */
export type Result = { readonly picks: Picks | null } | { readonly recalled: Recalled } | { readonly error: string };

export type Reply = Result & { readonly number: number };
