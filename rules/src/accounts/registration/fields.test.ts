import { expect, test } from 'vitest';
import {
  CONFIRMS,
  isSecret,
  isYoungerThan,
  REGISTRATION_FIELDS,
  type RegistrationForm,
  type RegistrationTab,
  registrationFields,
  tidied,
} from './fields.ts';

const off = {
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 255,
};
const on = { ...off, enabled: true };

function form(more: Partial<Omit<RegistrationForm, 'fields'>> = {}, fields = {}): RegistrationForm {
  const all = Object.fromEntries(REGISTRATION_FIELDS.map((field) => [field, off]));
  return {
    mobileWithPassword: true,
    smsVerification: 'own',
    ...more,
    fields: { ...all, ...fields } as RegistrationForm['fields'],
  };
}
const asked = (settings: RegistrationForm, tab: RegistrationTab, given = {}) =>
  registrationFields(settings, tab, { mobile: false, workProved: false, ...given });
const names = (...args: Parameters<typeof asked>) => asked(...args).map(({ field }) => field);
const ruleOf = (name: string, ...args: Parameters<typeof asked>) =>
  asked(...args).find(({ field }) => field === name);

test('user name, password and its confirmation are required on the tab of names, whatever their settings', () => {
  expect(asked(form(), 'register').map(({ field, rule }) => [field, rule.required])).toEqual([
    ['username', true],
    ['password', true],
    ['confirmPassword', true],
  ]);
});

test('by number a user name is taken when it is sent, and not in the form', () => {
  expect(ruleOf('username', form(), 'registerMobile')).toMatchObject({
    evaluatedBy: 'server',
    rule: { required: false },
  });
});

test('the number is proved right below it, and the password follows where the brand wants one', () => {
  expect(names(form(), 'registerMobile')).toEqual([
    'username',
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
  ]);
  expect(names(form({ mobileWithPassword: false }), 'registerMobile')).toEqual([
    'username',
    'mobileNum',
    'verificationCode',
  ]);
});

test('a code is required where there is a number to confirm, and checked by the rule of its sender', () => {
  const withMobile = { mobileNum: on };
  expect(names(form({}, withMobile), 'register')).not.toContain('verificationCode');
  expect(ruleOf('verificationCode', form({}, withMobile), 'register', { mobile: true })).toMatchObject({
    evaluatedBy: 'both',
    rule: { required: true },
  });
  expect(
    ruleOf('verificationCode', form({ smsVerification: 'third-party' }), 'registerMobile'),
  ).toMatchObject({
    evaluatedBy: 'browser',
  });
  expect(names(form({ smsVerification: 'none' }), 'registerMobile')).not.toContain('verificationCode');
});

test('a captcha picture is required where the brand wants one, unless proof of work replaces it', () => {
  const withPicture = form({}, { captcha: on });
  expect(names(withPicture, 'register')).toContain('captcha');
  expect(names(withPicture, 'register', { workProved: true })).not.toContain('captcha');
});

test('a field is required as its setting says, in the order of the form', () => {
  const some = form({}, { email: { ...on, required: true }, nickname: on, captcha: on });
  expect(names(some, 'register').slice(3)).toEqual(['nickname', 'email', 'captcha']);
  expect(ruleOf('email', some, 'register')?.rule.required).toBe(true);
  expect(ruleOf('nickname', some, 'register')?.rule.required).toBe(false);
});

test('secrets are sent as typed, everything else is tidied', () => {
  expect(tidied('password', ' a  b ')).toBe(' a  b ');
  expect(tidied('fullname', ' Somchai   Dee ')).toBe('Somchai Dee');
  for (const [field, secret] of Object.entries(CONFIRMS))
    expect([isSecret(field as never), isSecret(secret)]).toEqual([true, true]);
});

test.each([
  [20, '2006-11-22', '2026-11-21', true],
  [20, '2006-11-21', '2026-11-21', false],
  [20, '11-22-2006', '2026-11-21', true],
  [18, '2008-02-29', '2026-02-28', true],
  [18, '2008-02-29', '2026-03-01', false],
])('younger than %i, born on %s, on %s: %s', (years, birthday, today, younger) =>
  expect(isYoungerThan(years, birthday, today)).toBe(younger),
);
