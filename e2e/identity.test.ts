import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { devOutbox } from '@lanna/contract/site';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { logIn } from './acts.ts';
import { eventually } from './eventually.ts';
import { ask, newPlayer, PASSWORD } from './player.ts';
import { visit } from './visit.ts';
import { words } from './words.ts';

const { accounts, member, refusals, shell } = words;
const portalUrl = inject('portalUrl');
const root = fileURLToPath(new URL('..', import.meta.url));
const NEW_PASSWORD = 'paper-boat-on-the-ping';

test('a telephone is enough: register with its code, log in with another, and with a third set a new password', async () => {
  const mobile = `081${randomInt(1_000_000, 9_999_999)}`;
  const { page, problems } = await visit({ device: 'phone', path: '/register' });
  const register = page.getByRole('dialog', { name: accounts.register.title });
  await register.getByRole('tab', { name: accounts.tab.registerMobile }).click();
  // The other tab's form takes its leave first.
  await eventually(() => register.getByRole('tabpanel').count()).toBe(1);
  await register.getByLabel(accounts.field.mobileNum, { exact: true }).fill('081');
  await register.getByRole('button', { name: accounts.register.submit }).click();
  await register.getByText(accounts.terms.missing).waitFor();
  await register.getByText(accounts.fault.mobile_invalid).waitFor();
  await register.getByLabel(accounts.field.mobileNum, { exact: true }).fill(mobile);
  await fillCode(page, register, mobile);
  await register.getByLabel(accounts.password, { exact: true }).fill(PASSWORD);
  await register.getByLabel(accounts.confirmPassword, { exact: true }).fill(PASSWORD);
  await register.getByRole('checkbox').check();
  await register.getByLabel(`${accounts.field.affiliateCode} (ไม่บังคับ)`).fill('NOBODY77');
  problems.expect(/agent\/affiliate|400/);
  await register.getByRole('button', { name: accounts.register.submit }).click();
  await register.getByText(accounts.fault.invitation).waitFor();
  await register.getByLabel(`${accounts.field.affiliateCode} (ไม่บังคับ)`).fill('LANNA01');
  await register.getByRole('button', { name: accounts.register.submit }).click();
  await page.getByRole('button', { name: member.deposit.submitPlayMoney }).waitFor();

  await logOut(page);
  await page.getByRole('link', { name: shell.login, exact: true }).first().click();
  const login = page.getByRole('dialog', { name: accounts.login.title });
  await login.getByRole('tab', { name: accounts.tab.mobile }).click();
  await login.getByLabel(accounts.field.mobileNum, { exact: true }).fill(mobile);
  await fillCode(page, login, mobile);
  // The seconds are counted on over a reload.
  await page.reload();
  await login.getByRole('tab', { name: accounts.tab.mobile }).click();
  const waiting = login.getByRole('button', { name: /^ส่งใหม่ใน \d+ วิ$/ });
  await waiting.waitFor();
  expect(await waiting.isDisabled()).toBe(true);
  await login.getByLabel(accounts.field.mobileNum, { exact: true }).fill(mobile);
  await login.getByLabel(accounts.field.verificationCode).fill(await newestCode(mobile));
  await login.getByRole('button', { name: accounts.login.submit, exact: true }).click();
  await login.waitFor({ state: 'detached' });

  await logOut(page);
  await page.getByRole('link', { name: shell.login, exact: true }).first().click();
  await login.getByRole('button', { name: accounts.login.forgot }).click();
  const forgot = page.getByRole('dialog', { name: accounts.login.titles.forgot });
  await forgot.getByLabel(accounts.field.mobileNum, { exact: true }).fill(mobile);
  await fillCode(page, forgot, mobile);
  await forgot.getByLabel(accounts.newPassword.new, { exact: true }).fill(NEW_PASSWORD);
  await forgot.getByRole('button', { name: accounts.forgot.submit }).click();
  await forgot.waitFor({ state: 'detached' });
  await eventually(() => isIn(page)).toBe(true);
});

test('the letter’s link sets a new password once and leaves no trace in the address', async () => {
  const player = await newPlayer(portalUrl);
  operate(
    `update accounts.member set email = '${mailOf(player.username)}' where username = '${player.username}'`,
  );
  const { page, at } = await visit({ device: 'phone', path: '/login' });
  const login = page.getByRole('dialog', { name: accounts.login.title });
  await login.getByRole('button', { name: accounts.login.forgot }).click();
  const forgot = page.getByRole('dialog', { name: accounts.login.titles.forgot });
  await forgot.getByText(accounts.forgot.way.email).click();
  await forgot.getByLabel(accounts.username, { exact: true }).fill(player.username);
  await forgot.getByLabel(accounts.field.email, { exact: true }).fill(mailOf(player.username));
  await forgot.getByRole('button', { name: accounts.forgot.sendLink }).click();
  await forgot.getByText(accounts.forgot.sentTitle).waitFor();
  await eventually(() => newestLink(player.username)).not.toBe('');
  const { pathname, search, hash } = new URL(await newestLink(player.username));
  await page.goto('about:blank');
  await page.goto(at(pathname + search + hash));
  await reset(page);
  await eventually(() => isIn(page)).toBe(true);

  const other = await visit({ device: 'phone', path: pathname + search + hash });
  other.problems.expect(/password\/link|400/);
  await reset(other.page);
  await other.page.getByText(accounts.forgot.deadTitle).waitFor();
});

test('who asked to be remembered comes back with one press, and no password is kept', async () => {
  const player = await newPlayer(portalUrl);
  const { page, problems } = await visit({ device: 'phone', path: '/login' });
  const login = page.getByRole('dialog', { name: accounts.login.title });
  await login.getByRole('checkbox', { name: accounts.login.remember }).check();
  await logIn(page, player);
  await eventually(() => isIn(page)).toBe(true);
  expect(await page.evaluate('JSON.stringify([{ ...localStorage }, document.cookie])')).not.toContain(
    PASSWORD,
  );

  // As closing the tab does.
  await page.evaluate('sessionStorage.clear()');
  await page.reload();
  await page.getByRole('link', { name: shell.login, exact: true }).first().click();
  const again = accounts.login.continueAs.replace('{{username}}', player.username);
  await login.getByRole('button', { name: again }).click();
  await eventually(() => isIn(page)).toBe(true);

  await logOut(page);
  await page.getByRole('link', { name: shell.login, exact: true }).first().click();
  expect(await login.getByLabel(accounts.username, { exact: true }).inputValue()).toBe(player.username);
  expect(await login.getByRole('button', { name: again }).count()).toBe(0);
  expect(problems.found()).toEqual([]);
});

test('after three wrong passwords a picture comes, or work in its place, and the right password still opens', async () => {
  const player = await newPlayer(portalUrl);
  const { page, problems } = await visit({ device: 'phone', path: '/login' });
  problems.expect(/session\/login|40[01]/);
  const login = page.getByRole('dialog', { name: accounts.login.title });
  const picture = login.getByRole('img', { name: accounts.captcha.picture });
  for (let failure = 1; failure <= 3; failure++) {
    expect(await picture.count()).toBe(0);
    await logIn(page, player, `not-the-password-${failure}`);
    await login.getByText(refusals.bad_credentials).waitFor();
  }
  const first = await picture.getAttribute('src');
  const renew = login.getByRole('button', { name: accounts.captcha.renew });
  await eventually(() => renew.isEnabled()).toBe(true);
  await renew.click();
  expect(await renew.isDisabled()).toBe(true);
  await eventually(() => picture.getAttribute('src')).not.toBe(first);
  await logIn(page, player);
  await login.getByText(accounts.captcha.missing).waitFor();
  await login.getByLabel(accounts.field.captcha, { exact: true }).fill('1');
  await logIn(page, player);
  await login.getByText(refusals.captcha_wrong).waitFor();
  await login.getByRole('button', { name: accounts.captcha.instead }).click();
  await login.getByText(accounts.captcha.proved).waitFor();
  await logIn(page, player);
  await eventually(() => isIn(page)).toBe(true);
});

test('the top bar goes on in the pop-up when a picture is due, with what was typed', async () => {
  const player = await newPlayer(portalUrl);
  const { page, problems } = await visit({ device: 'desktop' });
  problems.expect(/session\/login|401/);
  const bar = page.getByRole('form', { name: accounts.login.title });
  const login = page.getByRole('dialog', { name: accounts.login.title });
  for (let failure = 1; failure <= 3; failure++) {
    await bar.getByLabel(accounts.username).fill(player.username);
    await bar.getByLabel(accounts.password).fill(`not-the-password-${failure}`);
    await bar.getByRole('button', { name: accounts.login.submit, exact: true }).click();
    await page.getByText(refusals.bad_credentials).waitFor();
  }
  await login.getByRole('img', { name: accounts.captcha.picture }).waitFor();
  expect(await login.getByLabel(accounts.username, { exact: true }).inputValue()).toBe(player.username);
  await login.getByRole('button', { name: accounts.captcha.instead }).click();
  await login.getByText(accounts.captcha.proved).waitFor();
  await logIn(page, player);
  await eventually(() => isIn(page)).toBe(true);
});

test('whoever comes with the password the brand hands out is not in before there is another', async () => {
  const [row] = operate(
    "select settings->>'defaultPassword' as secret from brands.merchant where code = 'CHAOPHRAYA'",
  );
  const handedOut = String(row?.['secret']);
  const { page } = await visit({ device: 'phone', brand: 'chaophraya', path: '/login' });
  await logIn(page, { username: 'agent' }, handedOut);
  const change = page.getByRole('dialog', { name: accounts.login.titles['new-password'] });
  await change.waitFor();
  expect(await change.getByLabel(accounts.username, { exact: true }).inputValue()).toBe('agent');
  expect(await change.getByLabel(accounts.newPassword.old).count()).toBe(0);
  // Loading the page anew is no way round.
  expect(await isIn(page)).toBe(false);
  await change.getByLabel(accounts.newPassword.new, { exact: true }).fill(NEW_PASSWORD);
  await change.getByLabel(accounts.newPassword.confirm).fill('another one');
  await change.getByRole('button', { name: accounts.newPassword.submit }).click();
  await change.getByText(accounts.newPassword.differs).waitFor();
  await change.getByLabel(accounts.newPassword.confirm).fill(NEW_PASSWORD);
  await change.getByRole('button', { name: accounts.newPassword.submit }).click();
  await change.waitFor({ state: 'detached' });
  await eventually(() => isIn(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a trial looks round and is asked to register where it matters', async () => {
  const { page, at } = await visit({ device: 'phone', path: '/login' });
  await page.getByRole('button', { name: accounts.freePlay.start }).click();
  await eventually(() => isIn(page)).toBe(true);
  await page.goto(at('/?centre=member&page=wallet'));
  await page.getByText(shell.trial.text).waitFor();
});

test('a tab that the brand closes is gone from the open form, with the bar that held two', async () => {
  const { page } = await visit({ device: 'phone', brand: 'chaophraya', path: '/register' });
  const register = page.getByRole('dialog', { name: accounts.register.title });
  await eventually(() => register.getByRole('tab').count()).toBe(2);
  const turn = (open: boolean) =>
    operate(
      `update brands.merchant set settings = jsonb_set(settings, '{registration,mobile}', '${open}') where code = 'CHAOPHRAYA'`,
    );
  onTestFinished(() => void turn(true));
  turn(false);
  await eventually(() => register.getByRole('tab').count()).toBe(0);
  await register.getByLabel(accounts.username, { exact: true }).waitFor();
});

async function isIn(page: Page): Promise<boolean> {
  return (await page.evaluate("sessionStorage.getItem('token')")) !== null;
}

/** Fills in the form the letter's link leads to. */
async function reset(page: Page) {
  const form = page.getByRole('dialog', { name: accounts.login.titles['new-password'] });
  await form.getByLabel(accounts.newPassword.new, { exact: true }).fill(NEW_PASSWORD);
  expect(page.url()).not.toContain('linkToken');
  await form.getByLabel(accounts.newPassword.confirm, { exact: true }).fill(NEW_PASSWORD);
  await form.getByRole('button', { name: accounts.forgot.submit }).click();
}

function mailOf(username: string): string {
  return `${username}@example.com`;
}

async function newestLink(username: string): Promise<string> {
  const messages = await ask(portalUrl, devOutbox);
  const letter = messages.find(({ to }) => to === mailOf(username));
  return /https?:\S+/.exec(letter?.text ?? '')?.[0] ?? '';
}

async function logOut(page: Page) {
  await page.goto(new URL('/fair', page.url()).href);
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await page.getByRole('button', { name: shell.signOut }).click();
  const question = page.getByRole('dialog', { name: accounts.logOut.title });
  await question.getByRole('button', { name: accounts.logOut.confirm }).click();
  await eventually(() => isIn(page)).toBe(false);
}

/** Presses the button and types what then arrives. */
async function fillCode(page: Page, form: Locator, mobile: string) {
  const before = await newestCode(mobile);
  await form.getByRole('button', { name: accounts.code.send }).click();
  await eventually(() => newestCode(mobile)).not.toBe(before);
  await form.getByLabel(accounts.field.verificationCode).fill(await newestCode(mobile));
  // One a second, whatever it is for.
  await page.waitForTimeout(1000);
}

async function newestCode(mobile: string): Promise<string> {
  const messages = await ask(portalUrl, devOutbox);
  const text = messages.find(({ to }) => to === `+66${mobile.slice(1)}`)?.text ?? '';
  return /#(\d{6})$/.exec(text)?.[1] ?? '';
}

/** One statement on the stack's own database, as its operator would give it. */
function operate(statement: string): Record<string, unknown>[] {
  const script = `
    import pg from 'pg';
    const database = new pg.Client(process.env.DATABASE_URL);
    await database.connect();
    const { rows } = await database.query(process.argv[1]);
    console.log(JSON.stringify(rows));
    await database.end();`;
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script, statement], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: inject('databaseUrl') },
    encoding: 'utf8',
  });
  return JSON.parse(said);
}
