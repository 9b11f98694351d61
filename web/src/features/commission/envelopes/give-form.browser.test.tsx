import { securityOverview } from '@lanna/contract/accounts/security/security';
import { giveEnvelope } from '@lanna/contract/commission/envelopes/envelopes';
import { expect, test } from 'vitest';
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

test('an envelope whose amount can be two is not given, and the field asks which is meant', async () => {
  const { give } = wordsOf('envelopes', 'tr');
  const portal = await standInPortal();
  startSession('t', 0);
  portal.answer(securityOverview, {
    ...{ hasPassword: true, hasPaymentPassword: true, passwordChangedAt: '2026-01-01T00:00:00.000Z' },
    ...{ mobile: null, email: null, totp: false, passkeys: [], recoveryCodesLeft: 0 },
  } as never);
  portal.refuse(giveEnvelope, 'payment_password_wrong');
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
