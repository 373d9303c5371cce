/** A square of modules: dark, light, or not drawn yet. What is drawn first belongs to the pattern and is never masked. */
export class Grid {
  readonly size: number;
  readonly #dark: boolean[];
  readonly #fixed: boolean[];

  constructor(size: number, from?: Grid) {
    this.size = size;
    this.#dark = from ? [...from.#dark] : Array.from({ length: size * size }, () => false);
    this.#fixed = from ? from.#fixed : Array.from({ length: size * size }, () => false);
  }

  copy(): Grid {
    return new Grid(this.size, this);
  }

  dark(x: number, y: number): boolean {
    return this.#dark[y * this.size + x] ?? false;
  }

  fixed(x: number, y: number): boolean {
    return this.#fixed[y * this.size + x] ?? true;
  }

  /** Draws a module of the pattern. */
  fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.#dark[y * this.size + x] = dark;
    this.#fixed[y * this.size + x] = true;
  }

  set(x: number, y: number, dark: boolean): void {
    this.#dark[y * this.size + x] = dark;
  }

  rows(): readonly (readonly boolean[])[] {
    return Array.from({ length: this.size }, (_, y) => this.#dark.slice(y * this.size, (y + 1) * this.size));
  }
}
