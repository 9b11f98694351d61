import { setTimeout as sleep } from 'node:timers/promises';
import { sendLoginCode } from '@lanna/contract/people/authentication/authentication';
import { beforeAll, expect } from 'vitest';
import { ownBrand, setSwitch } from '../brand-settings.ts';
import { queryDatabase } from '../database-actions.ts';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { countdown, field, logOut, popUps, press, sendAndTypeCode, turnTo, untilIn } from '../login-steps.ts';
import { newestCode, nextCode } from '../outbox.ts';
import { ask, newMember, newMobile, PASSWORD, someAddress } from '../player.ts';
import { newAgent } from '../team.ts';
import { visitsGoTo } from '../visit.ts';
import { filled } from '../words.ts';

const own = await ownBrand('coded');
const portalUrl = own.url;
visitsGoTo(own.host);
const NEW_PASSWORD = 'paper-boat-on-the-ping';

/** Long enough for a machine with other things to do. */
const CODE_MINUTES = 10;
beforeAll(() => setSwitch(own.code, ['login', 'codeMinutes'], CODE_MINUTES));

test.concurrent.for([PHONE_THAI])(
  'a telephone is enough: register with its code, log in with another, and with a third set a new password ($device, $language)',
  async (view, { come }) => {
    const [agent, mobile] = [await newAgent(portalUrl), newMobile()];
    const visitor = await come({ ...view, path: '/register' });
    const { page, at, problems } = visitor;
    const { authentication, cashier, identity, registration } = visitor.words;
    const { register, logIn, forgot } = popUps(visitor);
    await turnTo(register, registration.tab.registerMobile);
    await field(register, identity.field.mobileNum).fill('081');
    // Without a number there is nowhere to send to.
    await press(register, identity.code.send);
    await register.getByText(identity.fault.mobile_invalid).waitFor();
    await press(register, registration.register.submit);
    await register.getByText(registration.terms.missing).waitFor();
    await field(register, identity.field.mobileNum).fill(mobile);
    await sendAndTypeCode(visitor, register, mobile);
    await field(register, identity.password).fill(PASSWORD);
    await field(register, registration.confirmPassword).fill(PASSWORD);
    await register.getByRole('checkbox').first().check();
    const invitation = field(register, filled(identity.optional, { field: identity.field.affiliateCode }));
    await invitation.fill('NOBODY77');
    problems.expect(/agent\/affiliate|400/);
    await press(register, registration.register.submit);
    await register.getByText(identity.fault.invitation).waitFor();
    await invitation.fill(agent.code);
    await press(register, registration.register.submit);
    await untilIn(visitor);
    await page.getByRole('button', { name: cashier.deposit.submitPlayMoney }).waitFor();

    await page.goto(at('/fair'));
    await logOut(visitor);
    await page.goto(at('/fair?dialog=login'));
    await turnTo(logIn, authentication.tab.mobile);
    await field(logIn, identity.field.mobileNum).fill(mobile);
    const code = await sendAndTypeCode(visitor, logIn, mobile);
    // The seconds are counted on over a reload.
    await page.reload();
    await turnTo(logIn, authentication.tab.mobile);
    const waiting = countdown(visitor, logIn);
    await waiting.waitFor();
    await eventually(() => waiting.isDisabled()).toBe(true);
    await field(logIn, identity.field.mobileNum).fill(mobile);
    await field(logIn, identity.field.verificationCode).fill(` ${code} `);
    await press(logIn, authentication.login.submit);
    await untilIn(visitor);
    await logIn.waitFor({ state: 'detached' });

    await logOut(visitor);
    await page.goto(at('/fair?dialog=login'));
    await press(logIn, authentication.login.forgot);
    await field(forgot, identity.field.mobileNum).fill(mobile);
    await sendAndTypeCode(visitor, forgot, mobile);
    await field(forgot, authentication.newPassword.new).fill(NEW_PASSWORD);
    await press(forgot, authentication.forgot.submit);
    await untilIn(visitor);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a code opens nothing when it is wrong, of another number, late or used ($device, $language)',
  async (view, { come }) => {
    const [mine, theirs] = [await provedMobile(), await provedMobile()];
    const visitor = await come({ ...view, path: '/fair?dialog=login' });
    const { page, at, problems } = visitor;
    const { authentication, identity, refusals } = visitor.words;
    const { logIn } = popUps(visitor);
    problems.expect(/session\/login|40[01]/);
    const code = field(logIn, identity.field.verificationCode);
    const wrong = logIn.getByText(refusals.verification_code_wrong);
    const submit = () => press(logIn, authentication.login.submit);
    /** Words of the try before are gone once this one is on its way. */
    const refused = async (typed: string) => {
      await code.fill(typed);
      const answered = page.waitForResponse(/session\/login/);
      await submit();
      expect((await answered).ok()).toBe(false);
      await wrong.waitFor();
    };

    await turnTo(logIn, authentication.tab.mobile);
    await field(logIn, identity.field.mobileNum).fill(mine);
    const right = await sendAndTypeCode(visitor, logIn, mine);
    await refused(right === '000000' ? '000001' : '000000');
    await refused(await sentCode(theirs));
    // As long as a field may hold.
    await refused('7'.repeat(255));
    await queryDatabase(
      'update authentication.verification_code set expires_at = now() where recipient = $1',
      [international(mine)],
    );
    await refused(right);

    const fresh = await sentCode(mine);
    await code.fill(fresh);
    await submit();
    await untilIn(visitor);
    await logOut(visitor);
    await page.goto(at('/fair?dialog=login'));
    await turnTo(logIn, authentication.tab.mobile);
    await field(logIn, identity.field.mobileNum).fill(mine);
    await refused(fresh);
  },
);

/** A member whose number is proved. */
async function provedMobile(): Promise<string> {
  const mobile = newMobile();
  const { username } = await newMember(portalUrl);
  await queryDatabase(
    'update members.member set mobile = $2, mobile_verified_at = now() where username = $1',
    [username, international(mobile)],
  );
  return mobile;
}

/** A code asked for elsewhere than on the page. */
async function sentCode(mobile: string): Promise<string> {
  const before = await newestCode(portalUrl, mobile);
  const body = { mobileNum: mobile, countryDialingCode: '66' };
  // A number is sent one code a second.
  await sleep(1100);
  await ask(portalUrl, sendLoginCode, { body }, { address: someAddress() });
  return nextCode(portalUrl, mobile, before);
}

function international(mobile: string): string {
  return `+66${mobile.slice(1)}`;
}
