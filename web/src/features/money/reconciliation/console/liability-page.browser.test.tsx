import type { LiabilityBooks } from '@lanna/contract/money/reconciliation/liability-ops';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type ConsoleOptions, showConsole } from '../../../../testing/show-console.tsx';
import { LiabilityPage } from './liability-page.tsx';

const figures = { accounts: 12, members: '1250.00', demo: '50.00', total: '1300.00', held: '100.00' };
const BOOKS: LiabilityBooks = {
  brand: 'LANNA',
  currency: 'THB',
  at: '2026-11-21T17:00:00.000Z',
  owed: [{ kind: 'player_cash', ...figures }],
  owedTotal: figures,
  against: [{ kind: 'clearing', name: 'PROMPTPAY', balance: '-1300.00' }],
  againstTotal: '-1300.00',
  difference: '0.00',
};

async function show(books: Partial<LiabilityBooks>, options: ConsoleOptions = {}) {
  const asked: URL[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input), location.href);
    asked.push(url);
    const day = url.searchParams.get('day');
    return Response.json({ success: true, value: { day, books: [{ ...BOOKS, ...books }] } });
  });
  await showConsole(<LiabilityPage />, options);
  return asked;
}

test('equal sides are said to be equal, each with its total', async () => {
  await show({});
  await expect.element(page.getByText('Both sides are equal, to the last unit.')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Owed in all 12 1,250\.00 50\.00 1,300\.00/ }))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /Against it in all −1,300\.00/ })).toBeVisible();
});

test('a difference of one unit is written out and leads to a verification', async () => {
  await show({ difference: '0.00001' }, { device: 'phone' });
  await expect.element(page.getByText('The two sides differ by')).toBeVisible();
  await expect.element(page.getByText('0.00001')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Verify ledger' })).toBeVisible();
});

test('the end of a day is asked for by the address, and its file with it', async () => {
  const asked = await show({}, { address: '/reconciliation?day=2026-11-21' });
  await expect.element(page.getByText(/closing figures of 2026-11-21/)).toBeVisible();
  expect(asked[0]?.searchParams.get('day')).toBe('2026-11-21');
  const file = page.getByRole('link', { name: 'CSV' }).element().getAttribute('href');
  expect(file).toContain('liability.csv?day=2026-11-21');
});
