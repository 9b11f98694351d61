import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { onReconnected, reconnected, refetchFailed } from './reconnected.ts';

vi.stubGlobal('window', new EventTarget());

test('what failed is asked for again once the portal is reached, and what did not is left alone', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const down = { is: true };
  const failing = vi.fn(async () => {
    if (down.is) throw new Error('no connection');
    return 'games';
  });
  const fine = vi.fn(async () => 'brand');
  const seen = new QueryObserver(queries, { queryKey: ['catalogue'], queryFn: failing });
  const stops = [
    seen.subscribe(() => {}),
    new QueryObserver(queries, { queryKey: ['brand'], queryFn: fine }).subscribe(() => {}),
    refetchFailed(queries),
  ];
  await vi.waitFor(() => expect(seen.getCurrentResult().isError).toBe(true));

  down.is = false;
  reconnected();
  await vi.waitFor(() => expect(seen.getCurrentResult().data).toBe('games'));
  expect(fine).toHaveBeenCalledTimes(1);
  for (const stop of stops) stop();
});

test('the device’s own word is enough, and nothing listens any more after the last has left', () => {
  const received = vi.fn();
  const stop = onReconnected(received);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(received).toHaveBeenCalledTimes(1);
});
