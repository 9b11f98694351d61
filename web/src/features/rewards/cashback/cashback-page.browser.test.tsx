import {
  cashbackTerms,
  claimCashback,
  listCashbackClaims,
  myCashback,
} from '@lanna/contract/rewards/cashback/cashback';
import { USUAL_RATES } from '@lanna/rules/rewards/cashback/rates';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { CashbackPage } from './cashback-page.tsx';

const words = wordsOf('cashback');
const DAY = {
  ...{ day: '2026-11-20', lastDay: '2026-12-20', open: '14.80' },
  categories: [
    { category: 'LIVE' as const, turnover: '1000.00', rate: 500, open: '5.00' },
    { category: 'RNG' as const, turnover: '1400.00', rate: 700, open: '9.80' },
  ],
};
const MINE = {
  ...{ today: '2026-11-20', currency: 'THB', open: '14.80', least: '1.00', claimable: true },
  ...{ lapsing: null, days: [DAY] },
};

beforeEach(() => startSession('t', 0));

async function portal(mine: object = MINE) {
  const answers = await standInPortal();
  answers.answer(myCashback, { ...MINE, ...mine });
  answers.answer(cashbackTerms, {
    ...{ currency: 'THB', least: '1.00', claimDays: 30 },
    current: { fromDay: '2026-11-01', rates: USUAL_RATES },
    next: null,
  });
  answers.answer(listCashbackClaims, { claims: [], next: null });
  return answers;
}

test('what can be claimed is named on the button, and a lost answer is asked for again under the same key', async () => {
  const answers = await portal();
  answers.refuse(claimCashback, 'service_unavailable');
  await show(<CashbackPage />);
  const claim = page.getByRole('button', { name: filled(words.claim.all, { amount: '฿14.80' }) });
  await expect
    .element(page.getByText(filled(words.days.line, { turnover: '฿1,400.00', rate: '0.7' })))
    .toBeVisible();
  await claim.click();
  await expect.poll(() => answers.sent(claimCashback)).toHaveLength(1);
  answers.answer(claimCashback, {
    claim: {
      ...{ id: '01992d3a-0000-7000-8000-000000000001', at: '2026-11-20T05:00:00.000Z' },
      ...{ amount: '14.80', currency: 'THB' },
    },
    balance: '14.80',
  });
  await expect.element(claim).not.toHaveAttribute('aria-busy');
  await claim.click();
  await expect.poll(() => answers.sent(claimCashback)).toHaveLength(2);
  expect(new Set(answers.keys(claimCashback)).size).toBe(1);
});

test('below the minimum nothing can be pressed, and the page says from when on', async () => {
  await portal({ open: '0.99', claimable: false });
  await show(<CashbackPage />);
  await expect.element(page.getByRole('button', { name: words.claim.title, exact: true })).toBeDisabled();
  await expect.element(page.getByText(filled(words.open.least, { least: '฿1.00' }))).toBeVisible();
});

test('what was taken back after a claim is said with its sum, and that the wallet keeps its money', async () => {
  await portal({ open: '-3.50', claimable: false, days: [{ ...DAY, lastDay: null, open: '-3.50' }] });
  await show(<CashbackPage />);
  await expect.element(page.getByText(filled(words.open.takenBack, { amount: '฿3.50' }))).toBeVisible();
  await expect.element(page.getByText(words.days.over)).toBeVisible();
});
