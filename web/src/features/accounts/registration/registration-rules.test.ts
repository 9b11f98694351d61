import { REGISTRATION_FIELDS, type RegistrationField } from '@lanna/contract/house/brands/registration-field';
import { isYoungerThan } from '@lanna/rules/accounts/registration/fields';
import { expect, test } from 'vitest';
import { fieldErrorOf, fieldsOf, type RegistrationSettings } from './registration-rules.ts';

const setting = (patternId: number, minLength: number, maxLength: number, more = {}) => ({
  enabled: true,
  required: true,
  acceptedPattern: 'pattern',
  patternId,
  minLength,
  maxLength,
  ...more,
});

function settings(more: Partial<RegistrationSettings> = {}, changed = {}): RegistrationSettings {
  const off = setting(0, 0, 255, { enabled: false, required: false });
  const all = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, off]));
  return {
    mobileWithPassword: true,
    smsVerification: 'own',
    minimumAge: 20,
    ...more,
    fields: { ...all, username: setting(2, 4, 20), password: setting(0, 8, 64), ...changed } as never,
  };
}
const shown = (...args: Parameters<typeof fieldsOf>) => fieldsOf(...args).map(({ field }) => field);
const texts = (given: Partial<Record<RegistrationField, string>>) =>
  ({ ...Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, ''])), ...given }) as Record<
    RegistrationField,
    string
  >;
const fieldError = (
  field: RegistrationField,
  given: Partial<Record<RegistrationField, string>>,
  rule: object,
) => fieldErrorOf(field, texts(given), rule as never, { minimumAge: 20, today: '2026-11-21' });

test('a tab asks what its kind of account needs, and what the brand has turned on', () => {
  expect(shown(settings(), 'register', false)).toEqual(['username', 'password', 'confirmPassword']);
  expect(shown(settings({}, { email: setting(6, 6, 254) }), 'register', false)).toContain('email');
  expect(shown(settings(), 'registerMobile', false)).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
  ]);
  expect(shown(settings({ mobileWithPassword: false }), 'registerMobile', false)).toEqual([
    'mobileNum',
    'verificationCode',
  ]);
});

test('a code is asked for where there is a number to prove', () => {
  const withMobile = settings({}, { mobileNum: setting(0, 4, 30, { required: false }) });
  expect(shown(withMobile, 'register', false)).not.toContain('verificationCode');
  expect(shown(withMobile, 'register', true)).toContain('verificationCode');
  expect(shown({ ...withMobile, smsVerification: 'none' }, 'registerMobile', true)).not.toContain(
    'verificationCode',
  );
});

test('the pattern’s message carries its bounds, one number when both are equal', () => {
  expect(fieldError('username', { username: '7up' }, setting(2, 4, 20))).toEqual({
    code: 'reg_pattern_2',
    bounds: '4-20',
  });
  expect(fieldError('idNumber', { idNumber: '12' }, setting(3, 13, 13))).toEqual({
    code: 'reg_pattern_3',
    bounds: '13',
  });
});

test('a repeated secret must be the same, to the last space', () => {
  const rule = setting(0, 8, 64);
  expect(fieldError('confirmPassword', { password: 'a b c d e', confirmPassword: '' }, rule)?.code).toBe(
    'empty',
  );
  expect(
    fieldError('confirmPassword', { password: 'a b c d e', confirmPassword: 'a b c d e ' }, rule)?.code,
  ).toBe('mismatch');
  expect(
    fieldError('confirmPassword', { password: 'a b c d e', confirmPassword: 'a b c d e' }, rule),
  ).toBeUndefined();
});

test('a birthday one day short of the minimum age is refused', () => {
  const rule = setting(11, 10, 10);
  expect(fieldError('birthday', { birthday: '2006-11-22' }, rule)).toEqual({
    code: 'under_age',
    bounds: '20',
  });
  expect(fieldError('birthday', { birthday: '2006-11-21' }, rule)).toBeUndefined();
  expect(isYoungerThan(20, '11-22-2006', '2026-11-21')).toBe(true);
  expect(isYoungerThan(18, '2008-02-29', '2026-02-28')).toBe(true);
  expect(isYoungerThan(18, '2008-02-29', '2026-03-01')).toBe(false);
});

test('an impossible mobile number is refused before anything is sent', () => {
  const rule = setting(0, 4, 30, { acceptedPattern: '*' });
  expect(fieldError('mobileNum', { mobileNum: 'call me' }, rule)?.code).toBe('mobile_invalid');
  expect(fieldError('mobileNum', { mobileNum: '081-234-5678' }, rule)).toBeUndefined();
});

test('an easy withdrawal password is said at its field, also where it is the birthday or the number of the same form', () => {
  const rule = setting(3, 6, 6);
  const easy = { code: 'easy', bounds: '' };
  expect(fieldError('paymentPassword', { paymentPassword: '123456' }, rule)).toEqual(easy);
  expect(fieldError('paymentPassword', { paymentPassword: '070394', birthday: '1994-03-07' }, rule)).toEqual(
    easy,
  );
  expect(
    fieldError('paymentPassword', { paymentPassword: '829461', mobileNum: '081 582 9461' }, rule),
  ).toEqual(easy);
  expect(
    fieldError('paymentPassword', { paymentPassword: '482913', birthday: '1994-03-07' }, rule),
  ).toBeUndefined();
});
