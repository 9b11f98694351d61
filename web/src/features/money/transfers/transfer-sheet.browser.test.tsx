import { listTransfers, walletTransfer } from '@lanna/contract/money/transfers/transfers';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import type { Wallets } from './queries.ts';
import { TransferSheet } from './transfer-sheet.tsx';

const words = wordsOf('transfers', 'en');
const { fault: wrong } = words;
const WALLETS: Wallets = {
  currency: 'THB',
  main: { balance: '1000.00', held: '0.00', holds: [] },
  wallets: [
    {
      vassalage: 'LUANG',
      name: 'Kad Luang',
      state: 'open',
      balance: '200.00',
      min: '10.00',
      max: '5000.00',
      underWay: null,
    },
  ],
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(listTransfers, { list: [], pageNum: 1, totalPages: 1, total: 0 });
  await show(
    <TransferSheet request={{ vassalage: 'LUANG', way: 'in' }} wallets={WALLETS} onClose={() => undefined} />,
    { language: 'en' },
  );
});

test.each([
  ['', wrong.missing],
  ['five', wrong.unreadable],
  ['9.99', filled(wrong.below, { min: '฿10.00' })],
  ['1000.01', filled(wrong.short, { available: '฿1,000.00' })],
])('an amount of “%s” is not moved, and the field says why', async (typed, said) => {
  await amount().fill(typed);
  await submit();
  await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  await expect.element(amount()).toHaveFocus();
  expect(portal.sent(walletTransfer)).toEqual([]);
});

test('after a swap money comes back, up to what the provider holds', async () => {
  await page.getByRole('button', { name: words.sheet.swap }).click();
  await amount().fill('200.01');
  await submit();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: words.sheet.max, exact: true }).click();
  portal.answer(walletTransfer, moved('200.00'));
  await submit();
  await expect.element(page.getByText(words.outcome.done, { exact: true })).toBeVisible();
  expect(portal.sent(walletTransfer)).toEqual([{ vassalage: 'LUANG', way: 'out', amount: '200.00' }]);
});

test('without an answer the amount stays, and pressing again is the same transfer', async () => {
  await amount().fill('250');
  portal.lose(walletTransfer);
  await submit();
  await expect.element(page.getByText(words.uncertain)).toBeVisible();
  await expect.element(amount()).toHaveValue('250');
  portal.answer(walletTransfer, moved('250.00'));
  await submit();
  await expect.element(page.getByText(words.outcome.done, { exact: true })).toBeVisible();
  expect(portal.sent(walletTransfer)).toHaveLength(2);
  expect(new Set(portal.keys(walletTransfer)).size).toBe(1);
});

function moved(sum: string) {
  return {
    balance: '750.00',
    transfer: {
      id: '01937d5e-0000-7000-8000-000000000001',
      kind: 'to_vendor' as const,
      state: 'done' as const,
      reason: null,
      vassalage: 'LUANG',
      vendorName: 'Kad Luang',
      amount: sum,
      currency: 'THB',
      createdAt: '2026-11-20T16:30:00.000Z',
      endedAt: '2026-11-20T16:30:01.000Z',
      unclear: false,
    },
  };
}

function amount() {
  return page.getByLabelText(words.sheet.amount, { exact: true });
}

async function submit() {
  await page
    .getByRole('button', {
      name: new RegExp(`^${filled(words.sheet.submitAmount, { amount: '' }).trim()}|^${words.sheet.submit}$`),
    })
    .click();
}
