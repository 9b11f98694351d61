import { securityOverview } from '@lanna/contract/accounts/security/security';
import { giveEnvelope } from '@lanna/contract/commission/envelopes/envelopes';
import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../api/session.ts';
import { show } from '../../../testing/show.tsx';
import { standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { GiveForm } from './give-form.tsx';
import type { Terms } from './queries.ts';

const TERMS: Terms = {
  ...{ may: 'give', currency: 'THB', balance: '90000.00', stays: '0.00', max: '50000.00' },
  ...{ dayLeft: '50000.00', dayEndsAt: '2026-11-24T17:00:00.000Z', most: '50000.00', hours: 24 },
  ...{ groups: { direct: 10, line: 20, active: 5 }, paymentPasswordSet: true, secondFactor: false },
};

beforeEach(() => startSession('t', 0));

async function portalOfAgent() {
  const portal = await standInPortal();
  portal.answer(securityOverview, {
    ...{ hasPassword: true, hasPaymentPassword: true, passwordChangedAt: '2026-01-01T00:00:00.000Z' },
    ...{ mobile: null, email: null, totp: false, passkeys: [], recoveryCodesLeft: 0 },
  } as never);
  portal.refuse(giveEnvelope, 'payment_password_wrong');
  return portal;
}

test('an envelope whose amount can be two is not given, and the field asks which is meant', async () => {
  const { give } = wordsOf('envelopes', 'tr');
  const portal = await portalOfAgent();
  await show(<GiveForm terms={TERMS} />, { language: 'tr' });
  const amount = page.getByLabelText(give.amount, { exact: true });
  await amount.fill('1,000');
  await page.getByLabelText(give.shares, { exact: true }).fill('5');
  await page.getByLabelText(give.password, { exact: true }).fill('123456');
  await page.getByRole('button', { name: give.submit, exact: true }).click();
  await expect.element(amount).toHaveFocus();
  await expect.element(page.getByText(wordsOf('ui', 'tr').amount.which)).toBeVisible();
  expect(portal.sent(giveEnvelope)).toEqual([]);
  await page.getByRole('button', { name: '฿1,000.00', exact: true }).click();
  await page
    .getByRole('button', { name: filled(give.submitAmount, { amount: '฿1,000.00' }), exact: true })
    .click();
  await expect.poll(() => portal.sent(giveEnvelope)).toMatchObject([{ amount: '1000.00', shares: 5 }]);
});

test('shares that are too many or too small are not given, and the fields say so', async () => {
  const { give } = wordsOf('envelopes');
  const portal = await portalOfAgent();
  await show(<GiveForm terms={TERMS} />);
  const shares = page.getByLabelText(give.shares, { exact: true });
  await page.getByLabelText(give.amount, { exact: true }).fill('1');
  await shares.fill('501');
  await page.getByRole('button', { name: filled(give.submitAmount, { amount: '฿1.00' }) }).click();
  await expect
    .element(page.getByText(i18next.t('envelopes:give.sharesFault.range', { max: 500 })))
    .toBeVisible();
  await expect.element(page.getByText(give.passwordMissing)).toBeVisible();
  await shares.fill('500');
  await expect.element(page.getByText(i18next.t('envelopes:give.sharesFault.small'))).toBeVisible();
  expect(portal.sent(giveEnvelope)).toEqual([]);
});

test('a wrong password stands at its field, and the same envelope with the right one is no other', async () => {
  const { give } = wordsOf('envelopes');
  const portal = await portalOfAgent();
  await show(<GiveForm terms={TERMS} />);
  const password = page.getByLabelText(give.password, { exact: true });
  const send = page.getByRole('button', { name: filled(give.submitAmount, { amount: '฿50.00' }) });
  await page.getByLabelText(give.amount, { exact: true }).fill('50');
  await page.getByLabelText(give.shares, { exact: true }).fill('5');
  await password.fill('111111');
  await send.click();
  await expect.element(page.getByText(wordsOf('refusals').payment_password_wrong)).toBeVisible();
  await expect.element(password).toHaveFocus();
  const envelope = {
    ...{ amount: '50.00', currency: 'THB', expiresAt: '2026-11-24T05:00:00.000Z' },
    ...{ audience: 'direct', split: 'random' },
  };
  portal.answer(giveEnvelope, { envelope, balance: '89950.00' } as never);
  await password.fill('123456');
  await send.click();
  const done = filled(give.done, { amount: '฿50.00', time: '2026-11-24 12:00:00' });
  await expect.element(page.getByText(done)).toBeVisible();
  await expect.element(password).toHaveValue('');
  expect(portal.sent(giveEnvelope).map(({ paymentPassword }) => paymentPassword)).toEqual([
    '111111',
    '123456',
  ]);
  const keys = vi
    .mocked(fetch)
    .mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('Idempotency-Key') ?? []);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});
