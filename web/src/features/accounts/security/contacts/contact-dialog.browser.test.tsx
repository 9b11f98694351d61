import { countries } from '@lanna/contract/accounts/registration/registration';
import {
  confirmContact,
  securityOverview,
  sendContactCode,
} from '@lanna/contract/accounts/security/security';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startSession } from '../../../../api/session.ts';
import { SWITCHES } from '../../../../testing/settings.ts';
import { show } from '../../../../testing/show.tsx';
import { type StandInPortal, standInPortal } from '../../../../testing/stand-in-portal.ts';
import { wordsOf } from '../../../../testing/words.ts';
import type { Protection } from '../../../people/identity/protection-queries.ts';
import { ContactDialog } from './contact-dialog.tsx';

const [{ contact, prove, email, mobile }, identity, refusals] = [
  wordsOf('security'),
  wordsOf('identity'),
  wordsOf('refusals'),
];
const PROTECTION: Protection = {
  hasPassword: true,
  passwordChangedAt: '2026-11-20T00:00:00Z',
  hasPaymentPassword: false,
  totp: true,
  passkeys: [],
  recoveryCodesLeft: 8,
  mobileMasked: null,
  emailMasked: null,
  mobileProved: false,
  emailProved: false,
  provable: { mobile: true, email: true },
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  startSession('t', 0);
  portal.answer(consolidatedSettings, SWITCHES);
  portal.answer(countries, { current: 'TH', list: [{ countryCode: 'TH', countryDialingCode: '66' }] });
  portal.answer(securityOverview, PROTECTION);
});

test('an address needs the proof of the member, and each field says what it lacks or what was wrong with it', async () => {
  await show(<ContactDialog kind="email" protection={PROTECTION} onClose={() => {}} />);
  await field(email).fill('nok@');
  await press(contact.send);
  await expect.element(page.getByText(contact.emailInvalid)).toBeVisible();
  await expect.element(page.getByText(prove.passwordMissing)).toBeVisible();
  await expect.element(page.getByText(prove.codeMissing)).toBeVisible();
  await expect.element(field(email)).toHaveFocus();
  await field(email).fill(' nok@example.com ');
  await field(prove.password).fill('river-lantern-9');
  await field(prove.code).fill(' 123456 ');
  portal.refuse(sendContactCode, 'password_wrong');
  await press(contact.send);
  await expect.element(page.getByText(refusals.password_wrong)).toBeVisible();
  await expect.element(field(prove.password)).toHaveFocus();
  expect(portal.sent(sendContactCode)).toMatchObject([
    { kind: 'email', email: 'nok@example.com', password: 'river-lantern-9', secondFactor: '123456' },
  ]);
});

test('a number is proved by the code that was sent there; a wrong code stands at its field, and the way back keeps the number', async () => {
  const onClose = vi.fn();
  await show(<ContactDialog kind="mobile" protection={{ ...PROTECTION, totp: false }} onClose={onClose} />);
  await field(mobile).fill('12');
  await field(prove.password).fill('river-lantern-9');
  await press(contact.send);
  await expect.element(page.getByText(identity.mobile.invalid)).toBeVisible();
  await field(mobile).fill('0812345678');
  portal.answer(sendContactCode, { expiredMinutes: 5 });
  await press(contact.send);
  portal.refuse(confirmContact, 'verification_code_wrong');
  await field(contact.code).fill('111111');
  await press(contact.submit);
  await expect.element(page.getByText(refusals.verification_code_wrong)).toBeVisible();
  await expect.element(field(contact.code)).toHaveAttribute('aria-invalid', 'true');
  await press(contact.again);
  await expect.element(field(mobile)).toHaveValue('0812345678');
  await press(contact.send);
  portal.answer(confirmContact, { masked: '081•••5678' });
  await field(contact.code).fill(' 222222 ');
  await press(contact.submit);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(portal.sent(confirmContact).at(-1)).toMatchObject({
    kind: 'mobile',
    mobileNum: '0812345678',
    countryDialingCode: '66',
    verificationCode: '222222',
  });
});

const field = (label: string) => page.getByLabelText(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
