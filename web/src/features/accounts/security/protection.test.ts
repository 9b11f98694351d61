import { expect, test } from 'vitest';
import type { Protection } from '../../people/identity/protection-queries.ts';
import { hasSecondFactor } from '../../people/identity/protection-queries.ts';
import { openSteps } from './protection.ts';

const fresh: Protection = {
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
const passkey = { id: 'a', name: 'phone', addedAt: '2026-11-20T00:00:00Z', usedAt: null };

test('a new account is asked for a withdrawal password first, then for a second step', () => {
  expect(openSteps(fresh)).toEqual(['paymentPassword', 'secondFactor']);
});

test('an app or a passkey is a second step, either is enough', () => {
  expect(hasSecondFactor(fresh)).toBe(false);
  expect(hasSecondFactor({ totp: true, passkeys: [] })).toBe(true);
  expect(hasSecondFactor({ totp: false, passkeys: [passkey] })).toBe(true);
});

test('new recovery codes are suggested only to an account with a second step and fewer than three codes left', () => {
  const kept = { ...fresh, hasPaymentPassword: true, totp: true };
  expect(openSteps({ ...kept, recoveryCodesLeft: 2 })).toEqual(['recoveryCodes']);
  expect(openSteps({ ...kept, recoveryCodesLeft: 3 })).toEqual([]);
});

test('a number or an e-mail comes first where neither is proved and the brand takes one', () => {
  const unreachable = { ...fresh, mobileProved: false, mobileMasked: '+66•••••5678' };
  expect(openSteps(unreachable)[0]).toBe('wayBack');
  expect(openSteps({ ...unreachable, emailProved: true })[0]).toBe('paymentPassword');
  expect(openSteps({ ...unreachable, provable: { mobile: false, email: false } })[0]).toBe('paymentPassword');
});
