import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../api/calls/refusal.ts';
import { closedBy, siteStatusQuery } from './site-status.ts';
import { watchSite } from './watch-site.ts';

let status: 0 | 1 | 2 = 0;
let asked = 0;

beforeEach(() => {
  status = 0;
  asked = 0;
  vi.stubGlobal('location', { host: 'lanna.example' });
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/wps/system/status?url=lanna.example');
    asked += 1;
    const permission = { location: { ip: '8.8.8.8', country: 'US' }, customerService: {}, maintenance: null };
    return Response.json({ success: true, value: { status, permission } });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function watched() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  watchSite(queries);
  await vi.waitFor(() => expect(queries.getQueryData(siteStatusQuery.queryKey)).toBeDefined());
  const refused = (failure: Error) =>
    queries
      .fetchQuery({ queryKey: ['bets'], queryFn: () => Promise.reject(failure), staleTime: 0 })
      .catch(() => undefined);
  const state = () => closedBy(queries.getQueryData(siteStatusQuery.queryKey), null)?.why;
  return { queries, refused, state };
}

test('a call refused because the region is blocked makes the site fetch its status, without any notice', async () => {
  const { refused, state } = await watched();
  status = 2;
  await refused(new Refusal('region_blocked'));
  await vi.waitFor(() => expect(state()).toBe('region'));
});

test('a refused mutation makes the site fetch its status', async () => {
  const { queries, state } = await watched();
  status = 1;
  const action = queries.getMutationCache().build(queries, {
    mutationFn: () => Promise.reject(new Refusal('maintenance')),
  });
  await action.execute(undefined).catch(() => undefined);
  await vi.waitFor(() => expect(state()).toBe('maintenance'));
});

test('twenty calls refused at once fetch the status once', async () => {
  const { queries } = await watched();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      queries
        .fetchQuery({ queryKey: ['bets', index], queryFn: () => Promise.reject(new Refusal('maintenance')) })
        .catch(() => undefined),
    ),
  );
  await new Promise((done) => setTimeout(done, 150));
  expect(asked).toBe(2);
});

test('a refusal that concerns one game alone does not fetch the status', async () => {
  const { refused } = await watched();
  await refused(new Refusal('game_unavailable'));
  await new Promise((done) => setTimeout(done, 150));
  expect(asked).toBe(1);
});
