import { beforeAll, expect, inject } from 'vitest';
import { openBrand } from '../brand-settings.ts';
import { DESKTOP_THAI, PHONE_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, giveNameAndPassword, logOut, popUps, press, untilIn } from '../login-steps.ts';
import { newMember, newName, PASSWORD } from '../player.ts';
import { countAnswers, countRequests } from '../traffic.ts';

const portalUrl = inject('portalUrl');

/** Wants work of every browser. */
let wary: string;
beforeAll(async () => {
  wary = await openBrand('wary', { botCheck: true });
});

test.concurrent.for([PHONE_ENGLISH])(
  'after three wrong passwords a picture comes, or work in its place, and the right password still opens ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/fair?dialog=login' });
    const { page, problems } = visitor;
    const { identity, refusals } = visitor.words;
    const { logIn } = popUps(visitor);
    problems.expect(/session\/login|40[01]/);
    const picture = logIn.getByRole('img', { name: identity.captcha.picture });
    const answered = countAnswers(visitor, 'session/login');
    for (let failure = 1; failure <= 3; failure++) {
      await eventually(() => picture.count()).toBe(0);
      await giveNameAndPassword(visitor, member, `not-the-password-${failure}`);
      await answered(failure);
      await logIn.getByText(refusals.bad_credentials).waitFor();
    }
    await picture.waitFor();
    await field(logIn, identity.field.captcha).fill('1');
    await giveNameAndPassword(visitor, member);
    await logIn.getByText(refusals.captcha_wrong).waitFor();
    // A visitor who comes anew has been shown no picture: it is asked for, and nothing is said to be wrong.
    await page.reload();
    await eventually(() => picture.count()).toBe(0);
    await giveNameAndPassword(visitor, member);
    await logIn.getByText(identity.captcha.missing).waitFor();
    expect(await logIn.getByText(refusals.captcha_wrong).count()).toBe(0);
    await press(logIn, identity.captcha.instead);
    await logIn.getByText(identity.captcha.proved).waitFor();
    await giveNameAndPassword(visitor, member);
    await untilIn(visitor);
  },
);

test.concurrent.for([DESKTOP_THAI])(
  'the top bar goes on in the pop-up when a picture is due, with what was typed ($language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come(view);
    const { page, problems } = visitor;
    const { authentication, identity } = visitor.words;
    problems.expect(/session\/login|401/);
    const bar = page.getByRole('form', { name: authentication.login.title });
    const { logIn } = popUps(visitor);
    const answered = countAnswers(visitor, 'session/login');
    for (let failure = 1; failure <= 3; failure++) {
      await field(bar, identity.username).fill(member.username);
      await field(bar, identity.password).fill(`not-the-password-${failure}`);
      await press(bar, authentication.login.submit);
      await answered(failure);
    }
    await logIn.getByRole('img', { name: identity.captcha.picture }).waitFor();
    await eventually(() => field(logIn, identity.username).inputValue()).toBe(member.username);
    await press(logIn, identity.captcha.instead);
    await logIn.getByText(identity.captcha.proved).waitFor();
    await giveNameAndPassword(visitor, member);
    await untilIn(visitor);
  },
);

test.concurrent.for([PHONE_THAI])(
  'where work is asked for, the browser does it by itself on every way in ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: wary, path: '/register' });
    const { page, at } = visitor;
    const { identity, registration } = visitor.words;
    const { register } = popUps(visitor);
    const member = { username: newName() };
    const worked = countRequests(visitor, 'captcha/challenge');
    await field(register, identity.username).fill(member.username);
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await register.getByRole('checkbox').first().check();
    await press(register, registration.register.submit);
    await untilIn(visitor);
    await eventually(worked).toBe(1);
    await page.goto(at('/rng'));
    await logOut(visitor);
    await page.goto(at('/rng?dialog=login'));
    await giveNameAndPassword(visitor, member);
    await untilIn(visitor);
    await eventually(worked).toBe(2);
  },
);
