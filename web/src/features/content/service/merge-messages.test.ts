import { expect, test } from 'vitest';
import { mergeMessages } from './merge-messages.ts';

const message = (number: number) => ({
  number,
  author: 'customer' as const,
  clientId: `id-${number}`,
  text: String(number),
  sentAt: '2026-11-20T12:00:00.000Z',
});
const some = (...numbers: number[]) => numbers.map(message);
const numbersOf = (messages: readonly { number: number }[]) => messages.map(({ number }) => number);

test.each([
  ['what comes after it', [1, 2], [3, 5], false, [1, 2, 3, 5]],
  ['what is known already', [1, 2, 3], [2, 3], true, [1, 2, 3]],
  ['what is older', [7, 8], [3, 4], true, [3, 4, 7, 8]],
  ['nothing', [1, 2], [], false, [1, 2]],
  ['the first ones', [], [4, 5], true, [4, 5]],
  ['so many that some may lie between', [1, 2], [60, 61], true, [60, 61]],
])('%s is set in its place, once', (_, known, came, more, merged) => {
  expect(numbersOf(mergeMessages(some(...known), { messages: some(...came), more }))).toEqual(merged);
});
