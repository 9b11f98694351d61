import { expect, inject } from 'vitest';
import { queryDatabase } from '../database-actions.ts';
import { DESKTOP_ENGLISH, DESKTOP_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import { field, giveNameAndPassword, popUps, press, untilIn } from '../login-steps.ts';
import { newestLink } from '../outbox.ts';
import { newMember } from '../player.ts';

const portalUrl = inject('portalUrl');
const NEW_PASSWORD = 'paper-boat-on-the-ping';

test.concurrent.for([DESKTOP_THAI])(
  'a letter’s link sets a new password and leaves no trace in the address ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const mailbox = `${member.username}@example.com`;
    await queryDatabase('update members.member set email = $2 where username = $1', [
      member.username,
      mailbox,
    ]);
    const visitor = await come({ ...view, path: '/login' });
    const { page, at } = visitor;
    const { authentication, identity } = visitor.words;
    const { logIn, forgot, newPassword } = popUps(visitor);
    await press(logIn, authentication.login.forgot);
    await forgot.getByText(authentication.forgot.way.email, { exact: true }).click();
    await field(forgot, identity.username).fill(member.username);
    await field(forgot, identity.field.email).fill(mailbox);
    await press(forgot, authentication.forgot.sendLink);
    await forgot.getByText(authentication.forgot.sentTitle).waitFor();

    const link = await newestLink(visitor, mailbox);
    await page.goto('about:blank');
    await page.goto(at(link));
    await field(newPassword, authentication.newPassword.new).fill(NEW_PASSWORD);
    expect(page.url()).not.toContain('linkToken');
    await field(newPassword, authentication.newPassword.confirm).fill(NEW_PASSWORD);
    await press(newPassword, authentication.forgot.submit);
    await untilIn(visitor);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a password is changed without the old one where the page knows it, and with it where not ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/login' });
    const { page, at } = visitor;
    const { authentication, identity, security } = visitor.words;
    const { newPassword, logIn } = popUps(visitor);
    await giveNameAndPassword(visitor, member);
    const first = await untilIn(visitor);
    await logIn.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: member.username }).click();
    await page.getByRole('link', { name: security.password.change, exact: true }).click();
    await field(newPassword, authentication.newPassword.new).fill(NEW_PASSWORD);
    await eventually(() => field(newPassword, identity.username).inputValue()).toBe(member.username);
    await eventually(() => field(newPassword, authentication.newPassword.old).count()).toBe(0);
    await field(newPassword, authentication.newPassword.confirm).fill(NEW_PASSWORD);
    // The change ends every log-in: what home asks in that moment is refused, and asked again with the new one.
    visitor.problems.expect(/401/);
    await press(newPassword, authentication.newPassword.submit);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
    // Logged in anew, with the new password.
    await untilIn(visitor, first);

    // A page loaded anew knows no password.
    await page.goto(at('/?dialog=changePassword'));
    await field(newPassword, authentication.newPassword.old).waitFor();
  },
);
