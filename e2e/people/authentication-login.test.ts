import { beforeAll, expect, inject } from 'vitest';
import { openBrand } from '../brand-settings.ts';
import { DESKTOP_ENGLISH, DESKTOP_THAI, PHONE_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, giveNameAndPassword, kept, logOut, popUps, press, token, untilIn } from '../login-steps.ts';
import { newMember, PASSWORD } from '../player.ts';
import { filled } from '../words.ts';

const portalUrl = inject('portalUrl');

/** The form over a page that is soon there. */
const FORM = '/fair?dialog=login';

/** Has no way in but a name and a password. */
let bare: string;
beforeAll(async () => {
  bare = await openBrand('bare', {});
});

test.concurrent.for([DESKTOP_ENGLISH])(
  'a member who logs in beside a page, from the top bar, stays on it, and logging out leads home ($language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/fair' });
    const { page } = visitor;
    const { authentication, identity, shell } = visitor.words;
    const bar = page.getByRole('form', { name: authentication.login.title });
    await field(bar, identity.username).fill(` ${member.username}  `);
    await field(bar, identity.password).fill(PASSWORD);
    await press(bar, authentication.login.submit);
    await untilIn(visitor);
    await page.getByRole('button', { name: shell.signOut, exact: true }).waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/fair');
    await logOut(visitor);
    await page.waitForURL(({ pathname }) => pathname === '/');
  },
);

test.concurrent.for([DESKTOP_THAI])(
  'who asks to be remembered is logged in in every tab, and out in all with one; no password is kept; who does not ask is forgotten, and no other tab is logged in ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const other = await newMember(portalUrl);
    const visitor = await come({ ...view, path: FORM });
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

    // Each has a session of its own; the second opens where only members may be.
    const tabs = [early, await openTab('/fair?centre=member')];
    const sessions = await Promise.all(tabs.map((tab) => untilIn({ page: tab })));
    expect(new Set([first, ...sessions]).size).toBe(3);
    for (const tab of tabs) await eventually(() => popUps({ ...visitor, page: tab }).logIn.count()).toBe(0);

    // It stays for five seconds, in both at once: who looks only after the page that logs out may come too late.
    const said = Promise.all(tabs.map((tab) => tab.getByText(authentication.logOut.elsewhere).waitFor()));
    await Promise.all([logOut(visitor), said]);
    for (const tab of tabs) await eventually(() => token({ page: tab })).toBeNull();
    await Promise.all(tabs.map((tab) => tab.close()));

    await page.goto(at(FORM));
    await field(logIn, identity.password).waitFor();
    await eventually(() => field(logIn, identity.username).inputValue()).toBe(member.username);
    await eventually(() => again.count()).toBe(0);
    await box.uncheck();
    await giveNameAndPassword(visitor, other);
    await untilIn(visitor);
    expect(await kept(visitor)).not.toContain(member.username);
    // A session that no browser remembers is one tab's own.
    const tab = { ...visitor, page: await openTab(FORM) };
    const theirs = popUps(tab).logIn;
    await field(theirs, identity.password).waitFor();
    await eventually(() => field(theirs, identity.username).inputValue()).toBe('');
    await eventually(() => theirs.getByRole('checkbox', { name: identity.remember }).isChecked()).toBe(false);
    expect(await token(tab)).toBeNull();
  },
);

test.concurrent.for([PHONE_ENGLISH])(
  'a brand with no way in but a name and a password shows no other, in its form and on its front page ($device, $language)',
  async (view, { come }) => {
    const few = await come({ ...view, host: bare, path: '/login' });
    const { authentication, identity, refusals, shell } = few.words;
    const { logIn } = popUps(few);
    await field(logIn, identity.password).waitFor();
    await logIn.getByText(authentication.login.leads.form).waitFor();
    await eventually(() => logIn.getByText(refusals.not_logged_in).count()).toBe(0);
    await eventually(() => logIn.getByRole('tab').count()).toBe(0);
    await eventually(() => logIn.getByRole('button', { name: identity.freePlay.start }).count()).toBe(0);
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
    const visitor = await come({ ...view, path: FORM });
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
