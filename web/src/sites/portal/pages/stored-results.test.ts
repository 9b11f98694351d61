import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { storeResults } from './stored-results.ts';

const KEY = ['catalogue', 'vendors'];
const STORED = { gameVendor: KEY, settings: ['brand', 'switches'] };

function tab(storage = memory()) {
  const queries = new QueryClient();
  storeResults(queries, STORED, storage);
  const ask = (answer: unknown, key = KEY) =>
    queries.fetchQuery({ queryKey: key, queryFn: async () => answer, staleTime: 300_000 });
  return { queries, storage, ask, known: () => queries.getQueryData(KEY) };
}

test('a stored result is shown at once when the page is reloaded, and is fetched again in the background', async () => {
  const before = tab();
  await before.ask({ lanes: ['A'] });
  const after = tab(before.storage);
  expect(after.known()).toEqual({ lanes: ['A'] });
  const fetched = vi.fn(async () => ({ lanes: ['B'] }));
  await after.queries.fetchQuery({ queryKey: KEY, queryFn: fetched, staleTime: 300_000 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a change notice removes the stored results it concerns and no others', async () => {
  const { queries, storage, ask } = tab();
  await ask({ lanes: [] });
  await ask({ smsLogin: true }, ['brand', 'switches']);
  await queries.invalidateQueries({ queryKey: ['catalogue'] });
  expect(storage.getItem('gameVendor')).toBeNull();
  expect(storage.getItem('settings')).toContain('smsLogin');
});

test('only listed results are stored: balances and bets never are', async () => {
  const { storage, ask } = tab();
  await ask({ sumBalance: '1.00' }, ['balance']);
  await ask({ list: [] }, ['bets']);
  expect(storage.length).toBe(0);
});

test('a stored result that cannot be parsed is ignored', () => {
  const storage = memory();
  storage.setItem('gameVendor', '{');
  expect(tab(storage).known()).toBeUndefined();
});

test('when the storage is full, the answer is still returned', async () => {
  const storage = memory();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { ask } = tab(storage);
  expect(await ask({ lanes: [] })).toEqual({ lanes: [] });
});

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, text) => void kept.set(name, text),
  };
}
