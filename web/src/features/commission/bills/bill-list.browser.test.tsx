import { type BillRow, collectBill, listBills, showBill } from '@lanna/contract/commission/bills/bills';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../testing/words.ts';
import { BillList } from './bill-list.tsx';

const words = wordsOf('bills');
const ID = '00000000-0000-7000-8000-00000000000b';

const bill: BillRow = {
  id: ID,
  kind: 'dividend',
  side: 'own',
  from: '2026-09-01',
  to: '2026-09-30',
  hour: null,
  minute: null,
  payer: 'upline',
  other: 'so***ai',
  state: 'uncollected',
  payable: '11385.00',
  collected: '0.00',
  collectable: '11385.00',
  missing: '0.00',
  takenBack: '0.00',
  expiresAt: '2026-10-08T05:00:00.000Z',
  issuedAt: '2026-10-01T05:00:00.000Z',
};

async function portalWithBill() {
  const portal = await standInPortal();
  portal.answer(listBills, {
    list: [
      bill,
      {
        ...bill,
        id: ID.replace('b', 'c'),
        from: '2026-08-01',
        to: '2026-08-31',
        state: 'paid',
        payable: '2840.00',
        collectable: '0.00',
      },
      {
        ...bill,
        id: ID.replace('b', 'd'),
        from: '2026-07-01',
        to: '2026-07-31',
        state: 'not_reached',
        payable: '0.00',
        collectable: '0.00',
      },
    ],
    pageNum: 1,
    totalPages: 1,
    total: 3,
    paid: '2840.00',
    waiting: '11385.00',
  });
  portal.answer(showBill, {
    bill,
    terms: {
      kind: 'dividend',
      period: 'month',
      tiers: [{ rate: 10_000 }, { minNetLoss: '100000', rate: 15_000 }],
      carriesNegatives: true,
      feeRate: 2000,
      collection: { by: 'hand', withinDays: 7 },
    },
    receipt: {
      sort: 'dividend',
      turnover: '310000.00',
      stake: '310000.00',
      payout: '150000.00',
      rebates: '0.00',
      commissions: '900.00',
      salaries: '1200.00',
      bonuses: '5000.00',
      feeRate: 2000,
      fee: '3200.00',
      activeMembers: 12,
      net: '149700.00',
      carried: '-20000.00',
      base: '129700.00',
      tier: 1,
      rate: 15_000,
      gross: '19455.00',
      children: '8000.00',
      carriedOn: '0.00',
    },
    earned: '11455.00',
    corrections: [
      {
        id: ID,
        from: '2026-08-01',
        to: '2026-08-31',
        hour: null,
        minute: null,
        was: '2840.00',
        is: '2770.00',
      },
    ],
    owedBefore: '0.00',
    owedAfter: '0.00',
    below: [
      {
        account: 'na***oy',
        from: '2026-09-01',
        to: '2026-09-30',
        hour: null,
        minute: null,
        amount: '8000.00',
      },
    ],
    movements: [{ kind: 'set_aside', amount: '11385.00', at: '2026-10-01T05:00:00.000Z' }],
    reason: null,
  });
  return portal;
}

beforeEach(() => startSession('t', 0));

const devices = ['phone', 'desktop'] as const;
test.each(devices)('on a %s a bill opens into its sum like a receipt, and is collected', async (device) => {
  const portal = await portalWithBill();
  portal.answer(collectBill, { state: 'paid', amount: '11385.00', collected: '11385.00', missing: '0.00' });
  await show(<BillList kind="dividend" />, { device });
  await page.getByRole('button', { name: /2026-09-01/ }).click();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByText(words.line.payable)).toBeVisible();
  await expect.element(sheet.getByText(words.line.net, { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: words.line.children }).click();
  await expect.element(sheet.getByText(/na\*\*\*oy/)).toBeVisible();
  const collect = sheet.getByRole('button', { name: /11,385\.00/ });
  await expect.element(collect).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await collect.click();
  await expect.poll(() => portal.sent(collectBill).length).toBe(1);
});
