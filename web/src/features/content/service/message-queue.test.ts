import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../api/calls/refusal.ts';
import { messageQueue, type QueuedMessage } from './message-queue.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** What session and local storage are to the queue, and what the desk has got. */
function fixture(answers: (error: { text: string; tries: number }) => unknown = () => undefined) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const got: string[] = [];
  let tries = 0;
  const open = (owner = 'member-1') =>
    messageQueue(
      owner,
      async ({ text }) => {
        tries += 1;
        const error = answers({ text, tries });
        if (error) throw error;
        got.push(text);
      },
      storage,
    );
  return { kept, got, open };
}
const message = (text: string): QueuedMessage => ({ clientId: `id-${text}`, text, at: 0 });
const texts = (messages: readonly QueuedMessage[]) => messages.map(({ text }) => text);

test('messages are sent in the order they were written, and each once', async () => {
  const { got, open, kept } = fixture();
  const queue = open();
  for (const text of ['one', 'two', 'three']) queue.add(message(text));
  await Promise.all([queue.flush(), queue.flush()]);
  expect(got).toEqual(['one', 'two', 'three']);
  expect(queue.messages()).toEqual([]);
  expect(kept.size).toBe(0);
});

test('without a line they wait, and go out in order as soon as there is one', async () => {
  let line = false;
  const { got, open } = fixture(() => (line ? undefined : new Refusal('network')));
  const queue = open();
  queue.add(message('one'));
  await queue.flush();
  queue.add(message('two'));
  expect(texts(queue.messages())).toEqual(['one', 'two']);
  line = true;
  await vi.advanceTimersByTimeAsync(4000);
  expect(got).toEqual(['one', 'two']);
});

test('what waits is there again after the window was closed, for its writer alone', async () => {
  const { got, open } = fixture(({ tries }) => (tries === 1 ? new Refusal('network') : undefined));
  const before = open();
  before.add(message('one'));
  await before.flush();
  before.stop();
  expect(texts(open('member-2').messages())).toEqual([]);
  const after = open();
  expect(texts(after.messages())).toEqual(['one']);
  await after.flush();
  expect(got).toEqual(['one']);
});

test('sent too fast, the rest waits as long as the server says, and says until when', async () => {
  const { got, open } = fixture(({ text, tries }) =>
    text === 'two' && tries < 3 ? new Refusal('service_flood', { retryAfterSeconds: 13 }) : undefined,
  );
  const queue = open();
  for (const text of ['one', 'two', 'three']) queue.add(message(text));
  await queue.flush();
  expect(got).toEqual(['one']);
  expect(queue.heldUntil()).toBe(13_000);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(got).toEqual(['one', 'two', 'three']);
  expect(queue.heldUntil()).toBeUndefined();
});

test('one that is refused stays with its reason, and holds up none behind it', async () => {
  const { got, open } = fixture(({ text }) =>
    text === 'two' ? new Refusal('service_text_unseen') : undefined,
  );
  const queue = open();
  for (const text of ['one', 'two', 'three']) queue.add(message(text));
  await queue.flush();
  expect(got).toEqual(['one', 'three']);
  expect(queue.messages()).toEqual([{ ...message('two'), refused: 'service_text_unseen' }]);
  queue.remove('id-two');
  expect(queue.messages()).toEqual([]);
});
