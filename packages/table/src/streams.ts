import type { Viewer } from '@undertow/kernel';
import { type Shown, Stream } from './stream';

/** How long a stream without connections can still be resumed. */
const GRACE_MS = 60_000;

/** What everybody was told who looks at a game, or may come to look: so nobody who comes has to wait for a window to end. */
export class Streams {
  readonly #byViewer = new Map<Viewer, Stream>();

  viewers(): readonly Viewer[] {
    return [...this.#byViewer.keys()];
  }

  get(viewer: Viewer): Stream | undefined {
    return this.#byViewer.get(viewer);
  }

  /** The stream of a viewer; opened with what it sees now when there is none. */
  open(viewer: Viewer, shown: () => Shown): Stream {
    let stream = this.#byViewer.get(viewer);
    if (!stream) {
      stream = new Stream(viewer, shown());
      this.#byViewer.set(viewer, stream);
    }
    return stream;
  }

  each(act: (stream: Stream) => void): void {
    for (const stream of this.#byViewer.values()) act(stream);
  }

  /** Forgets streams that nobody can come back to. */
  sweep(now: number, expected: (viewer: Viewer) => boolean): void {
    for (const [viewer, stream] of this.#byViewer)
      if (stream.sinks.size === 0 && now - stream.leftAt > GRACE_MS && !expected(viewer)) this.#byViewer.delete(viewer);
  }

  clear(): void {
    this.#byViewer.clear();
  }
}
