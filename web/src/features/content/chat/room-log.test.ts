import type { ReadMessage } from '@lanna/contract/content/chat/chat';
import { expect, test } from 'vitest';
import { EMPTY_LOG, withFrame, withNewer, withOlder, withPage } from './room-log.ts';

const message = (number: number, author = 'a'): ReadMessage => ({
  number,
  author: { id: author, name: 'so***ai', avatar: '/a.svg' },
  text: `text ${number}`,
  sticker: null,
  bet: null,
  replyTo: null,
  mentions: [],
  reactions: {},
  sentAt: '2026-11-28T12:00:00.000Z',
  own: false,
  reacted: null,
});
const reader = { author: 'me', hidden: ['hidden'] };
const numbers = ({ messages }: { messages: readonly ReadMessage[] }) => messages.map(({ number }) => number);
const page = (...of: number[]) => ({
  messages: of.map((n) => message(n)),
  more: true,
  number: of.at(-1) ?? 0,
});

test('messages stand in the order of their numbers, each once, and own ones are known by their author', () => {
  let log = withPage(EMPTY_LOG, page(4, 5));
  ({ log } = withFrame(log, { type: 'message', message: message(6, 'me') }, reader));
  ({ log } = withFrame(log, { type: 'message', message: message(6, 'me') }, reader));
  expect(numbers(log)).toEqual([4, 5, 6]);
  expect(log.messages.at(-1)?.own).toBe(true);
});

test('a number that was left out is asked for, and a message comes once what lies before it has', () => {
  const log = withPage(EMPTY_LOG, page(1, 2));
  const ahead = withFrame(log, { type: 'message', message: message(4) }, reader);
  expect(ahead).toEqual({ log, missing: 2 });
  const filled = withNewer(log, [message(3), message(4)], 4);
  expect(numbers(filled)).toEqual([1, 2, 3, 4]);
  expect(withFrame(filled, { type: 'message', message: message(5) }, reader).missing).toBeUndefined();
});

test('a message whose writer is hidden is not shown, and leaves no gap', () => {
  const { log } = withFrame(
    withPage(EMPTY_LOG, page(1)),
    { type: 'message', message: message(2, 'hidden') },
    reader,
  );
  expect(numbers(log)).toEqual([1]);
  expect(withFrame(log, { type: 'message', message: message(3) }, reader).missing).toBeUndefined();
});

test('what is gone goes, by a frame or from what the server shows anew; older pages stay', () => {
  const log = withOlder(withPage(EMPTY_LOG, page(10, 11, 12)), {
    messages: [message(8), message(9)],
    more: false,
  });
  expect(numbers(withFrame(log, { type: 'gone', number: 11 }, reader).log)).toEqual([8, 9, 10, 12]);
  expect(numbers(withPage(log, page(10, 12)))).toEqual([8, 9, 10, 12]);
});
