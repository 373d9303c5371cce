import { mayKnow, type Viewer } from '@undertow/kernel';
import type { Heard } from './hosted/heard';

const KEPT = 60;

/** The latest events, so that whoever comes in can read what just happened. */
export class Recent {
  #heard: Heard[] = [];

  add(heard: readonly Heard[]): void {
    this.#heard.push(...heard);
    if (this.#heard.length > KEPT * 2) this.#heard = this.#heard.slice(-KEPT);
  }

  replace(heard: readonly Heard[]): void {
    this.#heard = heard.slice(-KEPT);
  }

  of(viewer: Viewer, over: boolean): readonly string[] {
    return this.#heard
      .slice(-KEPT)
      .filter(({ audience }) => mayKnow(audience, viewer, over))
      .map(({ json }) => json);
  }
}
