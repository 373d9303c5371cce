import type { Viewer } from '@undertow/kernel';
import type { ServerMessage } from '@undertow/protocol';
import type { Guest } from './guest';

/** Everybody who is at a table right now. */
export class Room {
  readonly #guests = new Set<Guest>();

  get size(): number {
    return this.#guests.size;
  }

  get all(): readonly Guest[] {
    return [...this.#guests];
  }

  add(guest: Guest): void {
    this.#guests.add(guest);
  }

  remove(guest: Guest): boolean {
    return this.#guests.delete(guest);
  }

  has(guest: Guest): boolean {
    return this.#guests.has(guest);
  }

  count(viewer: Viewer): number {
    let count = 0;
    for (const guest of this.#guests) if (guest.viewer === viewer) count++;
    return count;
  }

  /** To everybody who has been welcomed. */
  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { sink, welcomed } of this.#guests) if (welcomed) sink.send(text);
  }

  /** Whoever looks through these eyes does nothing more. */
  silence(who: Viewer): void {
    for (const guest of this.#guests) if (guest.viewer === who) guest.silenced = true;
  }

  silenceAll(): void {
    for (const guest of this.#guests) guest.silenced = true;
  }

  /** Sends those away who look through these eyes, and tells who they were. */
  dismiss(who: Viewer, reason: 'moved' | 'removed', comeBackMs: number | null): readonly Guest[] {
    const gone = this.all.filter(({ viewer }) => viewer === who);
    for (const guest of gone) {
      guest.dismiss(reason, comeBackMs);
      this.#guests.delete(guest);
    }
    return gone;
  }

  dismissAll(comeBackMs: number): void {
    for (const guest of this.all) guest.dismiss('shutdown', comeBackMs);
    this.#guests.clear();
  }
}
