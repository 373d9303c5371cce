/** The little of socket.io's client that is used here; it is installed beside this file only. */
interface Socket {
  on(event: string, listener: (...args: unknown[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

export interface SocketIo {
  readonly io: (url: string, options: { readonly transports: readonly string[]; readonly forceNew: boolean }) => Socket;
}

/** Reads a number out of whatever came. */
const stateIdOf = (state: unknown): number =>
  typeof state === 'object' && state !== null ? Number(Reflect.get(state, '_stateID')) : Number.NaN;

/** Tables with somebody at every seat. */
export interface Seated {
  /** Moves at all of them for some seconds, one after the other at each; the milliseconds each took. */
  play(seconds: number): Promise<readonly number[]>;
  leave(): void;
}

export async function sitDown({ io }: SocketIo, url: string, tables: number, seats: number): Promise<Seated> {
  let times: number[] = [];
  const sockets: Socket[] = [];
  let running = false;
  const goes: (() => void)[] = [];
  for (let table = 0; table < tables; table++) {
    const matchID = `match-${table}`;
    const clients: Socket[] = [];
    let stateID = 0;
    let turn = 0;
    let sentAt = 0;
    const move = (): void => {
      if (!running) return;
      const playerID = String(turn % seats);
      sentAt = performance.now();
      const action = { type: 'MAKE_MOVE', payload: { type: 'act', args: [turn % seats], playerID } };
      clients[turn % seats]?.emit('update', action, stateID, matchID, playerID);
    };
    for (let seat = 0; seat < seats; seat++) {
      const socket = io(`${url}/ship`, { transports: ['websocket'], forceNew: true });
      clients.push(socket);
      sockets.push(socket);
      socket.on('update', (_id, state) => {
        const now = stateIdOf(state);
        if (seat !== turn % seats || now <= stateID) return;
        stateID = now;
        times.push(performance.now() - sentAt);
        turn++;
        move();
      });
      await new Promise<void>((done) => {
        socket.on('sync', () => done());
        socket.on('connect', () => socket.emit('sync', matchID, String(seat), undefined, seats));
      });
    }
    goes.push(move);
  }
  return {
    play: async (seconds) => {
      running = true;
      for (const go of goes) go();
      await new Promise((done) => setTimeout(done, seconds * 1000));
      running = false;
      const taken = times;
      times = [];
      // What is still under way must not be counted the next time.
      await new Promise((done) => setTimeout(done, 300));
      times = [];
      return taken;
    },
    leave: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}
