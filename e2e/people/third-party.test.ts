import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrand } from '../brand-settings.ts';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { countdown, field, leaveTab, popUps, press, turnTo, untilIn } from '../login-steps.ts';
import { newMobile, PASSWORD } from '../player.ts';
import { startTestIdentityProvider } from '../test-identity-provider.ts';
import type { Visit } from '../visit.ts';

const provider = await startTestIdentityProvider();
afterAll(() => provider.close());

const settings = {
  registration: { mobile: true, smsVerification: 'third-party' },
  login: { sms: true, thirdParty: provider.settings },
};
let host: string;
beforeAll(async () => {
  host = await openBrand('river', settings);
});

test.concurrent.for([PHONE_THAI])(
  'a number the third party has proved registers and logs in, and is remembered ($device, $language)',
  async (view, { come }) => {
    const mobile = newMobile();
    const visitor = await come({ ...view, host, path: '/register' });
    const { page, words } = visitor;
    const { authentication, identity, registration } = words;
    const { register, logIn } = popUps(visitor);
    await turnTo(register, registration.tab.registerMobile);
    await sendAndType(visitor, register, mobile);
    expect(provider.scriptsServed()).toBe(1);
    expect(provider.language()).toBe(view.language.toLowerCase());
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await register.getByRole('checkbox').first().check();
    await press(register, registration.register.submit);
    await untilIn(visitor);

    await leaveTab(visitor);
    await page.goto(visitor.at('/login'));
    await turnTo(logIn, authentication.tab.mobile);
    await sendAndType(visitor, logIn, mobile);
    await logIn.getByRole('checkbox', { name: identity.remember }).check();
    await press(logIn, authentication.login.submit);
    await untilIn(visitor);

    await leaveTab(visitor);
    await page.goto(visitor.at('/login'));
    await untilIn(visitor);
  },
);

/** Types the number, asks for its code, and types that. */
async function sendAndType(visitor: Visit, form: Locator, mobile: string) {
  const { identity } = visitor.words;
  const before = codeOf(mobile);
  await field(form, identity.field.mobileNum).fill(mobile);
  await press(form, identity.code.send);
  await eventually(() => codeOf(mobile)).not.toBe(before);
  await countdown(visitor, form).waitFor();
  await field(form, identity.field.verificationCode).fill(codeOf(mobile) ?? '');
}

function codeOf(mobile: string): string | undefined {
  return provider.codeFor(`+66${mobile.slice(1)}`);
}
