import { beforeAll } from 'vitest';
import { openBrand } from '../brand-settings.ts';
import { PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, logOut, popUps, press, sendAndTypeCode, turnTo, untilIn } from '../login-steps.ts';
import { newMobile, PASSWORD } from '../player.ts';
import { countRequests } from '../traffic.ts';

const NEW_PASSWORD = 'paper-boat-on-the-ping';

/** Sends codes that are good for long enough on a machine with other things to do, and wants work of every browser. */
let wary: string;
beforeAll(async () => {
  wary = await openBrand('coded', {
    botCheck: true,
    registration: { mobile: true },
    login: { sms: true, resetByPhone: true, codeMinutes: 10 },
  });
});

test.concurrent.for([PHONE_THAI])(
  'a telephone is enough: register with its code, log in with another, and with a third set a new password; the browser does the work asked of it unseen ($device, $language)',
  async (view, { come }) => {
    const mobile = newMobile();
    const visitor = await come({ ...view, host: wary, path: '/register' });
    const { page, at } = visitor;
    const { authentication, cashier, identity, registration } = visitor.words;
    const { register, logIn, forgot } = popUps(visitor);
    const worked = countRequests(visitor, 'captcha/challenge');
    await turnTo(register, registration.tab.registerMobile);
    await field(register, identity.field.mobileNum).fill(mobile);
    await sendAndTypeCode(visitor, register, mobile);
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await register.getByRole('checkbox').first().check();
    await press(register, registration.register.submit);
    await untilIn(visitor);
    await page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();

    await page.goto(at('/rng'));
    await logOut(visitor);
    await page.goto(at('/rng?dialog=login'));
    await turnTo(logIn, authentication.tab.mobile);
    await field(logIn, identity.field.mobileNum).fill(mobile);
    await sendAndTypeCode(visitor, logIn, mobile);
    await press(logIn, authentication.login.submit);
    await untilIn(visitor);
    await logIn.waitFor({ state: 'detached' });

    await logOut(visitor);
    await page.goto(at('/rng?dialog=login'));
    await press(logIn, authentication.login.forgot);
    await field(forgot, identity.field.mobileNum).fill(mobile);
    await sendAndTypeCode(visitor, forgot, mobile);
    await field(forgot, authentication.newPassword.new).fill(NEW_PASSWORD);
    await press(forgot, authentication.forgot.submit);
    await untilIn(visitor);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
    // For each of the three codes, for registering, and for the log-in with the new password.
    await eventually(worked).toBeGreaterThanOrEqual(5);
  },
);
