import { beforeAll, expect } from 'vitest';
import { openBrand } from './brand-settings.ts';
import { CORNERS, DEVICE_MATRIX, test } from './device-matrix.ts';
import { eventually } from './eventually.ts';
import { field, kept, popUps, press, sendAndTypeCode, turnTo, untilIn } from './login-steps.ts';
import { newMobile, newName, PASSWORD } from './player.ts';
import type { Visit } from './visit.ts';
import { filled } from './words.ts';

const ANY = { enabled: true, acceptedPattern: '*', patternId: 0, minLength: 1, maxLength: 100 };

/** Asks for next to nothing, of whoever has its address. */
let plain: string;
/** Asks for a good deal, in its own way, and that it is a person who answers. */
let curious: string;
/** Knows its members by their telephones, and takes their word for the number. */
let trusting: string;
/** Knows them by a proved number and nothing else. */
let proving: string;
/** Takes nobody new. */
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

test.concurrent.for(DEVICE_MATRIX)(
  'a user name and a password make an account, and its owner is in ($device, $language)',
  async (view, { come }) => {
    const visitor = await come(view);
    const { page, words } = visitor;
    const { accounts, cashier, shell } = words;
    const { register } = popUps(visitor);
    await page.getByRole('link', { name: shell.register, exact: true }).first().click();
    await press(register, accounts.register.submit);
    await register.getByText(fault(visitor, 'empty', 'username'), { exact: true }).waitFor();
    await register.getByText(fault(visitor, 'empty', 'password'), { exact: true }).waitFor();
    await register.getByText(accounts.terms.missing).waitFor();
    await field(register, accounts.username).fill('9 lanterns');
    await register.getByText(filled(accounts.fault.reg_pattern_2, { bounds: '4-20' })).waitFor();
    await field(register, accounts.username).fill(newName());
    await field(register, accounts.password).fill(PASSWORD);
    await field(register, accounts.confirmPassword).fill(`${PASSWORD} `);
    await register.getByText(accounts.fault.mismatch).waitFor();
    await field(register, accounts.confirmPassword).fill(PASSWORD);
    await terms(visitor, 20).check();
    await press(register, accounts.register.submit);
    await untilIn(visitor);
    await register.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();
    expect(await kept(visitor)).not.toContain(PASSWORD);
  },
);

test.concurrent.for(DEVICE_MATRIX)(
  'a brand that asks for little shows little: no tabs, no code, no picture ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: plain, path: '/register' });
    const { accounts } = visitor.words;
    const { register } = popUps(visitor);
    await terms(visitor, 18).waitFor();
    await eventually(() => labels(visitor)).toEqual([
      accounts.field.username,
      accounts.field.password,
      accounts.field.confirmPassword,
      filled(accounts.terms.accept, { age: 18 }),
    ]);
    await eventually(() => register.getByRole('tab').count()).toBe(0);
    // The way here stands nowhere on the page: neither in its header nor in the bar of a phone.
    const { page } = visitor;
    await page.locator('header').first().waitFor();
    await eventually(() => page.locator(':is(header, nav, main) a[href$="dialog=register"]').count()).toBe(0);
    await eventually(() => register.getByRole('button', { name: accounts.freePlay.start }).count()).toBe(0);
  },
);

test.concurrent.for(DEVICE_MATRIX)(
  'a brand that asks for much shows each field, and which of them may stay empty ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: curious, path: '/register' });
    const { accounts } = visitor.words;
    const { register } = popUps(visitor);
    const optional = (name: string) => filled(accounts.optional, { field: name });
    const shared = [
      accounts.field.payeeName,
      accounts.field.birthday,
      optional(accounts.field.line),
      accounts.field.paymentPassword,
      accounts.field.verifyPwd,
      accounts.field.captcha,
      filled(accounts.terms.accept, { age: 21 }),
    ];
    await terms(visitor, 21).waitFor();
    await eventually(() => labels(visitor)).toEqual([
      accounts.field.username,
      optional(accounts.field.mobileNum),
      accounts.field.password,
      accounts.field.confirmPassword,
      ...shared,
    ]);
    // Whoever gives a number has to prove it.
    await field(register, optional(accounts.field.mobileNum)).fill(newMobile());
    await field(register, accounts.field.verificationCode).waitFor();
    await turnTo(register, accounts.tab.registerMobile);
    await eventually(() => labels(visitor)).toEqual([
      accounts.field.mobileNum,
      accounts.field.verificationCode,
      ...shared,
    ]);
  },
);

test.concurrent.for(CORNERS)(
  'where a picture and work are asked for, nobody registers without, and a person does ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: curious, path: '/register' });
    const { page, problems } = visitor;
    const { accounts } = visitor.words;
    const { register } = popUps(visitor);
    problems.expect(/member\/register|400/);
    const worked: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('captcha/challenge') && worked.push(request.url()),
    );
    await field(register, accounts.username).fill(newName());
    await field(register, accounts.password).fill(PASSWORD);
    await field(register, accounts.confirmPassword).fill(PASSWORD);
    await field(register, accounts.field.payeeName).fill('สมชาย Rivers');
    await field(register, accounts.field.birthday).fill('2020-02-29');
    await field(register, accounts.field.paymentPassword).fill('24681');
    await field(register, accounts.field.verifyPwd).fill('246810');
    await terms(visitor, 21).check();
    await press(register, accounts.register.submit);
    await register.getByText(filled(accounts.fault.under_age, { bounds: '21' })).waitFor();
    await register.getByText(filled(accounts.fault.reg_pattern_3, { bounds: '6' })).waitFor();
    await field(register, accounts.field.birthday).fill('1990-02-28');
    await field(register, accounts.field.paymentPassword).fill('246810');
    await press(register, accounts.register.submit);
    await register.getByText(fault(visitor, 'empty', 'captcha')).waitFor();
    await field(register, accounts.field.captcha).fill('1');
    await press(register, accounts.register.submit);
    await register.getByText(accounts.fault.captcha_wrong).waitFor();
    await press(register, accounts.captcha.instead);
    await register.getByText(accounts.captcha.proved).waitFor();
    await press(register, accounts.register.submit);
    await untilIn(visitor);
    expect(worked.length).toBeGreaterThanOrEqual(2);
  },
);

test.concurrent.for(CORNERS)(
  'where a number needs no proof, it and a password make an account without a code ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: trusting, path: '/register.html' });
    const { accounts } = visitor.words;
    const { register } = popUps(visitor);
    await terms(visitor, 18).waitFor();
    await eventually(() => labels(visitor)).toEqual([
      accounts.field.mobileNum,
      accounts.field.password,
      accounts.field.confirmPassword,
      filled(accounts.terms.accept, { age: 18 }),
    ]);
    await field(register, accounts.field.mobileNum).fill(newMobile());
    await field(register, accounts.password).fill(PASSWORD);
    await field(register, accounts.confirmPassword).fill(PASSWORD);
    await terms(visitor, 18).check();
    await press(register, accounts.register.submit);
    await untilIn(visitor);
  },
);

test.concurrent.for(CORNERS)(
  'where a proved number is all that is asked, its code makes an account without a password ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: proving, path: '/register' });
    const { accounts, cashier } = visitor.words;
    const { register } = popUps(visitor);
    const mobile = newMobile();
    await field(register, accounts.field.mobileNum).fill(mobile);
    await press(register, accounts.register.submit);
    await register.getByText(fault(visitor, 'empty', 'verificationCode')).waitFor();
    await sendAndTypeCode(visitor, register, mobile);
    await terms(visitor, 18).check();
    await press(register, accounts.register.submit);
    await untilIn(visitor);
    await visitor.page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();
  },
);

test.concurrent.for(CORNERS)(
  'a brand that takes nobody new says so and offers no way to try ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: closed, path: '/login' });
    const { page, at } = visitor;
    const { accounts, shell } = visitor.words;
    const { logIn, register } = popUps(visitor);
    await field(logIn, accounts.username).waitFor();
    await eventually(() => logIn.getByRole('link', { name: accounts.login.toRegister }).count()).toBe(0);
    await page.goto(at('/'));
    await page.getByRole('banner').waitFor();
    await eventually(() => page.getByRole('link', { name: shell.register, exact: true }).count()).toBe(0);
    await page.goto(at('/register'));
    await register.getByText(accounts.register.closedText).waitFor();
  },
);

function fault({ words: { accounts } }: Visit, code: 'empty', of: keyof typeof accounts.field): string {
  return filled(accounts.fault[code], { field: accounts.field[of] });
}

function terms(visitor: Visit, age: number) {
  const name = filled(visitor.words.accounts.terms.accept, { age });
  return popUps(visitor).register.getByRole('checkbox', { name });
}

/** What the form asks for, in its order. */
function labels(visitor: Visit): Promise<string[]> {
  return popUps(visitor).register.locator('form label').allTextContents();
}
