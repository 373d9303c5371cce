import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { percentile, WARM_SECONDS } from '../server/load';
import { type Contender, ours, theirs } from './contenders';

const HOME = join(process.cwd(), 'bench/boardgame-io');
const TABLES = 10;
const SEATS = 6;
/** In turns: the machine's speed changes from minute to minute, and both are to have the same minutes. */
const ROUNDS = 4;
const SECONDS = 4;

type Figures = Record<string, number | string>;

/** The same game-shaped load on a plain boardgame.io server and on ours: ten tables at a time, six seats, redacted. */
export async function compare(file: string, word: string, tell: (line: string) => void): Promise<Figures> {
  if (!existsSync(join(HOME, 'node_modules/boardgame.io'))) {
    tell('boardgame.io is not installed, so it is not compared: npm install --prefix bench/boardgame-io');
    return { boardgameIo: 'not installed' };
  }
  tell(`boardgame.io and ours: ${TABLES} tables at a time with ${SEATS} people each`);
  const running: Contender[] = [];
  try {
    const their = await theirs(HOME, TABLES, SEATS);
    running.push(their);
    const our = await ours(file, word, TABLES, SEATS);
    running.push(our);
    tell(`${WARM_SECONDS} s each to warm up, then in turns ${ROUNDS} times ${SECONDS} s`);
    for (const one of running) await one.play(WARM_SECONDS);
    const theirSpeed = new Speed(their);
    const ourSpeed = new Speed(our);
    for (let round = 0; round < ROUNDS; round++) {
      await theirSpeed.measure();
      await ourSpeed.measure();
    }
    return {
      boardgameIoMovesPerSecond: Math.round(theirSpeed.perSecond),
      boardgameIoP95Ms: Number(theirSpeed.p95Ms.toFixed(1)),
      sameLoadAnswersPerSecond: Math.round(ourSpeed.perSecond),
      sameLoadP95Ms: Number(ourSpeed.p95Ms.toFixed(1)),
      timesFaster: Number((ourSpeed.perSecond / theirSpeed.perSecond).toFixed(1)),
      boardgameIoCpuMsPerMove: Number(theirSpeed.cpuMs.toFixed(2)),
      sameLoadCpuMsPerAnswer: Number(ourSpeed.cpuMs.toFixed(2)),
      timesLessCpu: Number((theirSpeed.cpuMs / ourSpeed.cpuMs).toFixed(1)),
    };
  } finally {
    for (const one of running) await one.stop();
  }
}

/** What one of them did in all its turns. */
class Speed {
  readonly #times: number[] = [];
  #cpuMs = 0;
  #rounds = 0;

  constructor(private readonly contender: Contender) {}

  async measure(): Promise<void> {
    const before = await this.contender.cpuMs();
    this.#times.push(...(await this.contender.play(SECONDS)));
    this.#cpuMs += (await this.contender.cpuMs()) - before;
    this.#rounds++;
  }

  get perSecond(): number {
    return this.#times.length / this.#rounds / SECONDS;
  }

  get p95Ms(): number {
    return percentile(
      this.#times.toSorted((a, b) => a - b),
      0.95,
    );
  }

  /** Processor time of the server for one move; on a busy machine it says more than how many there were. */
  get cpuMs(): number {
    return this.#cpuMs / this.#times.length;
  }
}
