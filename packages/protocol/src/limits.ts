/** What a message may be at most; whatever is larger is refused before anybody looks inside. */
export const LIMITS = {
  /** Bytes of one frame from a client. */
  frame: 16_384,
  /** Bytes of one HTTP body. */
  body: 32_768,
  name: 24,
  tableName: 48,
  text: 400,
  report: 2_000,
  picks: 256,
  /** Things one mark is put on. */
  marked: 64,
  seats: 8,
  /** Frames a connection may send: this many a second on average, and this many at once. */
  framesPerSecond: 40,
  framesAtOnce: 120,
  /** Things a seat may say: one every so many milliseconds, and this many at once. */
  sayEveryMs: 1_500,
  sayAtOnce: 5,
  /** Things a connection may do that everybody at the table is told of, such as getting ready. */
  publicEveryMs: 250,
  publicAtOnce: 24,
  /** Milliseconds before a new connection must have said hello. */
  helloMs: 10_000,
  connectionsPerSeat: 8,
} as const;
