import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { DESKTOP_ENGLISH, DESKTOP_THAI, PHONE_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { violationsOn } from '../expect-no-violations.ts';
import { giveNameAndPassword, popUps } from '../login-steps.ts';
import { newPlayer } from '../player.ts';
import { DOORSTEP } from '../visit.ts';
import { words } from '../words.ts';
import { builtFiles } from './built-file.ts';

const { shell, home, catalogue } = words;

/** The code of the page waits until the test lets it come. */
async function holdCode(page: Page, files = /\/assets\/.*\.js$/) {
  let come = () => {};
  const ready = new Promise<void>((done) => {
    come = done;
  });
  await page.route(files, async (route) => {
    await ready;
    await route.continue();
  });
  return come;
}

test.concurrent('without script the public pages are there with their words, pictures and links', async ({
  come,
}) => {
  const { page, at, words: spoken, problems } = await come({ ...PHONE_ENGLISH, script: false });
  // How the browser is kept from running any.
  problems.expect(/\/assets\/.*\.js csp$/);
  problems.expect(/\/no\/such\/page/);
  await page.getByRole('heading', { name: spoken.home.hotGames }).waitFor();
  expect(await page.locator('noscript p').textContent()).toBe(spoken.shell.noScript);
  await page.getByRole('contentinfo').getByRole('link', { name: spoken.shell.fairness, exact: true }).click();
  await page.waitForURL(/\/fair$/);
  await page.getByRole('heading', { name: spoken.fairness.seeds.title }).waitFor();
  await page.goto(at('/rng'));
  await page.getByRole('article').first().waitFor();
  await page.goto(at('/no/such/page'));
  await page.getByText(spoken.shell.notFound.title).waitFor();
});

/** Style properties declared while a page stands have each of its styles found anew: told are those that were. */
const TELL_LATE_PROPERTIES = `
  window.declaredLate = [];
  const declare = CSS.registerProperty.bind(CSS);
  CSS.registerProperty = (property) => {
    declare(property);
    if (document.body) window.declaredLate.push(property.name);
  };
`;

test.concurrent('what is pressed before the code is there is answered once it has come, by a sheet that has no style of the page found anew', async ({
  come,
}) => {
  const { page, at } = await come({ ...PHONE_THAI, path: DOORSTEP });
  await page.addInitScript(TELL_LATE_PROPERTIES);
  const letCome = await holdCode(page);
  await page.goto(at('/'), { waitUntil: 'commit' });
  await page.getByRole('heading', { name: home.hotGames }).waitFor();
  await page.getByRole('button', { name: shell.menu }).click();
  letCome();
  await page.getByRole('dialog').getByRole('link', { name: shell.fairness }).waitFor();
  expect(await page.evaluate('window.declaredLate')).toEqual([]);
});

test.concurrent('a log-in pressed before the code is there opens at once, and what was typed and pressed in it logs in once it has come', async ({
  come,
}) => {
  const player = await newPlayer(inject('portalUrl'));
  const visitor = await come({ ...PHONE_THAI, path: DOORSTEP });
  const { page, at } = visitor;
  const letCome = await holdCode(page);
  await page.goto(at('/'), { waitUntil: 'commit' });
  await page.locator('header').getByRole('link', { name: shell.login, exact: true }).click();
  const { logIn } = popUps(visitor);
  await logIn.waitFor();
  // It takes the links of the page below, which is out of reach, for neighbours that are too near.
  const found = (await violationsOn(page, { only: 'dialog' })).filter(({ id }) => id !== 'target-size');
  expect(found).toEqual([]);
  await giveNameAndPassword(visitor, player);
  letCome();
  await page.locator('header').getByText(shell.balance.label).waitFor();
  await logIn.waitFor({ state: 'detached' });
});

test.concurrent('no letter falls between the log-in that came with the page and the page’s own, and the cursor stays', async ({
  come,
}) => {
  const visitor = await come({ ...PHONE_ENGLISH, path: DOORSTEP });
  const { page, at, words: spoken } = visitor;
  const letCome = await holdCode(page);
  await page.goto(at('/rng'), { waitUntil: 'commit' });
  const opener = page.locator('header').getByRole('link', { name: spoken.shell.login, exact: true });
  await opener.press('Enter');
  const { logIn } = popUps(visitor);
  const name = logIn.getByRole('textbox', { name: spoken.identity.username, exact: true });
  await name.press('a');
  await logIn.getByRole('checkbox', { name: spoken.identity.remember }).check();
  await name.focus();
  letCome();
  let typed = 'a';
  for (let letters = 0; letters < 40 || !page.url().includes('dialog=login'); letters += 1) {
    await page.keyboard.press('b');
    typed += 'b';
    await page.waitForTimeout(20);
  }
  await page.locator('[role=dialog]').waitFor();
  expect(await name.inputValue()).toBe(typed.slice(0, 64));
  expect(await logIn.getByRole('checkbox', { name: spoken.identity.remember }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await logIn.waitFor({ state: 'detached' });
  await eventually(() => opener.evaluate((link) => link.matches(':focus'))).toBe(true);
});

test.concurrent('a log-in that is closed before the code is there stays closed', async ({ come }) => {
  const visitor = await come({ ...PHONE_THAI, path: DOORSTEP });
  const { page, at } = visitor;
  const letCome = await holdCode(page);
  await page.goto(at('/sealottery'), { waitUntil: 'commit' });
  const opener = page.locator('header').getByRole('link', { name: shell.login, exact: true });
  await opener.click();
  const { logIn } = popUps(visitor);
  await logIn.waitFor();
  await page.keyboard.press('Escape');
  await logIn.waitFor({ state: 'detached' });
  expect(await opener.evaluate((link) => link.matches(':focus'))).toBe(true);
  letCome();
  await page.getByRole('button', { name: shell.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: shell.fairness }).waitFor();
  expect(page.url()).toBe(at('/sealottery'));
  expect(await logIn.count()).toBe(0);
});

test.concurrent('a link pressed on a line that brings no code leads there by itself', async ({ come }) => {
  const { page, at } = await come({ ...PHONE_THAI, path: DOORSTEP });
  await holdCode(page);
  await page.goto(at('/'), { waitUntil: 'commit' });
  // In the footer: it shows on every width, with its style sheet or before.
  await page.getByRole('contentinfo').getByRole('link', { name: shell.fairness, exact: true }).click();
  await page.waitForURL(/\/fair$/, { waitUntil: 'commit' });
});

test.concurrent('what is typed before the code is there is searched for, and the cursor stays', async ({
  come,
}) => {
  const { page, at } = await come({ ...DESKTOP_THAI, path: DOORSTEP });
  const letCome = await holdCode(page);
  await page.goto(at('/rng'), { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: catalogue.search });
  await search.pressSequentially('นาค');
  letCome();
  await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('นาค');
  expect(await search.inputValue()).toBe('นาค');
  await eventually(() => search.evaluate((field) => field.matches(':focus'))).toBe(true);
});

test.concurrent('a member who comes back is shown no log-in, not even for a moment', async ({ come }) => {
  const member = await newPlayer(inject('portalUrl'));
  const { page, at } = await come({ ...PHONE_THAI, member, path: DOORSTEP });
  const letCome = await holdCode(page);
  await page.goto(at('/'), { waitUntil: 'commit' });
  await page.getByRole('heading', { name: home.hotGames }).waitFor();
  const logIn = page.locator('header').getByRole('link', { name: shell.login, exact: true });
  expect(await logIn.isVisible()).toBe(false);
  letCome();
  await page.locator('header').getByText(shell.balance.label).waitFor();
  expect(await logIn.count()).toBe(0);
});

test.concurrent('a form sent before its code is there writes nothing into the address, and is answered later', async ({
  come,
}) => {
  const { page, at, words: spoken } = await come({ ...DESKTOP_ENGLISH, path: DOORSTEP });
  const letCome = await holdCode(page, builtFiles('en'));
  await page.goto(at('/fair'), { waitUntil: 'load' });
  const form = page.getByRole('form', { name: spoken.authentication.login.title });
  await form.getByRole('button', { name: spoken.authentication.login.submit }).click();
  letCome();
  await form.getByRole('alert').getByText(spoken.authentication.login.usernameMissing).waitFor();
  expect(page.url()).toBe(at('/fair'));
});
