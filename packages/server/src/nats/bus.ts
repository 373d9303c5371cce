import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { type Bus, type Ears, Unreachable } from '../cluster/bus';

/** How long a node may take to answer before it counts as gone. */
const ANSWER_MS = 2_000;
/** How soon the connection is tried again, and for how long it may say nothing. */
const AGAIN_MS = 200;
const PING_MS = 5_000;

/** What became of a question, in the first letter of the answer. */
const ANSWERED = '+';
const FAILED = '-';

const asking = (node: string): string => `undertow.ask.${node}`;
const telling = (node: string): string => `undertow.tell.${node}`;
const NEWS = 'undertow.news';

/** Nodes talk over NATS: plain subjects, nothing is kept there. */
export async function natsBus(url: string, node: string): Promise<Bus> {
  const { connect } = await import('@nats-io/transport-node');
  const nats: NatsConnection = await connect({
    servers: url.split(','),
    name: `undertow ${node}`,
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN_MS,
    pingInterval: PING_MS,
    noEcho: true,
  });
  let connected = true;
  let interrupted = (): void => {};
  const follow = async (): Promise<void> => {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') {
        connected = false;
        interrupted();
      } else if (type === 'reconnect') connected = true;
      else if (type === 'slowConsumer') interrupted();
    }
  };
  follow();
  return {
    get connected() {
      return connected;
    },
    ask: async (to, question) => {
      if (!connected) throw new Unreachable(to);
      const answer = await nats.request(asking(to), question, { timeout: ANSWER_MS }).then(
        (message) => message.string(),
        () => {
          throw new Unreachable(to);
        },
      );
      if (answer.startsWith(ANSWERED)) return answer.slice(1);
      throw new Error(`another node could not answer: ${answer.slice(1)}`);
    },
    tell: (to, text) => {
      if (connected) nats.publish(telling(to), text);
    },
    news: () => {
      if (connected) nats.publish(NEWS);
    },
    listen: async (ears: Ears) => {
      interrupted = () => ears.interrupted();
      const answer = (message: Msg): void => {
        ears.asked(message.string()).then(
          (text) => message.respond(ANSWERED + text),
          (error) => message.respond(FAILED + String(error)),
        );
      };
      const hear = (subject: string, act: (message: Msg) => void): void => {
        nats.subscribe(subject, {
          callback: (error, message) => {
            if (!error) act(message);
          },
        });
      };
      hear(asking(node), answer);
      hear(telling(node), (message) => ears.told(message.string()));
      hear(NEWS, () => ears.news());
      await nats.flush();
    },
    close: async () => {
      interrupted = () => {};
      // What was told last still goes out.
      await (connected ? nats.drain() : nats.close());
    },
  };
}
