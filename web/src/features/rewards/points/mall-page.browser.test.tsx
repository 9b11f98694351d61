import {
  pointBalance,
  pointConversionTypes,
  pointRedemptions,
  pointRewards,
  redeemPoints,
} from '@lanna/contract/rewards/points/points';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { MallPage } from './mall-page.tsx';
import { RedemptionList } from './redemption-list.tsx';

const words = wordsOf('points');
const id = (end: number) => `01992d3a-0000-7000-8000-00000000000${end}`;
const good = (end: number, title: string, points: string, left: number) => ({
  ...{
    id: id(end),
    title,
    text: title,
    language: 'TH' as const,
    picture: null,
    points,
    left,
    raffleTickets: null,
    byCode: false,
    bonus: null,
  },
});
const CAP = good(1, 'หมวกลานนา', '500.00', 3);
const GONE = good(2, 'แก้วน้ำ', '300.00', 0);
const PHONE = good(3, 'โทรศัพท์', '90000.00', 1);
const CONVERSION = {
  types: [
    {
      ...{ type: 'cash' as const, currency: 'THB', perUnit: '100.00', least: '100.00' },
      ...{ leftToday: '10000.00', most: '650.00' },
    },
  ],
  paymentPasswordSet: true,
};

beforeEach(() => startSession('t', 0));

async function portalWith(rewards: (typeof CAP)[]) {
  const portal = await standInPortal();
  portal.answer(pointBalance, { balance: '650.00', debt: '0.00', lots: [] });
  portal.answer(pointConversionTypes, CONVERSION);
  portal.answer(pointRewards, { rewards });
  return portal;
}

test('of the goods those the points suffice for are shown alone, and one is redeemed with address and withdrawal password', async () => {
  const portal = await portalWith([GONE, CAP, PHONE]);
  portal.answer(redeemPoints, {
    redemption: {
      ...{ id: id(4), rewardId: CAP.id, title: CAP.title, language: 'TH', points: CAP.points },
      ...{ state: 'processing', at: '2026-11-20T05:00:00.000Z', changedAt: '2026-11-20T05:00:00.000Z' },
      ...{ tracking: '', words: '', gives: 'item', code: null },
    },
    balance: '150.00',
  });
  await show(<MallPage />);
  await expect.element(page.getByText(filled(words.mall.short, { points: '89,350.00' }))).toBeVisible();
  await expect.element(page.getByText(words.mall.gone)).toBeVisible();
  expect(page.getByRole('button', { name: words.mall.redeem, exact: true }).elements()).toHaveLength(1);
  await page.getByText(words.mall.filters.affordable).click();
  await expect.element(page.getByRole('article', { name: PHONE.title })).not.toBeInTheDocument();
  await page.getByRole('button', { name: words.mall.redeem, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.redeem.title });
  const submit = dialog.getByRole('button', { name: filled(words.redeem.submit, { points: '500.00' }) });
  await submit.click();
  await expect.element(dialog.getByText(words.redeem.addressMissing)).toBeVisible();
  await dialog.getByLabelText(words.redeem.address).fill('สมชาย 1 ถนนเจริญ');
  await dialog.getByLabelText(words.password, { exact: true }).fill('123456');
  expect(portal.sent(redeemPoints)).toEqual([]);
  await submit.click();
  await expect
    .poll(() => portal.sent(redeemPoints))
    .toMatchObject([
      { rewardId: CAP.id, points: '500.00', address: 'สมชาย 1 ถนนเจริญ', paymentPassword: '123456' },
    ]);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a bonus is redeemed without an address, on the terms that were shown; where it cannot be given, that is said in the dialog', async () => {
  const terms = { amount: '100.00', required: '1000.00', maxStake: '50.00', convertedMost: '1000.00' };
  const bonus = {
    ...good(5, 'โบนัสร้อย', '400.00', 2),
    bonus: { version: 3, times: 10, days: 7, rounds: null, ...terms },
  };
  const portal = await portalWith([bonus as never]);
  portal.refuse(redeemPoints, 'bonus_budget_spent');
  await show(<MallPage />);
  await expect
    .element(page.getByText(filled(words.mall.bonus, { amount: '100.00', times: '10' })))
    .toBeVisible();
  await page.getByRole('button', { name: words.mall.redeem, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.redeem.title });
  await expect.element(dialog.getByText(words.redeem.bonus.required)).toBeVisible();
  await expect.element(dialog.getByLabelText(words.redeem.address)).not.toBeInTheDocument();
  await dialog.getByLabelText(words.password, { exact: true }).fill('123456');
  await dialog.getByRole('button', { name: filled(words.redeem.submit, { points: '400.00' }) }).click();
  await expect
    .poll(() => portal.sent(redeemPoints))
    .toMatchObject([{ rewardId: bonus.id, points: '400.00', address: '', bonusVersion: 3 }]);
  await expect.element(dialog.getByRole('alert')).toBeVisible();
});

test('a code is read among the redemptions once it was approved', async () => {
  const portal = await standInPortal();
  const redemption = {
    ...{
      rewardId: CAP.id,
      title: 'บัตรกำนัล',
      language: 'TH' as const,
      points: '50.00',
      tracking: '',
      words: '',
    },
    ...{ at: '2026-11-20T05:00:00.000Z', changedAt: '2026-11-20T05:00:00.000Z', gives: 'code' as const },
  };
  portal.answer(pointRedemptions, {
    redemptions: [
      { ...redemption, id: id(6), state: 'completed', code: 'ABCD-1234' },
      { ...redemption, id: id(7), state: 'processing', code: null },
    ],
    next: null,
  });
  await show(<RedemptionList />);
  await expect.element(page.getByText('ABCD-1234')).toBeVisible();
  await expect.element(page.getByText(words.redemption.given)).toBeVisible();
  await expect.element(page.getByText(words.redemption.codeWaits)).toBeVisible();
});

test('a mall without goods says so', async () => {
  await portalWith([]);
  await show(<MallPage />);
  await expect.element(page.getByText(words.mall.empty)).toBeVisible();
});
