import { beginTotp, confirmTotp } from '@lanna/contract/accounts/security/security';
import { expect, inject } from 'vitest';
import { DESKTOP_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import {
  addAuthenticator,
  field,
  giveNameAndPassword,
  logOut,
  popUps,
  press,
  untilIn,
} from '../login-steps.ts';
import { ask, newMember, PASSWORD, type Player } from '../player.ts';
import { nextTotpCode, totpCode } from '../totp.ts';

const portalUrl = inject('portalUrl');

test.concurrent.for([PHONE_THAI])(
  'an authenticator app stands between a right password and the account, and a recovery code in its place ($device, $language)',
  async (view, { come }) => {
    const { member, secret, recoveryCodes } = await protectedMember();
    const visitor = await come({ ...view, path: '/fair?dialog=login' });
    const { page, at, problems } = visitor;
    const { authentication } = visitor.words;
    const { secondFactor } = popUps(visitor);
    problems.expect(/session\/login|40[013]/);
    const code = field(secondFactor, authentication.secondFactor.code);
    const recovery = field(secondFactor, authentication.secondFactor.recoveryCode);
    const submit = () => press(secondFactor, authentication.secondFactor.submit);

    await giveNameAndPassword(visitor, member);
    // The code it was set up with was used for that.
    await code.fill(nextTotpCode(secret));
    await submit();
    await untilIn(visitor);

    await logOut(visitor);
    await page.goto(at('/fair?dialog=login'));
    await giveNameAndPassword(visitor, member);
    await press(secondFactor, authentication.secondFactor.toRecovery);
    await recovery.fill(recoveryCodes[0] ?? '');
    await submit();
    await untilIn(visitor);
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a passkey opens the account after the password, and nothing does without it ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/fair?dialog=login' });
    const { page, at, problems } = visitor;
    const { authentication, security } = visitor.words;
    const { secondFactor } = popUps(visitor);
    problems.expect(/session\/login|40[013]/);
    const authenticator = await addAuthenticator(visitor);
    await giveNameAndPassword(visitor, member);
    await untilIn(visitor);
    await page.goto(at('/fair?centre=member&page=securityCenter'));
    await page.getByRole('button', { name: security.passkeys.add, exact: true }).click();
    await page.getByLabel(security.passkeys.name, { exact: true }).fill('key');
    await page.getByLabel(security.prove.password, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: security.passkeys.make, exact: true }).click();
    await page.getByRole('checkbox', { name: security.recovery.kept }).check();
    await page.getByRole('button', { name: security.done, exact: true }).click();

    await page.goto(at('/fair'));
    await logOut(visitor);
    // It leads home by itself; what is opened meanwhile would be broken off.
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.goto(at('/fair?dialog=login'));
    await giveNameAndPassword(visitor, member);
    await authenticator.verifies(false);
    await press(secondFactor, authentication.secondFactor.passkey);
    await secondFactor.locator('button[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await page.evaluate("sessionStorage.getItem('token')")).toBeNull();
    await authenticator.verifies(true);
    await press(secondFactor, authentication.secondFactor.passkey);
    await untilIn(visitor);
  },
);

/** A member with an authenticator app, set up a moment ago. */
async function protectedMember(): Promise<{ member: Player; secret: string; recoveryCodes: string[] }> {
  const member = await newMember(portalUrl);
  const { secret } = await ask(portalUrl, beginTotp, { body: { password: PASSWORD } }, member);
  const code = totpCode(secret);
  const { recoveryCodes } = await ask(portalUrl, confirmTotp, { body: { code } }, member);
  return { member, secret, recoveryCodes };
}
