import { expect, it } from 'vitest';
import { FairQueue } from '../src/bots/queue';

const yes = () => true;
const no = () => false;

function drain(queue: FairQueue<string>): string[] {
  const order: string[] = [];
  for (let job = queue.next(); job !== undefined; job = queue.next()) order.push(job);
  return order;
}

it('tables take turns, however many thoughts each of them wants', () => {
  const queue = new FairQueue<string>();
  for (let i = 1; i <= 4; i++) queue.add('greedy', yes, `greedy ${i}`);
  queue.add('honest', yes, 'honest 1');
  queue.add('honest', yes, 'honest 2');
  expect(drain(queue)).toEqual(['greedy 1', 'honest 1', 'greedy 2', 'honest 2', 'greedy 3', 'greedy 4']);
});

it('a thousand tables at which nobody looks on do not keep one waiting at which somebody does', () => {
  const queue = new FairQueue<string>();
  for (let table = 0; table < 1_000; table++) queue.add(`abandoned ${table}`, no, `abandoned ${table}`);
  queue.add('honest', yes, 'honest');
  expect(queue.next()).toBe('honest');
  expect(queue.next()).toBe('abandoned 0');
  queue.add('honest', yes, 'honest again');
  expect(queue.next()).toBe('honest again');
});
