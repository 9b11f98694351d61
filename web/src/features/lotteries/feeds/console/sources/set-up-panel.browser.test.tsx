import type { DrawGameRow } from '@lanna/contract/lotteries/draws/ops';
import type { FedGameRow } from '@lanna/contract/lotteries/feeds/feed-ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../../testing/show-console.tsx';
import { FED_CODES } from '../draws/game-codes.ts';
import { FeedsPage } from './feeds-page.tsx';

const games = FED_CODES.map(
  (code): FedGameRow => ({
    ...{ code, typed: false, oneIsEnough: false, patienceMinutes: 120, version: 0 },
    ...{ feeds: [], isSourced: false },
  }),
);
const schedules = FED_CODES.map((code) => ({ code, enabled: code === 'THAI' }) as DrawGameRow);

async function show() {
  const sent: { path: string; body: unknown }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      sent.push({ path: pathname, body: await request.json() });
      return Response.json({ success: true, value: { changed: 2 } });
    }
    const value =
      pathname === '/ops/draw-games'
        ? { now: '2026-11-29T05:00:00.000Z', games: schedules, beacons: [] }
        : { feeds: [], games, path: '/lgw/feeds/' };
    return Response.json({ success: true, value });
  });
  const house = ['feeds.read', 'feeds.change', 'draws.read', 'draws.change'] as never;
  await showConsole(<FeedsPage />, { operator: { house }, address: '/lottery-feeds' });
  return sent;
}

test('a group gets its source first and is switched on after; one that is on without a source says so', async () => {
  const sent = await show();
  await expect.element(page.getByText('1 of 1 closed: no source')).toBeVisible();
  const ways = page.getByRole('group', { name: 'Results of Lao and Malaysia' });
  await ways.getByRole('button', { name: 'Two operators' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/Reason/).fill('We open them today');
  await dialog.getByRole('button', { name: 'Two operators' }).click();
  const reason = 'We open them today';
  await expect
    .poll(() => sent)
    .toEqual([
      { path: '/ops/lottery-sources', body: { games: ['LAO', 'MALAYSIA'], typed: true, reason } },
      { path: '/ops/draw-games-switch', body: { codes: ['LAO', 'MALAYSIA'], enabled: true, reason } },
    ]);
});

test('a feed that is not there yet is asked for with the group’s lotteries, and lotteries are searched', async () => {
  await show();
  const ways = page.getByRole('group', { name: 'Results of Thai government lottery' });
  await ways.getByRole('button', { name: 'Feed' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('THAI');
  const ticked = dialog.getByRole('checkbox', { checked: true });
  await expect.poll(() => ticked.elements().length).toBe(1);
});
