import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, logIn } from '../actions.ts';
import { openBrand, ownBrand, turnSwitch } from '../brand-settings.ts';
import { eventually } from '../eventually.ts';
import { gameIdOf, newPlayer, PASSWORD } from '../player.ts';
import { totpCode } from '../totp.ts';
import { DOORSTEP, visit, visitsGoTo } from '../visit.ts';
import { words } from '../words.ts';
import { builtFiles } from './built-file.ts';

const { authentication, catalogue, identity, outbox, refusals, registration, security, shell, ui } = words;
const states = words['site-states'];
const own = await ownBrand('states');
const portalUrl = own.url;
visitsGoTo(own.host);

/** Without a reload. Three seconds as a rule; a machine with other things to do may take its time. */
const SECONDS_MS = 20_000;
const NOTICE = { TH: 'ปรับปรุงระบบฝากถอน', EN: 'Making deposits faster' };

test('a brand closes while people look at it, says why, and opens again with all as it was', async () => {
  const { page, problems } = await visit({ device: 'phone', path: '/?dialog=register' });
  problems.expect(/503|403/);
  const username = page.getByLabel(identity.field.username, { exact: true }).first();
  await username.fill('halfwaytyped');
  const closed = page.getByRole('heading', { level: 1, name: states.maintenance.title });

  await turnSwitch(own.code, ['site', 'customerService'], { email: 'care@lanna.example' });
  await turnSwitch(own.code, ['site', 'maintenance'], { notice: NOTICE, until: '2027-01-01T17:00:00Z' });
  await closed.waitFor({ timeout: SECONDS_MS });
  await page.getByText(NOTICE.TH).waitFor();
  await page.getByText('2027-01-02 00:00').waitFor();
  const contact = page.getByRole('link', { name: 'care@lanna.example' });
  await eventually(() => contact.getAttribute('href')).toBe('mailto:care@lanna.example');
  await eventually(() => username.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText(NOTICE.EN).waitFor();
  await page.getByRole('button', { name: 'ไทย' }).click();
  await page.reload();
  await closed.waitFor();
  // What works is shown while the site is closed too.
  await page.getByRole('link', { name: states.status }).click();
  await closed.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/status');
  await page.goBack();
  await closed.waitFor();

  await turnSwitch(own.code, ['site', 'maintenance'], null);
  await closed.waitFor({ state: 'detached', timeout: SECONDS_MS });
  await page.getByRole('dialog', { name: registration.register.title }).waitFor();

  await username.fill('halfwaytyped');
  await turnSwitch(own.code, ['site', 'maintenance'], { notice: NOTICE, until: null });
  await closed.waitFor({ timeout: SECONDS_MS });
  await turnSwitch(own.code, ['site', 'maintenance'], null);
  await closed.waitFor({ state: 'detached', timeout: SECONDS_MS });
  await eventually(() => username.inputValue()).toBe('halfwaytyped');
});

test('a region is closed while a member plays elsewhere: address, country and where they are known from', async () => {
  const player = await newPlayer(portalUrl);
  const { page, context, problems } = await visit({ device: 'phone', path: '/rng' });
  problems.expect(/403/);
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': '8.8.8.8' });
  await enter(page, player);
  await page.getByRole('article').first().waitFor();
  await turnSwitch(own.code, ['site', 'customerService'], { url: 'https://help.example/lanna' });
  await turnSwitch(own.code, ['site', 'region'], {
    mode: 'block',
    countries: ['US'],
    unknownCountry: 'serve',
  });
  const closed = page.getByRole('heading', { level: 1, name: states.region.title });
  await closed.waitFor({ timeout: SECONDS_MS });
  await page.getByText('8.8.8.8').waitFor();
  await page.getByText('สหรัฐอเมริกา').waitFor();
  const contact = page.getByRole('link', { name: words.ui.contact.page });
  await eventually(() => contact.getAttribute('href')).toBe('https://help.example/lanna');
  const source = page.getByRole('link', { name: states.region.attribution });
  await eventually(() => source.getAttribute('href')).toBe('https://db-ip.com');
  await turnSwitch(own.code, ['site', 'region'], null);
  await closed.waitFor({ state: 'detached', timeout: SECONDS_MS });
  await page.getByRole('article').first().waitFor();
});

test('a host no brand owns says so, and shows nothing of any brand', async () => {
  const { page, at, problems } = await visit({ device: 'phone', path: DOORSTEP });
  problems.expect(/stranger\.localhost/);
  await page.goto(at('/').replace(own.host, 'stranger.localhost'));
  await page.getByRole('heading', { level: 1, name: states.domain.title }).waitFor();
  await page.getByText(/stranger\.localhost/).waitFor();
  await eventually(() => page.getByRole('navigation', { name: shell.tabBar }).count()).toBe(0);
});

test('a page and a pop-up whose code does not come say so, and come on the second try', async () => {
  const { page, at, problems } = await visit({ device: 'phone', path: DOORSTEP });
  problems.expect(/ERR_FAILED|dynamically imported|a part of the site did not come/);
  const pieces = builtFiles('rng-page', 'register-dialog');
  // Before the page opens: what a visitor is likely to press next is fetched ahead.
  await page.route(pieces, (route) => route.abort());
  await page.goto(at('/'));
  await page.getByRole('article').first().waitFor();
  const menu = page.getByRole('navigation', { name: shell.tabBar });
  await menu.getByRole('button', { name: shell.games, exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: shell.category.RNG, exact: true }).click();
  await page.getByRole('alert').getByText(shell.failed.slowTitle).waitFor();
  await menu.getByRole('link', { name: shell.home }).click();
  await menu.getByRole('link', { name: shell.register }).click();
  const failed = page.getByRole('alert').filter({ hasText: shell.failed.slowTitle });
  await failed.waitFor();
  // The page below is still there to be used.
  await page.getByRole('article').first().waitFor();
  await page.unroute(pieces);
  await failed.getByRole('button', { name: ui.retry }).click();
  await page.getByRole('dialog', { name: registration.register.title }).waitFor();
});

test('without a network, and with one that breaks, the lobby says which, and tries again', async () => {
  const { page, problems } = await visit({ device: 'phone', path: '/rng' });
  problems.expect(/ERR_|500/);
  const list = /GCSGAME_gameList/;
  await page.getByRole('article').first().waitFor();
  await page.route(list, (route) => route.abort());
  await page.getByRole('searchbox', { name: catalogue.search }).fill('นาค');
  await page.getByText(refusals.network).waitFor({ timeout: 30_000 });
  await page.unroute(list);
  const requestId = '01937d5e-0000-7000-8000-000000000001';
  await page.route(list, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'unknown_error', message: '', value: { requestId } },
    }),
  );
  await page.getByRole('button', { name: ui.retry }).click();
  await page.getByText(`${refusals.unknown_error} [${requestId}]`).waitFor();
  await page.unroute(list);
  await page.getByRole('button', { name: ui.retry }).click();
  await page.getByRole('article').first().waitFor();
});

test('where no visitor looks round without logging in, every page leads to the login page and from there home', async () => {
  const player = await newPlayer(portalUrl);
  const { page, at } = await visit({ device: 'phone', path: '/rng' });
  await page.getByRole('article').first().waitFor();
  await turnSwitch(own.code, ['flags', 'loginToHome'], true);
  const path = () => new URL(page.url()).pathname;
  await eventually(path, SECONDS_MS).toBe('/login');
  await page.goto(at('/register.html'));
  await page.getByRole('dialog', { name: registration.register.title }).waitFor();
  expect(path()).toBe('/register.html');
  await page.goto(at('/fair'));
  await eventually(path).toBe('/login');
  await logIn(page, player);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: shell.wallet }).first().waitFor();
  await page.goto(at('/fair'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(path()).toBe('/fair');
});

test('a game under maintenance says so where it would have opened', async () => {
  const player = await newPlayer(portalUrl);
  const { page, at, problems } = await visit({ device: 'phone', member: player });
  problems.expect(/409/);
  await page.route('**/game/launchGame', (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, code: 'game_unavailable', message: '', value: {} },
    }),
  );
  await page.goto(at(`/game?game=${await gameIdOf(portalUrl, 'river-naga')}`));
  await page.getByText(words.game.failed.gameUnavailable.title).waitFor();
});

test('the demo shows what it would have sent', async () => {
  const { page } = await visit({ device: 'phone', path: '/dev/outbox' });
  await page.getByRole('heading', { level: 1, name: outbox.title }).waitFor();
});

test('a brand that plays for real has no outbox', async () => {
  const host = await openBrand('earnest', { demo: false });
  const { page, problems } = await visit({ device: 'phone', host, path: '/dev/outbox' });
  problems.expect(/404/);
  await page.getByText(shell.notFound.title).waitFor();
});

test('a member protects an account: withdrawal password, authenticator app, passkey', async () => {
  const player = await newPlayer(portalUrl);
  const { page, context, problems } = await visit({ device: 'phone', member: player });
  const authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  problems.expect(/400|401/);
  await openSecurity(page);

  await page.getByRole('button', { name: security.payment.set }).click();
  const password = page.getByLabel(security.prove.password, { exact: true });
  await page.getByLabel(security.payment.new, { exact: true }).fill('12ab');
  await page.getByRole('button', { name: security.payment.save }).click();
  await page.getByRole('alert').getByText('ตัวเลข 6 หลัก').waitFor();
  await page.getByLabel(security.payment.new, { exact: true }).fill('482913');
  await page.getByLabel(security.payment.again, { exact: true }).fill('482913');
  await password.fill('not-the-password');
  await page.getByRole('button', { name: security.payment.save }).click();
  await page.getByText(refusals.password_wrong).waitFor();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: security.payment.save }).click();
  await page.getByText(security.payment.isSet, { exact: true }).waitFor();

  await page.getByRole('button', { name: security.totp.setUp }).click();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: security.next, exact: true }).click();
  await page.getByRole('img', { name: security.totp.picture }).waitFor();
  const secret = (await page.locator('code').last().textContent()) ?? '';
  await page.getByLabel(security.totp.code, { exact: true }).fill('000000');
  await page.getByRole('button', { name: security.totp.confirm }).click();
  await page.getByText(refusals.second_factor_wrong).waitFor();
  await page.getByLabel(security.totp.code, { exact: true }).fill(totpCode(secret));
  await page.getByRole('button', { name: security.totp.confirm }).click();
  await page.getByText(security.recovery.once).waitFor();
  const [spare = '', ...others] = await page.locator('li > code').allTextContents();
  expect(others).toHaveLength(9);
  await page.getByRole('checkbox', { name: security.recovery.kept }).check();
  await page.getByRole('button', { name: security.done, exact: true }).click();

  await page.getByRole('button', { name: security.passkeys.add }).click();
  await page.getByLabel(security.passkeys.name, { exact: true }).fill('มือถือของฉัน');
  await password.fill(PASSWORD);
  await page.getByLabel(security.prove.code, { exact: true }).fill(spare);
  await page.getByRole('button', { name: security.passkeys.make }).click();
  await page.getByText('มือถือของฉัน').first().waitFor();
  await page.getByText('เหลือ 9 รหัส').waitFor();

  await page.getByRole('button', { name: security.totp.turnOff, exact: true }).click();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: security.prove.passkeyInstead }).click();
  await page.getByRole('button', { name: security.remove.submit }).click();
  await page.getByRole('button', { name: security.totp.setUp, exact: true }).waitFor();
});

test('a device forgotten elsewhere is logged out from this one, and learns of it at once', async () => {
  const player = await newPlayer(portalUrl);
  const forgotten = await visit({ device: 'desktop', member: player });
  forgotten.problems.expect(/401/);
  const { page } = await visit({ device: 'phone', path: '/login' });
  await logIn(page, player);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openSecurity(page);
  await page.getByText(security.devices.this).waitFor();
  await page.getByRole('button', { name: security.devices.endOthers }).click();
  await page.getByText(security.devices.sure).waitFor();
  await page.getByRole('button', { name: security.devices.endOthers }).click();
  await page.getByText(security.devices.onlyThis).waitFor();
  await forgotten.page.getByRole('dialog', { name: authentication.login.title, exact: true }).waitFor();
  await forgotten.page.getByText(refusals.session_expired).first().waitFor();
});

async function openSecurity(page: Page) {
  await page.getByRole('button', { name: shell.menu, exact: true }).click();
  await page.getByRole('link', { name: shell.memberCentre }).click();
  await page.getByRole('heading', { name: security.title }).waitFor();
}
