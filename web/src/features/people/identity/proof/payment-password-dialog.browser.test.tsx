import { registerSettings } from '@lanna/contract/accounts/registration/registration';
import { setPaymentPassword } from '@lanna/contract/accounts/security/security';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { SWITCHES } from '../../../../testing/settings.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import type { Protection } from '../protection-queries.ts';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';

const security = wordsOf('security');
const PROTECTION: Protection = {
  hasPassword: true,
  passwordChangedAt: '2026-11-20T00:00:00Z',
  hasPaymentPassword: false,
  totp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  mobileMasked: null,
  emailMasked: null,
  mobileProved: true,
  emailProved: false,
  provable: { mobile: true, email: true },
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(consolidatedSettings, SWITCHES);
  const paymentPassword = {
    ...{
      enabled: true,
      required: true,
      acceptedPattern: 'pattern',
      patternId: 3,
      minLength: 6,
      maxLength: 6,
    },
  };
  portal.answer(registerSettings, { fields: { paymentPassword } } as never);
});

async function type(secret: string) {
  await page.getByLabelText(security.payment.new, { exact: true }).fill(secret);
  await page.getByLabelText(security.payment.again, { exact: true }).fill(secret);
  await page.getByLabelText(security.prove.password, { exact: true }).fill('the password');
  await page.getByRole('button', { name: security.payment.save }).click();
}

test('an easy withdrawal password is said at its field and not sent', async () => {
  portal.refuse(setPaymentPassword, 'unknown_error');
  await show(<PaymentPasswordDialog protection={PROTECTION} onClose={() => {}} />);
  await type('123456');
  await expect.element(page.getByText(security.payment.easy)).toBeVisible();
  await type('121212');
  await expect.element(page.getByText(security.payment.easy)).toBeVisible();
});

test('one that only the server knows to be easy, the birthday, is said at the same field until another is typed', async () => {
  portal.refuse(setPaymentPassword, 'invalid_input', {
    fields: [{ field: 'newPaymentPassword', message: 'easy', min: 6, max: 6, bounds: '6' }],
  });
  await show(<PaymentPasswordDialog protection={PROTECTION} onClose={() => {}} />);
  await type('070394');
  await expect.element(page.getByText(security.payment.easy)).toBeVisible();
  await page.getByLabelText(security.payment.new, { exact: true }).fill('482913');
  await expect.element(page.getByText(security.payment.easy)).not.toBeInTheDocument();
});
