import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { enter, logIn, settled } from '../actions.ts';
import { eventually } from '../eventually.ts';
import { field, kept, logOut, press, untilIn } from '../login-steps.ts';
import { newMember, newPlayer, PASSWORD } from '../player.ts';
import { takenOver, visit } from '../visit.ts';
import { WORDS_IN, words } from '../words.ts';

const { authentication, catalogue, refusals, shell } = words;
const portalUrl = inject('portalUrl');

test('a member logs in on a phone, is shown what is wrong until it is right, and logging out leads home and keeps nothing of the member', async () => {
  const player = await newPlayer(portalUrl, '12.50');
  const visitor = await visit({ device: 'phone', path: '/rng' });
  const { page, problems } = visitor;
  const header = page.locator('header').first();
  await page.getByRole('link', { name: 'โคมทองล้านนา', exact: true }).click();
  problems.expect(/session\/login|401/);
  await logIn(page, player, 'not-the-password');
  await page.getByText(refusals.bad_credentials).waitFor();
  await logIn(page, player);
  // What was on the way to a game goes on to it.
  await eventually(() => new URL(page.url()).pathname).toBe('/game');
  await page.goBack();
  await eventually(() => header.textContent()).toContain('12.50');

  await logOut(visitor);
  await page.getByRole('link', { name: shell.login, exact: true }).first().waitFor();
  await eventually(() => page.evaluate('JSON.stringify({ ...sessionStorage })')).toContain(
    '"merchant":"LANNA"',
  );
  expect(await kept({ page })).not.toContain(player.username);
});

test('the language changes at once, everywhere, and is remembered; who then logs in from the top bar stays on the page, and logging out leads home', async () => {
  const member = await newMember(portalUrl);
  const visitor = await visit({ path: '/rng' });
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name: catalogue.lobbies.rng.title }).waitFor();
  await page.getByRole('link', { name: 'พญานาคสายน้ำ', exact: true }).waitFor();
  await page.getByRole('button', { name: /ภาษา/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
  await page.getByRole('link', { name: 'River Naga', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
  await eventually(() => page.evaluate('document.documentElement.lang')).toBe('en');

  await takenOver(page);
  const english = WORDS_IN.EN;
  const bar = page.getByRole('form', { name: english.authentication.login.title });
  await field(bar, english.identity.username).fill(` ${member.username}  `);
  await field(bar, english.identity.password).fill(PASSWORD);
  await press(bar, english.authentication.login.submit);
  await untilIn(visitor);
  await page.getByRole('button', { name: english.shell.signOut, exact: true }).waitFor();
  await eventually(() => new URL(page.url()).pathname).toBe('/rng');
  await logOut({ ...visitor, words: english });
});

test('each brand has its own name, look and picture, and knows no member of the other', async () => {
  const player = await newPlayer(portalUrl, '7.00');
  const lanna = await visit({ member: player });
  const header = lanna.page.locator('header').first();
  await eventually(() => header.textContent()).toContain('฿7.00');
  await eventually(() => header.textContent()).toContain('ล้านนา');

  const other = await visit({ brand: 'chaophraya' });
  await eventually(() => other.page.locator('header').first().textContent()).toContain('เจ้าพระยา');
  const ground = "getComputedStyle(document.documentElement).getPropertyValue('--ground')";
  await eventually(() => other.page.evaluate(ground)).not.toBe(await lanna.page.evaluate(ground));
  const hero = (page: Page) => page.locator('section li img').first().getAttribute('src');
  await eventually(() => hero(other.page)).toBe('/art/hero/morning/welcome.svg');
  await eventually(() => hero(lanna.page)).toBe('/art/hero/night/welcome.svg');
  other.problems.expect(/401/);
  await enter(other.page, player);
  await other.page.getByRole('dialog', { name: authentication.login.title }).waitFor();
});

test('an unknown address says so and shows a way on; the country codes are fetched there too, before any form wants them', async () => {
  const { page, problems } = await visit({ path: '/no/such/page' });
  // Said to machines as well.
  problems.expect(/\/no\/such\/page/);
  const asked = page.waitForResponse(/\/wps\/system\/country/);
  await page.reload();
  expect((await asked).ok()).toBe(true);
  await page.getByText(shell.notFound.title).waitFor();
  await page.getByRole('link', { name: shell.notFound.games }).click();
  await page.getByRole('heading', { level: 1, name: catalogue.lobbies.rng.title }).waitFor();
});

test('without a connection the shell still opens, and says what it cannot know', async () => {
  const { page, context, problems } = await visit({ device: 'phone', alwaysOnline: false });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  await settled(page);
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::/);
  await context.setOffline(true);
  await page.getByText(shell.offline).waitFor();
  await page.reload();
  await page.getByText(shell.offline).waitFor();
  await page.getByRole('navigation', { name: shell.tabBar }).waitFor();
  await context.setOffline(false);
  await page.getByText(shell.offline).waitFor({ state: 'detached' });
});
