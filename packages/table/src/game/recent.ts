import { mayKnow, type Viewer } from '@undertow/kernel';
import { flat } from '../flat';
import type { Heard } from '../hosted/heard';

const KEPT = 60;
/** So many more may gather before the oldest are dropped. */
const SPARE = 12;

const kept = ({ json, audience }: Heard): Heard => ({ json: flat(json), audience });

/** The latest events, so that whoever comes in can read what just happened. */
export class Recent {
  #heard: Heard[] = [];

  add(heard: readonly Heard[]): void {
    for (const each of heard) this.#heard.push(kept(each));
    if (this.#heard.length > KEPT + SPARE) this.#heard = this.#heard.slice(-KEPT);
  }

  replace(heard: readonly Heard[]): void {
    this.#heard = heard.slice(-KEPT).map(kept);
  }

  of(viewer: Viewer, over: boolean): readonly string[] {
    return this.#heard
      .slice(-KEPT)
      .filter(({ audience }) => mayKnow(audience, viewer, over))
      .map(({ json }) => json);
  }
}
