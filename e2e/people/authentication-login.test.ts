import { beforeAll, expect, inject } from 'vitest';
import { openBrand } from '../brand-settings.ts';
import { DESKTOP_ENGLISH, DESKTOP_THAI, PHONE_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import {
  field,
  giveNameAndPassword,
  kept,
  leaveTab,
  logOut,
  popUps,
  press,
  token,
  turnTo,
  untilIn,
} from '../login-steps.ts';
import { newMember, PASSWORD } from '../player.ts';
import { retryUntilDecided } from '../retry-until-decided.ts';
import { countRequests, holdBack } from '../traffic.ts';
import type { Visit } from '../visit.ts';
import { filled } from '../words.ts';

const portalUrl = inject('portalUrl');

/** Has no way in but a name and a password. */
let bare: string;
beforeAll(async () => {
  bare = await openBrand('bare', {});
});

test.concurrent.for([PHONE_THAI, DESKTOP_ENGLISH])(
  'by name and password: what is missing is said, what is going on is shown, and logging out leads home ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/login' });
    const { page, at, problems } = visitor;
    const { authentication, refusals } = visitor.words;
    const { logIn } = popUps(visitor);
    problems.expect(/session\/login|401/);
    const asked = countRequests(visitor, 'session/login');
    await press(logIn, authentication.login.submit);
    await logIn.getByText(authentication.login.usernameMissing).waitFor();
    await logIn.getByText(authentication.login.passwordMissing).waitFor();
    await giveNameAndPassword(visitor, { username: '   ' });
    await logIn.getByText(authentication.login.usernameMissing).waitFor();
    expect(asked()).toBe(0);
    await giveNameAndPassword(visitor, member, 'not-the-password');
    await logIn.getByText(refusals.bad_credentials).waitFor();

    const answer = await holdBack(visitor, '**/wps/session/login');
    await giveNameAndPassword(visitor, { username: `  ${member.username} ` });
    const submit = logIn.getByRole('button', { name: authentication.login.submit, exact: true });
    await logIn.locator('button[type=submit][aria-busy=true]').waitFor();
    await submit.click({ force: true });
    await retryUntilDecided(async () => (asked() === 2 ? true : undefined));
    answer();
    await untilIn(visitor);
    await logIn.waitFor({ state: 'detached' });
    await eventually(asked).toBe(2);

    await page.goto(at('/rng'));
    await logOut(visitor);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
    await eventually(() => page.evaluate('JSON.stringify({ ...sessionStorage })')).toContain(
      '"merchant":"LANNA"',
    );
    expect(await kept(visitor)).not.toContain(member.username);
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'from the top bar: what is missing is said, and the name may have blanks around it ($language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/fair' });
    const { page, problems } = visitor;
    const { authentication, identity, refusals, shell } = visitor.words;
    problems.expect(/session\/login|401/);
    const bar = page.getByRole('form', { name: authentication.login.title });
    const alert = bar.getByRole('alert');
    await press(bar, authentication.login.submit);
    await alert.getByText(authentication.login.usernameMissing).waitFor();
    await field(bar, identity.username).fill(` ${member.username}  `);
    await press(bar, authentication.login.submit);
    await alert.getByText(authentication.login.passwordMissing).waitFor();
    await field(bar, identity.password).fill('not-the-password');
    await press(bar, authentication.login.submit);
    await alert.getByText(refusals.bad_credentials).waitFor();
    await field(bar, identity.password).fill(PASSWORD);
    await press(bar, authentication.login.submit);
    await untilIn(visitor);
    await page.getByRole('button', { name: shell.signOut, exact: true }).waitFor();
    // A member who logs in beside a page stays on it.
    await eventually(() => new URL(page.url()).pathname).toBe('/fair');
    await logOut(visitor);
    await page.waitForURL(({ pathname }) => pathname === '/');
  },
);

test.concurrent.for([DESKTOP_THAI])(
  'who asks to be remembered is logged in in every tab, and out in all with one; no password is kept; who does not ask is forgotten ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const other = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/login' });
    const { page, at, context } = visitor;
    const { authentication, identity } = visitor.words;
    const { logIn } = popUps(visitor);
    const box = logIn.getByRole('checkbox', { name: identity.remember });
    const again = logIn.getByRole('button', {
      name: filled(authentication.login.continueAs, { username: member.username }),
    });
    const openTab = async (path: string) => {
      const tab = await context.newPage();
      await tab.goto(at(path));
      return tab;
    };
    const early = await openTab('/fair');
    await box.check();
    await giveNameAndPassword(visitor, member);
    const first = await untilIn(visitor);
    expect(await kept(visitor)).not.toContain(PASSWORD);
    const { value, expires = 0 } = (await context.cookies()).find(({ name }) => name === 'remember') ?? {};
    expect(value).toBe(member.username);
    expect(expires * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);

    // Each has a session of its own; the third opens where only members may be.
    const tabs = [early, ...(await Promise.all([openTab('/rng'), openTab('/?centre=member')]))];
    const sessions = await Promise.all(tabs.map((tab) => untilIn({ page: tab })));
    expect(new Set([first, ...sessions]).size).toBe(4);
    for (const tab of tabs) await eventually(() => popUps({ ...visitor, page: tab }).logIn.count()).toBe(0);

    await logOut(visitor);
    for (const tab of tabs) {
      await eventually(() => token({ page: tab })).toBeNull();
      await tab.getByText(authentication.logOut.elsewhere).waitFor();
    }
    await page.goto(at('/login'));
    await field(logIn, identity.password).waitFor();
    await eventually(() => field(logIn, identity.username).inputValue()).toBe(member.username);
    await eventually(() => again.count()).toBe(0);
    await giveNameAndPassword(visitor, member);
    await untilIn(visitor);
    await untilIn({ page: early });
    await Promise.all(tabs.map((tab) => tab.close()));

    await logOut(visitor);
    await page.goto(at('/login'));
    await field(logIn, identity.password).waitFor();
    await box.uncheck();
    await giveNameAndPassword(visitor, other);
    await untilIn(visitor);
    expect(await kept(visitor)).not.toContain(member.username);
    await leaveTab(visitor);
    await page.goto(at('/login'));
    await field(logIn, identity.password).waitFor();
    await eventually(() => field(logIn, identity.username).inputValue()).toBe('');
    await eventually(() => box.isChecked()).toBe(false);
  },
);

test.concurrent.for([PHONE_ENGLISH])(
  'a brand shows the ways in that it has, and no others ($device, $language)',
  async (view, { come }) => {
    const many = await come({ ...view, path: '/login' });
    const few = await come({ ...view, host: bare, path: '/login' });
    const { authentication, identity, shell } = many.words;
    const optional = ({ page }: Visit) => {
      const { logIn } = popUps({ page, words: many.words });
      return [
        logIn.getByRole('tab', { name: authentication.tab.mobile }),
        logIn.getByRole('button', { name: identity.freePlay.start }),
      ];
    };
    for (const way of optional(many)) await way.waitFor();
    await turnTo(popUps(many).logIn, authentication.tab.mobile);
    await field(popUps(many).logIn, identity.field.verificationCode).waitFor();

    await field(popUps(few).logIn, identity.password).waitFor();
    for (const way of optional(few)) await eventually(() => way.count()).toBe(0);
    await few.page.goto(few.at('/'));
    await few.page.getByRole('banner').waitFor();
    await eventually(() => few.page.getByRole('button', { name: shell.freeDemo }).count()).toBe(0);
    await eventually(() => few.page.getByRole('button', { name: authentication.tab.mobile }).count()).toBe(0);
  },
);

test.concurrent.for([PHONE_THAI])(
  'free play lets in without a name, opens a demo and keeps nothing of who was here before ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/login' });
    const { page, at } = visitor;
    const { identity } = visitor.words;
    const { logIn } = popUps(visitor);
    await giveNameAndPassword(visitor, member);
    const first = await untilIn(visitor);
    await logOut(visitor);
    await page.goto(at('/rng?dialog=login'));
    await press(logIn, identity.freePlay.start);
    await untilIn(visitor, first);
    await page.waitForURL(
      ({ pathname, searchParams }) => pathname === '/game' && searchParams.get('demo') === '1',
    );
    await eventually(() => kept(visitor)).toContain('"isAgent":"4"');
    const left = await kept(visitor);
    for (const gone of [member.username, PASSWORD, 'cpw']) expect(left).not.toContain(gone);
  },
);

test.concurrent.for([DESKTOP_THAI])(
  'a tab of one’s own: a session is not found in another ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/login' });
    await giveNameAndPassword(visitor, member);
    await untilIn(visitor);
    const page = await visitor.context.newPage();
    await page.goto(visitor.at('/'));
    await page.getByRole('banner').waitFor();
    expect(await token({ page })).toBeNull();
  },
);
