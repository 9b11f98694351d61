import { beforeAll, expect } from 'vitest';
import { openBrand } from '../brand-settings.ts';
import { DESKTOP_ENGLISH, DESKTOP_THAI, PHONE_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, kept, popUps, press, sendAndTypeCode, untilIn } from '../login-steps.ts';
import { newMobile, newName, PASSWORD } from '../player.ts';
import type { Visit } from '../visit.ts';
import { filled } from '../words.ts';

const ANY = { enabled: true, acceptedPattern: '*', patternId: 0, minLength: 1, maxLength: 100 };

/** Asks for next to nothing, of any visitor who has its address. */
let plain: string;
/** Asks for a good deal, in its own way, and that it is a person who answers. */
let curious: string;
/** Knows its members by their telephones, and takes their word for the number. */
let trusting: string;
/** Knows them by a proved number and nothing else. */
let proving: string;
/** Takes no new member. */
let closed: string;
beforeAll(async () => {
  const affiliateCode = { ...ANY, enabled: false, required: false };
  [plain, curious, trusting, proving, closed] = await Promise.all([
    openBrand('plain', {
      site: { directRegistration: false },
      registration: { fields: { affiliateCode } },
    }),
    openBrand('curious', {
      minimumAge: 21,
      botCheck: true,
      registration: {
        mobile: true,
        mobileWithPassword: false,
        fields: {
          affiliateCode,
          payeeName: { ...ANY, required: true, acceptedPattern: 'pattern', patternId: 15, minLength: 2 },
          birthday: { ...ANY, required: true, acceptedPattern: 'pattern', patternId: 11 },
          mobileNum: { ...ANY, required: false },
          line: { ...ANY, required: false },
          paymentPassword: {
            ...ANY,
            required: true,
            acceptedPattern: 'pattern',
            patternId: 3,
            minLength: 6,
            maxLength: 6,
          },
          verifyPwd: { ...ANY, required: true },
          captcha: { ...ANY, required: true },
        },
      },
    }),
    openBrand('trusting', {
      registration: {
        username: false,
        mobile: true,
        smsVerification: 'none',
        fields: { affiliateCode },
      },
    }),
    openBrand('proving', {
      login: { codeMinutes: 10 },
      registration: { username: false, mobile: true, mobileWithPassword: false, fields: { affiliateCode } },
    }),
    openBrand('closed', { flags: { registration: false } }),
  ]);
});

test.concurrent.for([PHONE_THAI, DESKTOP_ENGLISH])(
  'a user name and a password make an account, and its owner is in ($device, $language)',
  async (view, { come }) => {
    const visitor = await come(view);
    const { page, words } = visitor;
    const { cashier, identity, registration, shell } = words;
    const { register } = popUps(visitor);
    await page.getByRole('link', { name: shell.register, exact: true }).first().click();
    await press(register, registration.register.submit);
    await register.getByText(fieldError(visitor, 'empty', 'username'), { exact: true }).waitFor();
    await register.getByText(fieldError(visitor, 'empty', 'password'), { exact: true }).waitFor();
    await register.getByText(registration.terms.missing).waitFor();
    await field(register, identity.username).fill('9 lanterns');
    await register.getByText(filled(identity.fault.reg_pattern_2, { bounds: '4-20' })).waitFor();
    await field(register, identity.username).fill(newName());
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(`${PASSWORD} `);
    await register.getByText(identity.fault.mismatch).waitFor();
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await terms(visitor, 20).check();
    await press(register, registration.register.submit);
    await untilIn(visitor);
    await register.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();
    expect(await kept(visitor)).not.toContain(PASSWORD);
  },
);

test.concurrent.for([PHONE_ENGLISH])(
  'a brand that asks for little shows little: no tabs, no code, no picture ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: plain, path: '/register' });
    const { identity, registration } = visitor.words;
    const { register } = popUps(visitor);
    await terms(visitor, 18).waitFor();
    await eventually(() => labels(visitor)).toEqual([
      identity.field.username,
      identity.field.password,
      identity.field.confirmPassword,
      filled(registration.terms.accept, { age: 18 }),
      identity.remember,
    ]);
    await eventually(() => register.getByRole('tab').count()).toBe(0);
    // The way here stands nowhere on the page: neither in its header nor in the bar of a phone.
    const { page } = visitor;
    await page.locator('header').first().waitFor();
    await eventually(() => page.locator(':is(header, nav, main) a[href$="dialog=register"]').count()).toBe(0);
    await eventually(() => register.getByRole('button', { name: identity.freePlay.start }).count()).toBe(0);
  },
);

test.concurrent.for([PHONE_THAI])(
  'where a picture and work are asked for, no registration succeeds without, and a person’s does ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: curious, path: '/register' });
    const { page, problems } = visitor;
    const { identity, registration } = visitor.words;
    const { register } = popUps(visitor);
    problems.expect(/member\/register|400/);
    const worked: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('captcha/challenge') && worked.push(request.url()),
    );
    await field(register, identity.username).fill(newName());
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await field(register, identity.field.payeeName).fill('สมชาย Rivers');
    await field(register, identity.field.birthday).fill('2020-02-29');
    await field(register, identity.field.paymentPassword).fill('24681');
    await field(register, identity.field.verifyPwd).fill('482913');
    await terms(visitor, 21).check();
    await press(register, registration.register.submit);
    await register.getByText(filled(identity.fault.under_age, { bounds: '21' })).waitFor();
    await register.getByText(filled(identity.fault.reg_pattern_3, { bounds: '6' })).waitFor();
    await field(register, identity.field.birthday).fill('1990-02-28');
    await field(register, identity.field.paymentPassword).fill('482913');
    await press(register, registration.register.submit);
    await register.getByText(fieldError(visitor, 'empty', 'captcha')).waitFor();
    await field(register, identity.field.captcha).fill('1');
    await press(register, registration.register.submit);
    await register.getByText(identity.fault.captcha_wrong).waitFor();
    await press(register, identity.captcha.instead);
    await register.getByText(identity.captcha.proved).waitFor();
    await press(register, registration.register.submit);
    await untilIn(visitor);
    expect(worked.length).toBeGreaterThanOrEqual(2);
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'where a number needs no proof, it and a password make an account without a code ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: trusting, path: '/register.html' });
    const { identity, registration } = visitor.words;
    const { register } = popUps(visitor);
    await terms(visitor, 18).waitFor();
    await eventually(() => labels(visitor)).toEqual([
      identity.field.mobileNum,
      identity.field.password,
      identity.field.confirmPassword,
      filled(registration.terms.accept, { age: 18 }),
      identity.remember,
    ]);
    await field(register, identity.field.mobileNum).fill(newMobile());
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await terms(visitor, 18).check();
    await press(register, registration.register.submit);
    await untilIn(visitor);
  },
);

test.concurrent.for([PHONE_ENGLISH])(
  'where a proved number is all that is asked, its code makes an account without a password ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: proving, path: '/register' });
    const { cashier, identity, registration } = visitor.words;
    const { register } = popUps(visitor);
    const mobile = newMobile();
    await field(register, identity.field.mobileNum).fill(mobile);
    await press(register, registration.register.submit);
    await register.getByText(fieldError(visitor, 'empty', 'verificationCode')).waitFor();
    await sendAndTypeCode(visitor, register, mobile);
    await terms(visitor, 18).check();
    await press(register, registration.register.submit);
    await untilIn(visitor);
    await visitor.page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();
  },
);

test.concurrent.for([DESKTOP_THAI])(
  'a brand that takes no new member says so and offers no way to try ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: closed, path: '/login' });
    const { page, at } = visitor;
    const { authentication, identity, registration, shell } = visitor.words;
    const { logIn, register } = popUps(visitor);
    await field(logIn, identity.username).waitFor();
    await eventually(() => logIn.getByRole('link', { name: authentication.login.toRegister }).count()).toBe(
      0,
    );
    await page.goto(at('/'));
    await page.getByRole('banner').waitFor();
    await eventually(() => page.getByRole('link', { name: shell.register, exact: true }).count()).toBe(0);
    await page.goto(at('/register'));
    await register.getByText(registration.register.closedText).waitFor();
  },
);

function fieldError({ words: { identity } }: Visit, code: 'empty', of: keyof typeof identity.field): string {
  return filled(identity.fault[code], { field: identity.field[of] });
}

function terms(visitor: Visit, age: number) {
  const name = filled(visitor.words.registration.terms.accept, { age });
  return popUps(visitor).register.getByRole('checkbox', { name });
}

/** What the form asks for, in its order. */
function labels(visitor: Visit): Promise<string[]> {
  return popUps(visitor).register.locator('form label').allTextContents();
}
