import {
  checkAffiliate,
  countries,
  register,
  registerMobile,
  registerSettings,
} from '@lanna/contract/accounts/registration/registration';
import type { Value } from '@lanna/contract/endpoint';
import type {
  FieldSetting,
  REGISTRATION_FIELDS,
  RegistrationField,
} from '@lanna/contract/house/brands/registration-field';
import { consolidatedSettings } from '@lanna/contract/house/brands/site';
import { captcha } from '@lanna/contract/people/authentication/authentication';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readSession } from '../../../api/session.ts';
import { SWITCHES } from '../../../testing/settings.ts';
import { type Options, show } from '../../../testing/show.tsx';
import { IDENTITY_SERVICE, standInIdentityService } from '../../../testing/stand-in-identity-service.ts';
import { type StandInPortal, standInPortal } from '../../../testing/stand-in-portal.ts';
import { filled, wordsOf } from '../../../testing/words.ts';
import { readRememberedLogin } from '../../people/identity/remembered-login.ts';
import { RegisterDialog } from './register-dialog.tsx';

const [identity, registration, refusals] = [
  wordsOf('identity'),
  wordsOf('registration'),
  wordsOf('refusals'),
];
const ANY: FieldSetting = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 100,
};
const NAMED: Partial<Record<RegistrationField, FieldSetting>> = {
  username: { ...ANY, acceptedPattern: 'pattern', patternId: 2, minLength: 4, maxLength: 20 },
  password: { ...ANY, minLength: 8, maxLength: 64 },
  confirmPassword: ANY,
};
const PASSWORD = 'river-lantern-9';
const IMAGE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
const IN = {
  token: 't',
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  rememberToken: null,
  exclusion: null,
};

let portal: StandInPortal;
beforeEach(async () => {
  portal = await standInPortal();
  portal.answer(consolidatedSettings, SWITCHES);
});

test('a brand that asks for little shows a name, a password twice and its terms, and no tabs', async () => {
  await open({ fields: NAMED });
  expect(labels()).toEqual([
    identity.field.username,
    identity.field.password,
    identity.field.confirmPassword,
    filled(registration.terms.accept, { age: 18 }),
    identity.remember,
  ]);
  await expect.element(page.getByRole('tab')).not.toBeInTheDocument();
});

test('a brand that asks for much shows each field in its order, and says which may stay empty', async () => {
  const optional = (name: string) => filled(identity.optional, { field: name });
  await open({
    registerMobile: true,
    mobileWithPassword: false,
    minimumAge: 21,
    fields: {
      ...NAMED,
      payeeName: ANY,
      birthday: { ...ANY, acceptedPattern: 'pattern', patternId: 11 },
      mobileNum: { ...ANY, required: false },
      line: { ...ANY, required: false },
      paymentPassword: { ...ANY, acceptedPattern: 'pattern', patternId: 3, minLength: 6, maxLength: 6 },
      verifyPwd: ANY,
    },
  });
  const shared = [
    identity.field.payeeName,
    identity.field.birthday,
    optional(identity.field.line),
    identity.field.paymentPassword,
    identity.field.verifyPwd,
    filled(registration.terms.accept, { age: 21 }),
    identity.remember,
  ];
  expect(labels()).toEqual([
    identity.field.username,
    optional(identity.field.mobileNum),
    identity.field.password,
    identity.field.confirmPassword,
    ...shared,
  ]);
  // A visitor who gives a number has to prove it.
  await field(optional(identity.field.mobileNum)).fill('0812345678');
  await expect.element(field(identity.field.verificationCode)).toBeVisible();
  await page.getByRole('tab', { name: registration.tab.registerMobile }).click();
  await vi.waitFor(() =>
    expect(labels()).toEqual([identity.field.mobileNum, identity.field.verificationCode, ...shared]),
  );
});

test('where a number needs no proof there is no code to type, and it and a password make the account', async () => {
  await open({ register: false, registerMobile: true, smsVerification: 'none', fields: NAMED });
  expect(labels()).toEqual([
    identity.field.mobileNum,
    identity.field.password,
    identity.field.confirmPassword,
    filled(registration.terms.accept, { age: 18 }),
    identity.remember,
  ]);
  await field(identity.field.mobileNum).fill('0812345678');
  await field(identity.field.password).fill(PASSWORD);
  await field(identity.field.confirmPassword).fill(PASSWORD);
  await page.getByRole('checkbox').first().click();
  portal.answer(registerMobile, IN);
  await submit();
  await vi.waitFor(() => expect(readSession()?.token).toBe('t'));
  expect(portal.sent(registerMobile)).toMatchObject([{ mobileNum: '0812345678', password: PASSWORD }]);
  expect(portal.sent(registerMobile)[0]).not.toHaveProperty('verificationCode');
});

test('what is missing or wrong is said beside its field when the form is sent, and nothing is sent', async () => {
  await open({ fields: NAMED });
  await submit();
  await said(filled(identity.fault.empty, { field: identity.field.username }));
  await said(filled(identity.fault.empty, { field: identity.field.password }));
  await said(registration.terms.missing);
  await field(identity.field.username).fill('9 lanterns');
  await said(filled(identity.fault.reg_pattern_2, { bounds: '4-20' }));
  await field(identity.field.password).fill(PASSWORD);
  await field(identity.field.confirmPassword).fill(`${PASSWORD} `);
  await said(identity.fault.mismatch);
  expect(portal.sent(register)).toEqual([]);
});

test('the second password follows the first: changing that one checks both', async () => {
  await open({ fields: NAMED });
  await submit();
  await field(identity.field.password).fill(PASSWORD);
  await field(identity.field.confirmPassword).fill(PASSWORD);
  await expect.element(page.getByText(identity.fault.mismatch)).not.toBeInTheDocument();
  await field(identity.field.password).fill('another one');
  await said(identity.fault.mismatch);
});

test('a visitor who is too young is shown the age, and a withdrawal password that is too short its length', async () => {
  await open({
    minimumAge: 21,
    fields: {
      ...NAMED,
      birthday: { ...ANY, acceptedPattern: 'pattern', patternId: 11, minLength: 10, maxLength: 10 },
      paymentPassword: { ...ANY, acceptedPattern: 'pattern', patternId: 3, minLength: 6, maxLength: 6 },
    },
  });
  await field(identity.field.birthday).fill('2020-02-29');
  await field(identity.field.paymentPassword).fill('24681');
  await submit();
  await said(filled(identity.fault.under_age, { bounds: '21' }));
  await said(filled(identity.fault.reg_pattern_3, { bounds: '6' }));
});

test('what is typed on one tab is still there after a look at the other, and need not be typed there again', async () => {
  await open({ registerMobile: true, fields: { ...NAMED, payeeName: ANY } });
  await field(identity.field.username).fill('somchai');
  await field(identity.field.password).fill(PASSWORD);
  await field(identity.field.payeeName).fill('Somchai Rivers');
  await page.getByRole('checkbox', { name: identity.remember }).click();
  await page.getByRole('tab', { name: registration.tab.registerMobile }).click();
  await expect.element(field(identity.field.mobileNum)).toBeVisible();
  await expect.element(field(identity.field.password)).toHaveValue(PASSWORD);
  await expect.element(field(identity.field.payeeName)).toHaveValue('Somchai Rivers');
  await expect.element(page.getByRole('checkbox', { name: identity.remember })).toBeChecked();
  await field(identity.field.mobileNum).fill('0812345678');
  await page.getByRole('tab', { name: registration.tab.register, exact: true }).click();
  await expect.element(field(identity.field.username)).toHaveValue('somchai');
  await page.getByRole('tab', { name: registration.tab.registerMobile }).click();
  await expect.element(field(identity.field.mobileNum)).toHaveValue('0812345678');
});

test('a registration is remembered in this browser where that is ticked', async () => {
  for (const ticked of [false, true]) {
    await open({ fields: NAMED });
    await fillWell();
    if (ticked) await page.getByRole('checkbox', { name: identity.remember }).click();
    const rememberToken = ticked ? 'series.secret' : null;
    portal.answer(register, { ...IN, rememberToken });
    await submit();
    await vi.waitFor(() => expect(portal.sent(register).at(-1)).toMatchObject({ remember: ticked }));
    const remembered = ticked ? { username: 'somchai', token: 'series.secret' } : undefined;
    await vi.waitFor(() => expect(readRememberedLogin()).toEqual(remembered));
  }
});

test('what the server refuses about a field is said beside it, and what was typed stays', async () => {
  await open({ fields: NAMED });
  await fillWell();
  portal.refuse(register, 'username_taken');
  await submit();
  await said(identity.fault.username_taken);
  await expect.element(field(identity.field.username)).toHaveAttribute('aria-invalid', 'true');
  portal.refuse(register, 'invalid_input', {
    fields: [{ field: 'password', message: 'reg_pattern_17', bounds: '8-64' }],
  });
  await submit();
  await said(filled(identity.fault.reg_pattern_17, { bounds: '8-64' }));
  portal.refuse(register, 'password_breached');
  await submit();
  await said(identity.fault.breached);
  await expect.element(field(identity.field.username)).toHaveValue('somchai');
});

test('a refusal about no field is said at the button; without an answer the account may exist, and that is said', async () => {
  await open({ fields: NAMED });
  await fillWell();
  portal.refuse(register, 'registration_closed');
  await submit();
  await said(refusals.registration_closed);
  portal.lose(register);
  await submit();
  await said(registration.failed.registerUncertain);
});

test('a second press while the first is on its way registers no visitor twice', async () => {
  await open({ fields: NAMED });
  await fillWell();
  portal.refuse(register, 'username_taken');
  const release = portal.holdBack(register);
  await submit();
  const button = page.getByRole('button', { name: registration.register.submit });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  release();
  await said(identity.fault.username_taken);
  expect(portal.sent(register)).toHaveLength(1);
  expect(portal.sent(register)[0]).toMatchObject({ username: 'somchai', termsAccepted: true });
});

test('a code that is missing is asked for, and a wrong one is said at its field', async () => {
  await open({
    register: false,
    registerMobile: true,
    mobileWithPassword: false,
    smsVerification: 'own',
    fields: {},
  });
  await field(identity.field.mobileNum).fill('0812345678');
  await page.getByRole('checkbox').first().click();
  await submit();
  await said(filled(identity.fault.empty, { field: identity.field.verificationCode }));
  await field(identity.field.verificationCode).fill('123456');
  portal.refuse(registerMobile, 'verification_code_wrong');
  await submit();
  await said(identity.fault.code_wrong);
});

test('where a code is all that is asked for, it makes an account without a password', async () => {
  await open({ register: false, registerMobile: true, mobileWithPassword: false, fields: {} });
  await field(identity.field.mobileNum).fill('0812345678');
  await field(identity.field.verificationCode).fill('123456');
  await page.getByRole('checkbox').first().click();
  portal.answer(registerMobile, IN);
  await submit();
  await vi.waitFor(() => expect(readSession()?.token).toBe('t'));
  expect(portal.sent(registerMobile)).toMatchObject([
    { mobileNum: '0812345678', verificationCode: '123456' },
  ]);
  expect(portal.sent(registerMobile)[0]).not.toHaveProperty('password');
});

test('an invitation that is none is said at its field, and no account is made with it', async () => {
  await open({ fields: { ...NAMED, affiliateCode: { ...ANY, required: false } } });
  await fillWell();
  await field(filled(identity.optional, { field: identity.field.affiliateCode })).fill('NOBODY77');
  portal.refuse(checkAffiliate, 'invitation_code_invalid');
  await submit();
  await said(identity.fault.invitation);
  expect(portal.sent(register)).toEqual([]);
});

test('where a picture is asked for, one that was not answered or not read is said at its field, and the next is shown', async () => {
  portal.answer(captcha, { id: 'first', image: IMAGE });
  await open({ fields: { ...NAMED, captcha: ANY } });
  await expect.element(page.getByRole('img', { name: identity.captcha.picture })).toBeVisible();
  await fillWell();
  await submit();
  await said(filled(identity.fault.empty, { field: identity.field.captcha }));
  expect(portal.sent(register)).toEqual([]);
  await field(identity.field.captcha).fill('1');
  portal.refuse(register, 'captcha_wrong');
  await submit();
  await said(identity.fault.captcha_wrong);
  expect(portal.sent(register)).toMatchObject([{ captcha: '1', captchaId: 'first' }]);
});

test('a third party’s wrong code and one too old are said at the code', async () => {
  portal.answer(consolidatedSettings, { ...SWITCHES, thirdPartyLogin: IDENTITY_SERVICE });
  portal.answer(countries, { current: 'TH', list: [{ countryCode: 'TH', countryDialingCode: '66' }] });
  const service = standInIdentityService();
  await open({
    register: false,
    registerMobile: true,
    mobileWithPassword: false,
    smsVerification: 'third-party',
    fields: {},
  });
  await field(identity.field.mobileNum).fill('0812345678');
  await page.getByRole('button', { name: identity.code.send, exact: true }).click();
  await expect.poll(() => service.sentTo()).toEqual(['+66812345678']);
  await field(identity.field.verificationCode).fill('123456');
  await page.getByRole('checkbox').first().click();
  for (const [message, words] of [
    ['INVALID_CODE', identity.thirdParty.invalid_verification_code],
    ['SESSION_EXPIRED', identity.thirdParty.code_expired],
  ] as const) {
    service.refuse('signInWithPhoneNumber', message);
    await submit();
    await said(words);
    await expect.element(field(identity.field.verificationCode)).toHaveAttribute('aria-invalid', 'true');
  }
  expect(portal.sent(registerMobile)).toEqual([]);
  service.refuse('signInWithPhoneNumber');
  portal.answer(registerMobile, IN);
  await submit();
  await vi.waitFor(() => expect(readSession()?.token).toBe('t'));
});

test('a brand that takes no new member says so', async () => {
  await open({ register: false });
  await said(registration.register.closedText);
});

test('a form that could not be loaded says so, and the next try brings it', async () => {
  portal.refuse(registerSettings, 'not_found');
  await show(<RegisterDialog open onClose={() => {}} page={undefined} />);
  await said(registration.register.failed);
  portal.answer(registerSettings, { ...SETTINGS, fields: allFields(NAMED) });
  await page.getByRole('button', { name: wordsOf('ui').retry }).click();
  await expect.element(field(identity.field.username)).toBeVisible();
});

const SETTINGS: Value<typeof registerSettings> = {
  register: true,
  registerMobile: false,
  mobileWithPassword: true,
  smsVerification: 'own',
  botCheck: false,
  minimumAge: 18,
  termsVersion: '1',
  fields: allFields({}),
};

function allFields(wanted: Partial<Record<RegistrationField, FieldSetting>>) {
  const closed: FieldSetting = { ...ANY, enabled: false, required: false };
  const names = Object.keys(identity.field) as (typeof REGISTRATION_FIELDS)[number][];
  return {
    ...(Object.fromEntries(names.map((name) => [name, closed])) as Record<RegistrationField, FieldSetting>),
    ...wanted,
  };
}

async function open(
  {
    fields,
    ...settings
  }: Partial<Omit<typeof SETTINGS, 'fields'>> & { fields?: Partial<Record<RegistrationField, FieldSetting>> },
  options?: Options,
) {
  portal.answer(registerSettings, { ...SETTINGS, ...settings, fields: allFields(fields ?? {}) });
  await show(<RegisterDialog open onClose={() => {}} page={undefined} />, options);
  const asked = [registration.register.submit, registration.register.closed];
  await expect.element(page.getByText(new RegExp(asked.join('|'))).first()).toBeVisible();
}

async function fillWell() {
  await field(identity.field.username).fill('somchai');
  await field(identity.field.password).fill(PASSWORD);
  await field(identity.field.confirmPassword).fill(PASSWORD);
  await page.getByRole('checkbox').first().click();
}

function field(label: string) {
  return page.getByLabelText(label, { exact: true });
}

async function submit() {
  await page.getByRole('button', { name: registration.register.submit }).click();
}

async function said(text: string) {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

/** What the form asks for, in its order. */
function labels(): (string | null)[] {
  return [...document.querySelectorAll('form label')].map((label) => label.textContent);
}
