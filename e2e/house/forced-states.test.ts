import { randomUUID } from 'node:crypto';
import { beginTotp, confirmTotp } from '@lanna/contract/accounts/security/security';
import { balance, memberInfo } from '@lanna/contract/people/members/members';
import { gameList, launchGame } from '@lanna/contract/play/catalogue/catalogue';
import { expect } from 'vitest';
import { enter } from '../actions.ts';
import { ownBrand, turnSwitch } from '../brand-settings.ts';
import { queryDatabase } from '../database-actions.ts';
import { DESKTOP_ENGLISH, DESKTOP_THAI, PHONE_ENGLISH, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import {
  addAuthenticator,
  field,
  giveNameAndPassword,
  logOut,
  popUps,
  press,
  token,
  untilIn,
} from '../login-steps.ts';
import { ask, newMember, newPlayer, PASSWORD, type Player, Refused } from '../player.ts';
import { nextTotpCode, totpCode } from '../totp.ts';
import { visitsGoTo } from '../visit.ts';
import { filled } from '../words.ts';

const own = await ownBrand('forcing');
const portalUrl = own.url;
visitsGoTo(own.host);
const NEW_PASSWORD = 'paper-boat-on-the-ping';

test.for([PHONE_ENGLISH])(
  'a member who must change the password is asked for it by whatever is called, after a reload too, and nothing else works ($device, $language)',
  async (view, { come }) => {
    const player = await newPlayer(portalUrl);
    await mustChangePassword(player);
    const visitor = await come({ ...view, member: player });
    const { page, words, problems } = visitor;
    const { authentication, identity } = words;
    problems.expect(/40[13]/);
    const { newPassword } = popUps(visitor);
    await newPassword.getByText(authentication.newPassword.due).waitFor();
    expect(await token(visitor)).toBeNull();
    await page.reload();
    await newPassword.waitFor();
    expect(await refusalOf(launching(player))).toBe('password_change_due');

    await eventually(() => field(newPassword, identity.username).inputValue()).toBe(player.username);
    await field(newPassword, authentication.newPassword.old).fill(PASSWORD);
    await field(newPassword, authentication.newPassword.new).fill(NEW_PASSWORD);
    await field(newPassword, authentication.newPassword.confirm).fill(NEW_PASSWORD);
    await press(newPassword, authentication.newPassword.submit);
    await newPassword.waitFor({ state: 'detached' });
    const renewed = await untilIn(visitor);
    expect(renewed).not.toBe(player.token);
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    // The page is in for good: its own line has notified it of the end of the session before.
    await page.reload();
    await eventually(() => token(visitor)).toBe(renewed);
    await eventually(() => refusalOf(ask(portalUrl, memberInfo, {}, player))).toBe('session_expired');
    await launching({ ...player, token: renewed });
  },
);

test('a member who goes away instead of changing the password is logged out', async ({ come }) => {
  const player = await newPlayer(portalUrl);
  await mustChangePassword(player);
  const visitor = await come({ device: 'desktop', member: player });
  const { page, words, problems } = visitor;
  problems.expect(/403/);
  const { newPassword } = popUps(visitor);
  await newPassword.getByRole('button', { name: words.ui.close, exact: true }).click();
  await newPassword.waitFor({ state: 'detached' });
  await eventually(() => refusalOf(ask(portalUrl, memberInfo, {}, player))).toBe('session_expired');
  await page.reload();
  await page.getByRole('link', { name: words.shell.register, exact: true }).first().waitFor();
  await eventually(() => newPassword.count()).toBe(0);
});

test.for([DESKTOP_THAI])(
  'new terms are asked for over the deposit that needs them, which then goes on with what was typed ($device, $language)',
  async (view, { come }) => {
    const player = await newMember(portalUrl);
    const version = await changeTerms(player);
    const visitor = await come({ ...view, member: player, path: '/?centre=member&page=depositv2' });
    const { page, words, problems } = visitor;
    const { authentication, cashier, identity } = words;
    problems.expect(/deposit 403|403/);
    const amount = field(page.getByRole('dialog'), cashier.deposit.amount);
    const terms = page.getByRole('dialog', { name: authentication.terms.changedTitle, exact: true });
    await amount.fill('500');
    await amount.press('Enter');
    // The demo's age, by the law of its country.
    await terms
      .getByText(/\b20\b/)
      .first()
      .waitFor();
    await terms.getByText(identity.terms.read).click();
    await terms.getByText(identity.terms.points.keepSecret).waitFor();
    expect(await balanceOf(player)).toBe('0.00');
    await press(terms, authentication.terms.acceptChanged);
    await terms.waitFor({ state: 'detached' });
    await page.getByText(cashier.deposit.done).first().waitFor();
    await eventually(() => amount.inputValue()).toBe('500');
    await eventually(() => balanceOf(player)).toBe('500.00');
    expect((await ask(portalUrl, memberInfo, {}, player)).termsDue).toBeNull();
    const accepted = await acceptancesOf(player);
    expect(accepted).toEqual([expect.stringMatching(/ registration$/), `${version} change`]);
  },
);

test('a game opens by itself once the terms are accepted, and not before', async ({ come }) => {
  const player = await newMember(portalUrl);
  await changeTerms(player);
  const visitor = await come({ device: 'phone', member: player, path: `/game?game=${await anyGame()}` });
  const { page, words, problems } = visitor;
  const { authentication } = words;
  problems.expect(/403/);
  const terms = page.getByRole('dialog', { name: authentication.terms.changedTitle, exact: true });
  await terms.waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await press(terms, authentication.terms.acceptChanged);
  await page.locator('iframe').waitFor({ state: 'attached' });
});

test('who does not accept is logged out, or refused and left where they were', async ({ come }) => {
  const player = await newMember(portalUrl);
  await changeTerms(player);
  const visitor = await come({ device: 'desktop', member: player, path: '/?centre=member&page=depositv2' });
  const { page, words, problems } = visitor;
  const { authentication, cashier, refusals } = words;
  problems.expect(/403/);
  const amount = field(page.getByRole('dialog'), cashier.deposit.amount);
  const terms = page.getByRole('dialog', { name: authentication.terms.changedTitle, exact: true });
  await amount.fill('500');
  await amount.press('Enter');
  await terms.waitFor();
  // The keyboard stays in the question, whatever pop-up lies below.
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    await eventually(() => terms.locator(':focus').count()).toBe(1);
  }
  await page.keyboard.press('Escape');
  await terms.waitFor({ state: 'detached' });
  await page.getByText(refusals.terms_due).waitFor();
  await eventually(() => amount.inputValue()).toBe('500');
  await amount.press('Enter');
  await press(terms, authentication.terms.logOut);
  await eventually(() => token(visitor)).toBeNull();
  await eventually(() => new URL(page.url()).pathname).toBe('/');
  await eventually(() => refusalOf(ask(portalUrl, memberInfo, {}, player))).toBe('session_expired');
});

test('a language chosen on one device is there on the next, and gives way to a later choice', async ({
  come,
}) => {
  const player = await newMember(portalUrl);
  const phone = await come({ device: 'phone', member: player });
  await press(phone.page.locator('body'), phone.words.shell.menu);
  await phone.page.getByRole('button', { name: 'Tiếng Việt' }).click();
  await eventually(() => languageOf(player)).toBe('VI');
  await eventually(() => shownTo(phone.page)).toBe('vi');

  const desk = await come({ device: 'desktop', path: '/login' });
  await eventually(() => shownTo(desk.page)).toBe('th');
  await giveNameAndPassword(desk, player);
  await eventually(() => shownTo(desk.page)).toBe('vi');
  await desk.page.reload();
  await eventually(() => shownTo(desk.page)).toBe('vi');

  // Chosen before logging in, and after the account's: it stays and is the account's from then on.
  const other = await come({ device: 'phone' });
  await press(other.page.locator('body'), other.words.shell.menu);
  await other.page.getByRole('button', { name: 'Português' }).click();
  await eventually(() => shownTo(other.page)).toBe('pt');
  await enter(other.page, player);
  await eventually(() => languageOf(player)).toBe('PT');
  await eventually(() => shownTo(other.page)).toBe('pt');
});

test('the first login leads to the security centre and its welcome; a later one does not', async ({
  come,
}) => {
  const player = await newMember(portalUrl);
  await queryDatabase('update members.member set first_login_at = null where username = $1', [
    player.username,
  ]);
  const visitor = await come({ device: 'phone', path: '/login' });
  const { page, at, words } = visitor;
  const { security } = words;
  const welcome = page.getByText(filled(security.welcome.title, { name: player.username }));
  await giveNameAndPassword(visitor, player);
  await welcome.waitFor();
  await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('securityCenter');
  await page.reload();
  await welcome.waitFor();
  await press(page.getByRole('dialog'), security.welcome.later);
  await eventually(() => welcome.count()).toBe(0);

  // As new as before, but not for the first time.
  await page.goto(at('/'));
  await logOut(visitor);
  await page.goto(at('/login'));
  await giveNameAndPassword(visitor, player);
  await untilIn(visitor);
  await popUps(visitor).logIn.waitFor({ state: 'detached' });
  await eventually(() => new URL(page.url()).searchParams.get('centre')).toBeNull();
  await page.goto(at('/?centre=member&page=securityCenter'));
  await page.getByText(security.level.next.wayBack).waitFor();
  await eventually(() => welcome.count()).toBe(0);
});

test('a new member finds the welcome in the security centre', async ({ come }) => {
  const visitor = await come({ device: 'desktop', path: '/register' });
  const { page, at, words } = visitor;
  const { identity, registration, security } = words;
  const { register } = popUps(visitor);
  const username = `e2e${Date.now().toString(36)}`;
  await field(register, identity.username).fill(username);
  await field(register, identity.password).fill(PASSWORD);
  await field(register, registration.confirmPassword).fill(PASSWORD);
  await register.getByRole('checkbox').first().check();
  await press(register, registration.register.submit);
  await untilIn(visitor);
  await page.goto(at('/?centre=member&page=securityCenter'));
  await page.getByText(filled(security.welcome.title, { name: username })).waitFor();
});

test.for([DESKTOP_ENGLISH])(
  'a passkey gets another name and recovery codes are renewed, each after showing who one is ($device, $language)',
  async (view, { come }) => {
    const player = await newMember(portalUrl);
    const { secret } = await ask(portalUrl, beginTotp, { body: { password: PASSWORD } }, player);
    await ask(portalUrl, confirmTotp, { body: { code: totpCode(secret) } }, player);
    const visitor = await come({ ...view, member: player, path: '/?centre=member&page=securityCenter' });
    const { page, words, problems } = visitor;
    const { security, refusals } = words;
    problems.expect(/second-factor.*40[01]|40[01]/);
    await addAuthenticator(visitor);
    const titled = (name: string) => page.getByRole('dialog', { name, exact: true });

    await page.getByRole('button', { name: security.recovery.renew, exact: true }).click();
    const renewing = titled(security.recovery.renewTitle);
    await field(renewing, security.prove.password).fill('a guess of mine');
    await field(renewing, security.prove.code).fill(nextTotpCode(secret));
    await press(renewing, security.recovery.renewSubmit);
    await renewing.getByText(refusals.password_wrong).waitFor();
    await field(renewing, security.prove.password).fill(PASSWORD);
    await press(renewing, security.recovery.renewSubmit);
    await renewing.getByText(security.recovery.once).waitFor();
    const codes = await renewing.locator('code').allTextContents();
    expect(codes).toHaveLength(10);
    await renewing.getByRole('checkbox').check();
    await press(renewing, security.done);
    const [first = '', second = ''] = codes;

    await press(page.getByRole('dialog'), security.passkeys.add);
    const adding = titled(security.passkeys.add);
    await field(adding, security.passkeys.name).fill('โทรศัพท์');
    await field(adding, security.prove.password).fill(PASSWORD);
    await field(adding, security.prove.code).fill(first);
    await press(adding, security.passkeys.make);
    await adding.waitFor({ state: 'detached' });

    const pencil = page.getByRole('button', { name: filled(security.passkeys.rename, { name: 'โทรศัพท์' }) });
    await pencil.click();
    const renaming = titled(security.passkeys.renameTitle);
    await eventually(() => field(renaming, security.passkeys.name).inputValue()).toBe('โทรศัพท์');
    await field(renaming, security.passkeys.name).fill('');
    await field(renaming, security.prove.password).fill(PASSWORD);
    await field(renaming, security.prove.code).fill(second);
    await press(renaming, security.passkeys.renameSubmit);
    await renaming.getByText(security.passkeys.nameMissing).waitFor();
    await field(renaming, security.passkeys.name).fill('Grandmother’s phone');
    await press(renaming, security.passkeys.renameSubmit);
    await renaming.waitFor({ state: 'detached' });
    await page.getByText('Grandmother’s phone', { exact: true }).waitFor();
    await page.getByText(/\b8\b/).first().waitFor();
  },
);

/* — what the server and the operator do — */

/** As after a login with the password the brand hands out. */
function mustChangePassword({ username }: Player) {
  return queryDatabase(
    `update authentication.session set password_change_due = true
     where member_id = (select id from members.member where username = $1)`,
    [username],
  );
}

/** The brand has terms no member has seen yet, until the test ends. */
async function changeTerms(player: Player): Promise<string> {
  const version = randomUUID();
  await turnSwitch(own.code, ['termsVersion'], version);
  await eventually(async () => (await ask(portalUrl, memberInfo, {}, player)).termsDue).toBe(version);
  return version;
}

async function acceptancesOf({ username }: Player): Promise<string[]> {
  const rows = await queryDatabase<{ accepted: string }>(
    `select version || ' ' || occasion as accepted from members.terms_acceptance
     where member_id = (select id from members.member where username = $1) order by id`,
    [username],
  );
  return rows.map(({ accepted }) => accepted);
}

async function balanceOf(player: Player): Promise<string> {
  return (await ask(portalUrl, balance, {}, player)).sumBalance;
}

async function languageOf(player: Player): Promise<string> {
  return (await ask(portalUrl, memberInfo, {}, player)).language;
}

async function anyGame(): Promise<string> {
  const { games } = await ask(portalUrl, gameList, { query: { pageSize: 1 } });
  return games[0]?.gameId ?? 'none';
}

async function launching(player: Player) {
  return ask(portalUrl, launchGame, { body: { gameId: await anyGame() } }, player);
}

async function refusalOf(calling: Promise<unknown>): Promise<string> {
  try {
    await calling;
    return 'none';
  } catch (failure) {
    if (failure instanceof Refused) return failure.code;
    throw failure;
  }
}

function shownTo(page: { evaluate<T>(code: string): Promise<T> }): Promise<string> {
  return page.evaluate<string>('document.documentElement.lang');
}
