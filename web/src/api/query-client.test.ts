import { notifyManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from './calls/refusal.ts';
import { createQueryClient } from './query-client.ts';

vi.useFakeTimers();
afterEach(() => vi.clearAllTimers());

const tooMany = () => new Refusal('too_many_requests', { retryAfterSeconds: 7 });

test('a rate-limited page keeps what it shows without a word, and asks again when it may', async () => {
  const queries = createQueryClient();
  const answers: (string | Error)[] = ['first', tooMany(), tooMany(), 'second'];
  const asked = vi.fn(async () => {
    const answer = answers.shift() ?? '';
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const observer = new QueryObserver(queries, { queryKey: ['results'], queryFn: asked });
  const shown: unknown[] = [];
  // As React's hook does: it reads the result after all that happened at once.
  const stop = observer.subscribe(
    notifyManager.batchCalls(() => {
      const { data, isError } = observer.getCurrentResult();
      shown.push(isError ? 'error' : data);
    }),
  );
  await vi.advanceTimersByTimeAsync(10);
  await observer.refetch();
  await vi.advanceTimersByTimeAsync(6_900);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(7_100);
  expect(observer.getCurrentResult()).toMatchObject({ data: 'second', status: 'success' });
  expect(shown).not.toContain('error');
  stop();
});

test('a page with nothing to show says at once that it was asked too often', async () => {
  const queries = createQueryClient();
  const observer = new QueryObserver(queries, {
    queryKey: ['empty'],
    queryFn: () => Promise.reject(tooMany()),
  });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult()).toMatchObject({
    status: 'error',
    error: { code: 'too_many_requests' },
  });
  stop();
});

test('a page that was left does not ask again', async () => {
  const queries = createQueryClient();
  const asked = vi.fn().mockResolvedValueOnce('first').mockRejectedValue(tooMany());
  const observer = new QueryObserver(queries, { queryKey: ['left'], queryFn: asked });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  await observer.refetch();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});
