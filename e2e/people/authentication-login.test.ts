import { expect, inject } from 'vitest';
import { DESKTOP_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, giveNameAndPassword, kept, logOut, popUps, token, untilIn } from '../login-steps.ts';
import { newMember, PASSWORD } from '../player.ts';

const portalUrl = inject('portalUrl');

/** The form over a page that is soon there. */
const FORM = '/fair?dialog=login';

test.concurrent.for([DESKTOP_THAI])(
  'who asks to be remembered is logged in in every tab, and out in all with one; the name is left and no password is kept ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: FORM });
    const { page, at, context } = visitor;
    const { authentication, identity } = visitor.words;
    const { logIn } = popUps(visitor);
    const openTab = async (path: string) => {
      const tab = await context.newPage();
      await tab.goto(at(path));
      return tab;
    };
    const early = await openTab('/fair');
    await logIn.getByRole('checkbox', { name: identity.remember }).check();
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

    await page.goto(at(FORM));
    await field(logIn, identity.password).waitFor();
    await eventually(() => field(logIn, identity.username).inputValue()).toBe(member.username);
  },
);
