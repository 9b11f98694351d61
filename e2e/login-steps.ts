import type { Locator } from 'playwright-core';
import { newestCode, nextCode } from './outbox.ts';
import { PASSWORD, type Player } from './player.ts';
import { retryUntilDecided } from './retry-until-decided.ts';
import type { Visit } from './visit.ts';

/* Ways in and out, in the words of the visitor who takes them, on phone and desktop. */

type Speaker = Pick<Visit, 'page' | 'words'>;

/** What comes up on the way, by its title. */
export function popUps({ page, words: { authentication, identity, registration } }: Speaker) {
  const { titles } = authentication.login;
  const titled = (name: string) => page.getByRole('dialog', { name, exact: true });
  return {
    logIn: titled(titles.form),
    register: titled(registration.register.title),
    forgot: titled(titles.forgot),
    newPassword: titled(titles['new-password']),
    secondFactor: titled(titles['second-factor']),
    logOut: titled(authentication.logOut.title),
    codeFailed: titled(identity.code.failedTitle),
  };
}

export async function giveNameAndPassword(
  visitor: Speaker,
  { username }: Pick<Player, 'username'>,
  password = PASSWORD,
) {
  const { authentication, identity } = visitor.words;
  const { logIn } = popUps(visitor);
  await field(logIn, identity.username).fill(username);
  await field(logIn, identity.password).fill(password);
  await press(logIn, authentication.login.submit);
}

/** The other tab of a pop-up that has two. */
export async function turnTo(popUp: Locator, tab: string) {
  await popUp.getByRole('tab', { name: tab, exact: true }).click();
  // The view left behind takes its leave first.
  await retryUntilDecided(async () => ((await popUp.getByRole('tabpanel').count()) === 1 ? true : undefined));
}

/** Presses the button that sends a code, and types what then arrives. */
export async function sendAndTypeCode(visitor: Visit, popUp: Locator, mobile: string): Promise<string> {
  const { identity } = visitor.words;
  const before = await newestCode(visitor.at('/'), mobile);
  await oneASecond(visitor);
  await press(popUp, identity.code.send);
  await countdown(visitor, popUp).waitFor();
  const code = await nextCode(visitor.at('/'), mobile, before);
  await field(popUp, identity.field.verificationCode).fill(code);
  return code;
}

/** The button that sends codes, while it counts. */
export function countdown({ words: { identity } }: Speaker, popUp: Locator): Locator {
  const [before = '', after = ''] = identity.code.left.split('{{seconds}}');
  return popUp.getByRole('button', { name: new RegExp(`^${before}\\d+${after}$`) });
}

/** The site sends no more than that to an address, and says so to who is faster. */
export async function oneASecond({ page }: Pick<Visit, 'page'>) {
  await page.waitForTimeout(1100);
}

/** By the button of the header or, on a phone, of its menu. Ends on the page that logging out leads to. */
export async function logOut(visitor: Visit) {
  const { page, device, words, at } = visitor;
  if (device === 'phone') await page.getByRole('button', { name: words.shell.menu, exact: true }).click();
  await page.getByRole('button', { name: words.shell.signOut, exact: true }).click();
  await press(popUps(visitor).logOut, words.authentication.logOut.confirm);
  await retryUntilDecided(async () => ((await token(visitor)) === null ? true : undefined));
  // What lay over the page takes its step in the history along: who goes elsewhere before that is called back.
  await popUps(visitor).logOut.waitFor({ state: 'hidden' });
  await page.waitForURL(at('/'));
  await retryUntilDecided(async () =>
    (await page.evaluate('history.state?.layers ?? 0')) === 0 ? true : undefined,
  );
}

/** Waits until the tab has a session; another than `before`, when that is said. */
export async function untilIn(visitor: Pick<Visit, 'page'>, before?: string): Promise<string> {
  return retryUntilDecided(async () => {
    const now = await token(visitor);
    return now === null || now === before ? undefined : now;
  });
}

/** As if the tab was closed and another opened: who was in is not in any more. */
export async function leaveTab({ page }: Pick<Visit, 'page'>) {
  // The account's type is the last thing a tab learns and writes down.
  await retryUntilDecided(
    async () => (await page.evaluate("sessionStorage.getItem('isAgent')")) ?? undefined,
  );
  await page.evaluate('sessionStorage.clear()');
}

export function token({ page }: Pick<Visit, 'page'>): Promise<string | null> {
  return page.evaluate<string | null>("sessionStorage.getItem('token')");
}

/** Everything the browser keeps of this site for the tab and beyond. */
export function kept({ page }: Pick<Visit, 'page'>): Promise<string> {
  return page.evaluate<string>(
    'JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])',
  );
}

export function field(where: Locator, label: string): Locator {
  return where.getByLabel(label, { exact: true });
}

export async function press(where: Locator, name: string) {
  await where.getByRole('button', { name, exact: true }).click();
}

/** A device of the visitor's that makes and keeps passkeys. */
export async function addAuthenticator({ page, context }: Pick<Visit, 'page' | 'context'>) {
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    /** Whether it recognises its owner from now on. */
    verifies: (isUserVerified: boolean) =>
      device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
