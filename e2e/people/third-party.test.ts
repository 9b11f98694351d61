import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrand } from '../brand-settings.ts';
import { queryDatabase } from '../database-actions.ts';
import { DESKTOP_THAI, PHONE_ENGLISH, PHONE_THAI, test, type View } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, logOut, popUps, press, turnTo, untilIn } from '../login-steps.ts';
import { newMobile, PASSWORD } from '../player.ts';
import { startTestIdentityProvider } from '../test-identity-provider.ts';
import { takenOver, type Visit, visit } from '../visit.ts';

const provider = await startTestIdentityProvider();
afterAll(() => provider.close());

const settings = {
  registration: { mobile: true, smsVerification: 'third-party' },
  // Our own codes would be good for three minutes; the third party's are not ours to lengthen.
  login: { sms: true, thirdParty: provider.settings, codeMinutes: 3 },
};
let host: string;
beforeAll(async () => {
  host = await openBrand('river', settings);
});

test.for([PHONE_THAI])(
  'a number the third party has proved registers and logs in, and is remembered ($device, $language)',
  async ({ device, language }) => {
    const mobile = newMobile();
    const visitor = await visit({ host, device, language, path: '/register' });
    const { page, words } = visitor;
    const { authentication, identity, registration } = words;
    const { register, logIn } = popUps(visitor);
    await turnTo(register, registration.tab.registerMobile);
    const scripts = provider.scriptsServed();
    await sendAndType(visitor, register, mobile);
    await eventually(() => provider.scriptsServed()).toBe(scripts + 1);
    expect(provider.language()).toBe(language.toLowerCase());
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await register.getByRole('checkbox').first().check();
    await press(register, registration.register.submit);
    await untilIn(visitor);

    await page.goto(visitor.at('/rng'));
    await logOut(visitor);
    await page.goto(visitor.at('/login'));
    await turnTo(logIn, authentication.tab.mobile);
    await sendAndType(visitor, logIn, mobile);
    await logIn.getByRole('checkbox', { name: identity.remember }).check();
    await press(logIn, authentication.login.submit);
    await untilIn(visitor);

    // As closing the tab does, once it has kept what it keeps of a session.
    await eventually(() => page.evaluate("sessionStorage.getItem('isAgent')")).not.toBeNull();
    await page.evaluate('sessionStorage.clear()');
    await page.goto(visitor.at('/login'));
    await untilIn(visitor);
  },
);

test('the wait of one minute begins once the third party has sent its code, and not when it has not', async () => {
  const visitor = await openLogin(PHONE_THAI);
  const { identity } = visitor.words;
  const { logIn, codeFailed } = popUps(visitor);
  const waiting = logIn.getByRole('button', { name: asPattern(identity.code.left) });
  await field(logIn, identity.field.mobileNum).fill(newMobile());

  refuse(visitor, 'sendVerificationCode', 'QUOTA_EXCEEDED');
  await press(logIn, identity.code.send);
  await press(codeFailed, identity.ok);
  const send = logIn.getByRole('button', { name: identity.code.send, exact: true });
  await eventually(() => send.isEnabled()).toBe(true);

  const release = provider.holdMessages();
  const asked = visitor.page.waitForRequest(/accounts:sendVerificationCode/);
  await send.click();
  await asked;
  await eventually(() => waiting.count()).toBe(0);
  release();
  await waiting.waitFor();
  const seconds = Number(/\d+/.exec((await waiting.textContent()) ?? '')?.[0]);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  await eventually(() => waiting.isDisabled()).toBe(true);
});

test.for([DESKTOP_THAI])(
  'a wrong code and one too old are distinguished, at the code when registering ($device, $language)',
  async (options) => {
    const mobile = newMobile();
    const login = await openLogin(options);
    const { authentication, identity, registration } = login.words;
    const { logIn } = popUps(login);
    refuse(login, 'signInWithPhoneNumber');
    await sendAndType(login, logIn, mobile, wrong);
    await press(logIn, authentication.login.submit);
    await logIn.getByText(identity.thirdParty.invalid_verification_code, { exact: true }).waitFor();
    refuse(login, 'signInWithPhoneNumber', 'SESSION_EXPIRED');
    await press(logIn, authentication.login.submit);
    await logIn.getByText(identity.thirdParty.code_expired, { exact: true }).waitFor();
    // The right code of a number no member has registered here.
    login.problems.expect(/session\/login|403/);
    await field(logIn, identity.field.verificationCode).fill(codeOf(mobile));
    await press(logIn, authentication.login.submit);
    await logIn.getByText(login.words.refusals.not_a_member).waitFor();

    const registering = await visit({ ...options, host, path: '/register' });
    const { register } = popUps(registering);
    await turnTo(register, registration.tab.registerMobile);
    refuse(registering, 'signInWithPhoneNumber');
    await sendAndType(registering, register, mobile, wrong);
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await register.getByRole('checkbox').first().check();
    const code = field(register, identity.field.verificationCode);
    await press(register, registration.register.submit);
    await register.getByText(identity.thirdParty.invalid_verification_code, { exact: true }).waitFor();
    await eventually(() => code.getAttribute('aria-invalid')).toBe('true');
    await code.fill(codeOf(mobile));
    refuse(registering, 'signInWithPhoneNumber', 'SESSION_EXPIRED');
    await press(register, registration.register.submit);
    await register.getByText(identity.thirdParty.code_expired, { exact: true }).waitFor();
    await press(register, registration.register.submit);
    await untilIn(registering);
  },
);

test('a provider out of reach and a blocked script are said, and the next press tries again', async () => {
  const visitor = await openLogin(PHONE_THAI);
  const { page, problems, words } = visitor;
  const { identity, refusals } = words;
  const { logIn, codeFailed } = popUps(visitor);
  const mobile = newMobile();
  await field(logIn, identity.field.mobileNum).fill(mobile);

  problems.expect(/127\.0\.0\.1:\d+\/(v1|recaptcha)/);
  await provider.close();
  await press(logIn, identity.code.send);
  await codeFailed.getByText(refusals.network, { exact: true }).waitFor();
  await press(codeFailed, identity.ok);
  await provider.open();

  await page.route('**/recaptcha/api.js*', (route) => route.abort('blockedbyclient'));
  await press(logIn, identity.code.send);
  await codeFailed.getByText(identity.thirdParty.captcha_check_failed, { exact: true }).waitFor();
  await press(codeFailed, identity.ok);
  await page.unroute('**/recaptcha/api.js*');

  await sendAndType(visitor, logIn, mobile);
});

test.for([PHONE_ENGLISH])(
  'a puzzle put away says so and leaves the form as it was, and a solved one sends the code ($device, $language)',
  async (options) => {
    const visitor = await openLogin(options);
    const { page, words } = visitor;
    const { identity } = words;
    const { logIn, codeFailed } = popUps(visitor);
    const mobile = newMobile();
    const puzzle = page.frameLocator('iframe[title="human check"]');
    await field(logIn, identity.field.mobileNum).fill(mobile);

    provider.meetNext('puzzle');
    await press(logIn, identity.code.send);
    await puzzle.getByRole('textbox').waitFor();
    await page.mouse.click(380, 700);
    await codeFailed.getByText(identity.thirdParty.popup_closed, { exact: true }).waitFor();
    await press(codeFailed, identity.ok);
    expect(provider.codeFor(international(mobile))).toBeUndefined();
    await eventually(() => field(logIn, identity.field.mobileNum).inputValue()).toBe(mobile);

    provider.meetNext('puzzle');
    await press(logIn, identity.code.send);
    await puzzle.getByRole('textbox').pressSequentially('7');
    // A frame of another site takes a moment from being shown to hearing the pointer.
    await eventually(async () => {
      await puzzle.getByRole('button').hover();
      return puzzle.locator('button:hover').count();
    }).toBe(1);
    await puzzle.getByRole('button').click();
    await eventually(() => provider.codeFor(international(mobile))).toBeTruthy();
    await logIn.getByRole('button', { name: asPattern(identity.code.left) }).waitFor();
    await eventually(() => page.locator('iframe[title="human check"]').count()).toBe(0);
  },
);

test('where the brand has no third party nothing of it is shown or let in, and a setting brings it', async () => {
  const plain = await openBrand('hill', { ...settings, login: { sms: false } });
  const visitor = await visit({ host: plain, device: 'phone', path: '/register' });
  const { page, words } = visitor;
  const { authentication, identity } = words;
  const { register, logIn } = popUps(visitor);
  await field(register, identity.username).waitFor();
  await eventually(() => register.getByRole('tab').count()).toBe(0);
  await page.goto(visitor.at('/login'));
  await field(logIn, identity.username).waitFor();
  await eventually(() => logIn.getByRole('tab').count()).toBe(0);
  expect(await policyOf(visitor)).not.toContain('127.0.0.1');

  await queryDatabase(`update brands.merchant set settings = $1 where code = 'HILL'`, [
    JSON.stringify(settings),
  ]);
  // No reload: an open form follows the setting. What the page may reach is settled when it is fetched.
  await logIn.getByRole('tab', { name: authentication.tab.mobile }).waitFor();
  expect(await policyOf(visitor)).toContain('/recaptcha/api.js');
  await turnTo(logIn, authentication.tab.mobile);
  await sendAndType(visitor, logIn, newMobile());
});

async function openLogin(given: View): Promise<Visit> {
  const visitor = await visit({ ...given, host, path: '/rng?dialog=login' });
  await turnTo(popUps(visitor).logIn, visitor.words.authentication.tab.mobile);
  return visitor;
}

/** Types the number, asks for its code, and types that, or what `miscopy` makes of it. */
async function sendAndType(visitor: Visit, form: Locator, mobile: string, miscopy = (code: string) => code) {
  const { identity } = visitor.words;
  const before = provider.codeFor(international(mobile));
  await field(form, identity.field.mobileNum).fill(mobile);
  await press(form, identity.code.send);
  await eventually(() => provider.codeFor(international(mobile))).not.toBe(before);
  await form.getByRole('button', { name: asPattern(identity.code.left) }).waitFor();
  await field(form, identity.field.verificationCode).fill(miscopy(codeOf(mobile)));
}

/** Lets the provider refuse, in the words given or by itself, and the page's console say so. */
function refuse(
  { problems }: Visit,
  method: 'sendVerificationCode' | 'signInWithPhoneNumber',
  message?: string,
) {
  if (message) provider.refuseNext(method, message);
  problems.expect(new RegExp(`accounts:${method}`));
}

function wrong(code: string): string {
  return String(Number(code) === 999_999 ? 100_000 : Number(code) + 1);
}

function codeOf(mobile: string): string {
  return provider.codeFor(international(mobile)) ?? '';
}

function international(mobile: string): string {
  return `+66${mobile.slice(1)}`;
}

function asPattern(words: string): RegExp {
  return new RegExp(`^${words.replace('{{seconds}}', '\\d+')}$`);
}

async function policyOf({ page }: Visit): Promise<string> {
  const response = await page.reload();
  await takenOver(page);
  return response?.headers()['content-security-policy'] ?? '';
}
