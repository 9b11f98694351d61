import {
  addPaymentChannel,
  type ChannelRow,
  changePayee,
  changePaymentChannel,
} from '@lanna/contract/money/payments/channel-ops';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showConsole } from '../../../../testing/show-console.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../../testing/words.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { NewChannelPage } from './new-channel-page.tsx';

const { field, newChannel, channel, payee, save } = wordsOf('payments-console', 'en');
const { reason } = wordsOf('console', 'en');
const NO_BILLER = '15 digits, nothing else.';
const WHY = 'The bank has given us this account.';
const ID = '01992d3a-0000-7000-8000-000000000001';
const MAY = { operator: { permissions: { 'payments.change': ['LANNA'] } } } as const;
const CHANNEL: ChannelRow = {
  ...{ id: ID, brand: 'LANNA', way: 'in', code: 'PROMPTPAY', kind: 'promptpay', currency: 'THB' },
  ...{ enabled: true, offered: true, gateway: null, version: 4 },
  ...{ name: { EN: 'PromptPay' }, min: '100.00', max: '50000.00', feeFixed: '0.00', feeBasisPoints: 150 },
  ...{ opensAtMinute: null, closesAtMinute: null, rankLevelMin: 0, position: 10, segment: null },
  ...{ expiresAfterMinutes: 15, promisedMinutes: 5 },
  details: { billerId: '123456789012345', billerName: 'Lanna' },
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
});

test('a new channel says at each field what it lacks, and is sent once all of it is there', async () => {
  await showConsole(<NewChannelPage />, MAY as never);
  const add = page.getByRole('button', { name: newChannel.add, exact: true });
  await add.click();
  for (const text of [NO_BILLER, /Enter the biller’s name/])
    await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText(filled(reason.short, { min: 5 }))).toBeVisible();
  expect(portal.sent(addPaymentChannel)).toEqual([]);
  await page.getByLabelText(field.code, { exact: true }).fill('promptpay');
  await page.getByLabelText(field.billerId, { exact: true }).fill('123456789012345');
  await page.getByLabelText(field.billerName, { exact: true }).fill('Lanna');
  await page.getByRole('textbox', { name: field.name, exact: true }).fill('พร้อมเพย์');
  await page.getByLabelText(field.feeBasisPoints, { exact: true }).fill('1.5');
  await page.getByLabelText(reason.label, { exact: true }).fill(WHY);
  portal.refuse(addPaymentChannel, 'channel_incomplete', { fields: [{ field: 'details.billerId' }] });
  await add.click();
  await expect.element(page.getByText(NO_BILLER)).toBeVisible();
  await expect.element(page.getByLabelText(field.billerId, { exact: true })).toHaveFocus();
  expect(portal.sent(addPaymentChannel)[0]).toMatchObject({
    ...{ brand: 'LANNA', way: 'in', kind: 'promptpay', code: 'PROMPTPAY', gateway: null },
    ...{ name: { TH: 'พร้อมเพย์' }, min: '100.00', feeBasisPoints: 150, position: 10 },
    details: { billerId: '123456789012345', billerName: 'Lanna' },
    reason: WHY,
  });
});

test('other terms go with the version that was read; an amount that is none, and one that does not fit, are said at it', async () => {
  await showConsole(<ChannelPanel row={CHANNEL} />, MAY as never);
  await page.getByRole('button', { name: channel.change, exact: true }).click();
  const max = page.getByLabelText(filled(field.max, { currency: 'THB' }));
  await max.fill('-');
  await page.getByLabelText(reason.label, { exact: true }).fill(WHY);
  const button = page.getByRole('button', { name: save, exact: true });
  await button.click();
  await expect.element(page.getByText(wordsOf('forms', 'en').rule.amount)).toBeVisible();
  expect(portal.sent(changePaymentChannel)).toEqual([]);
  await max.fill('50');
  portal.refuse(changePaymentChannel, 'channel_incomplete', { fields: [{ field: 'max', rule: 'unfit' }] });
  await button.click();
  await expect.element(page.getByText(/does not fit the other fields/)).toBeVisible();
  await max.fill('60,000');
  portal.answer(changePaymentChannel, { proposal: null });
  await button.click();
  await expect
    .poll(() => portal.sent(changePaymentChannel).at(-1))
    .toMatchObject({ max: '60000.00', feeBasisPoints: 150, version: 4, reason: WHY });
});

test('where the money goes is changed with a reason, and never to nowhere', async () => {
  await showConsole(<ChannelPanel row={CHANNEL} />, MAY as never);
  await page.getByRole('button', { name: payee.change.account }).click();
  await page.getByLabelText(field.billerId, { exact: true }).fill('');
  await page.getByLabelText(reason.label, { exact: true }).fill(WHY);
  const button = page.getByRole('button', { name: payee.action, exact: true });
  await button.click();
  await expect.element(page.getByText(NO_BILLER)).toBeVisible();
  expect(portal.sent(changePayee)).toEqual([]);
  await page.getByLabelText(field.billerId, { exact: true }).fill('999999999999999');
  portal.answer(changePayee, { proposal: ID });
  await button.click();
  await expect
    .poll(() => portal.sent(changePayee))
    .toEqual([{ details: { billerId: '999999999999999', billerName: 'Lanna' }, version: 4, reason: WHY }]);
});
