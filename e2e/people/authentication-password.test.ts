import { beforeAll, expect, inject } from 'vitest';
import { openBrand } from '../brand-settings.ts';
import { queryDatabase } from '../database-actions.ts';
import { DESKTOP_ENGLISH, DESKTOP_THAI, PHONE_ENGLISH, PHONE_THAI, test } from '../device-matrix.ts';
import { eventually } from '../eventually.ts';
import {
  field,
  giveNameAndPassword,
  leaveTab,
  logOut,
  popUps,
  press,
  sendAndTypeCode,
  token,
  untilIn,
} from '../login-steps.ts';
import { newestLink } from '../outbox.ts';
import { newMember, newMobile, newName, PASSWORD, type Player } from '../player.ts';
import type { Visit } from '../visit.ts';

const portalUrl = inject('portalUrl');
const NEW_PASSWORD = 'paper-boat-on-the-ping';
const AGEING = { passwordMaxAgeDays: 30 };

/** Sends letters alone, and says when it knows no such member. */
let frank: string;
/** Sends codes alone, and wants work of every browser. */
let wary: string;
/** Lets no member in with an old password. */
let strict: string;
/** Asks no member to change an old password. */
let lenient: string;
beforeAll(async () => {
  [frank, wary, strict, lenient] = await Promise.all([
    openBrand('frank', { login: { resetByEmail: true, revealUnknownAccount: true } }),
    openBrand('worried', { botCheck: true, login: { resetByPhone: true, codeMinutes: 10 } }),
    openBrand('strict', { login: { forcedPasswordChange: true, ...AGEING } }),
    openBrand('lenient', { login: { forcedPasswordChange: false, ...AGEING } }),
  ]);
});

test.concurrent.for([DESKTOP_THAI])(
  'a letter’s link sets a new password once and leaves no trace in the address ($device, $language)',
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
    const { forgot } = await openForgot(visitor);
    await forgot.getByText(authentication.forgot.way.email, { exact: true }).click();
    await press(forgot, authentication.forgot.sendLink);
    await forgot.getByText(authentication.login.usernameMissing).waitFor();
    await forgot.getByText(authentication.forgot.emailInvalid).waitFor();
    await field(forgot, identity.username).fill(member.username);
    await field(forgot, identity.field.email).fill('neither@here');
    await press(forgot, authentication.forgot.sendLink);
    await forgot.getByText(authentication.forgot.emailInvalid).waitFor();
    await field(forgot, identity.field.email).fill(mailbox);
    await press(forgot, authentication.forgot.sendLink);
    await forgot.getByText(authentication.forgot.sentTitle).waitFor();
    await press(forgot, identity.ok);
    await forgot.waitFor({ state: 'detached' });

    const link = await newestLink(visitor, mailbox);
    await page.goto('about:blank');
    await page.goto(at(link));
    await setNewPassword(visitor);
    await untilIn(visitor);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');

    const other = await come({ ...view, path: link });
    other.problems.expect(/password\/link|400/);
    await setNewPassword(other);
    await other.page.getByText(authentication.forgot.deadTitle).waitFor();
    await press(popUps(other).newPassword, authentication.forgot.again);
    await popUps(other).forgot.waitFor();
  },
);

test.concurrent.for([PHONE_ENGLISH])(
  'an unknown name or e-mail sounds like a known one, unless the brand is frank about it ($device, $language)',
  async (view, { come }) => {
    for (const host of [undefined, frank]) {
      const visitor = await come({ ...view, ...(host && { host }), path: '/login' });
      const { authentication, identity, refusals } = visitor.words;
      const { forgot } = await openForgot(visitor);
      if (host === undefined)
        await forgot.getByText(authentication.forgot.way.email, { exact: true }).click();
      else await eventually(() => forgot.getByRole('radio').count()).toBe(0);
      await field(forgot, identity.username).fill('nobody_of_that_name');
      await field(forgot, identity.field.email).fill('unknown@example.com');
      if (host) visitor.problems.expect(/password\/email|40[04]/);
      await press(forgot, authentication.forgot.sendLink);
      if (host) await forgot.getByRole('alert').getByText(refusals.username_or_email_unknown).waitFor();
      else await forgot.getByText(authentication.forgot.sentTitle).waitFor();
    }
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a code sets a new password, and work done unseen opens the site with it, at its home ($device, $language)',
  async (view, { come }) => {
    const mobile = newMobile();
    const visitor = await come({ ...view, host: wary, path: '/register' });
    const { page } = visitor;
    const { authentication, identity } = visitor.words;
    await registerWithMobile(visitor, mobile);
    const { forgot } = await openForgot(visitor);
    // Only this way is open here, so there is nothing to choose.
    await eventually(() => forgot.getByRole('radio').count()).toBe(0);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    const about = (part: string) => sent.filter((path) => path.includes(part)).length;
    await press(forgot, authentication.forgot.submit);
    await forgot.getByText(identity.mobile.invalid).waitFor();
    await forgot.getByText(identity.code.missing).waitFor();
    await forgot.getByRole('alert').nth(2).waitFor();
    expect(about('/password/verification')).toBe(0);
    await field(forgot, identity.field.mobileNum).fill(mobile);
    await sendAndTypeCode(visitor, forgot, mobile);
    await field(forgot, authentication.newPassword.new).fill(NEW_PASSWORD);
    await press(forgot, authentication.forgot.submit);
    await untilIn(visitor);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
    await eventually(() => about('/password/verification')).toBe(1);
    // For sending the code, and for the log-in that follows by itself.
    await eventually(() => about('/captcha/challenge')).toBe(2);
  },
);

test.concurrent.for([DESKTOP_ENGLISH])(
  'a password is changed without the old one where the page knows it, and with it where not ($device, $language)',
  async (view, { come }) => {
    const member = await newMember(portalUrl);
    const visitor = await come({ ...view, path: '/login' });
    const { page, at, problems } = visitor;
    const { authentication, identity, refusals, security } = visitor.words;
    const { newPassword, logIn } = popUps(visitor);
    problems.expect(/member\/password|session\/login|40[01]/);
    await giveNameAndPassword(visitor, member);
    const first = await untilIn(visitor);
    await logIn.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: member.username }).click();
    await page.getByRole('link', { name: security.password.change, exact: true }).click();
    await field(newPassword, authentication.newPassword.new).waitFor();
    await eventually(() => field(newPassword, identity.username).inputValue()).toBe(member.username);
    await eventually(() => field(newPassword, authentication.newPassword.old).count()).toBe(0);
    await press(newPassword, authentication.newPassword.submit);
    await newPassword.getByRole('alert').waitFor();
    await field(newPassword, authentication.newPassword.new).fill(NEW_PASSWORD);
    await field(newPassword, authentication.newPassword.confirm).fill('another one');
    await press(newPassword, authentication.newPassword.submit);
    await newPassword.getByText(authentication.newPassword.differs).waitFor();
    await field(newPassword, authentication.newPassword.confirm).fill(NEW_PASSWORD);
    await press(newPassword, authentication.newPassword.submit);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
    // Logged in anew, with the new password.
    await untilIn(visitor, first);

    // A page loaded anew knows no password.
    await page.goto(at('/?dialog=changePassword'));
    await field(newPassword, authentication.newPassword.new).fill(PASSWORD);
    await field(newPassword, authentication.newPassword.confirm).fill(PASSWORD);
    await press(newPassword, authentication.newPassword.submit);
    await newPassword.getByText(authentication.newPassword.oldMissing).waitFor();
    await field(newPassword, authentication.newPassword.old).fill('not-the-password');
    await press(newPassword, authentication.newPassword.submit);
    await newPassword.getByText(refusals.password_wrong).waitFor();
    await field(newPassword, authentication.newPassword.old).fill(NEW_PASSWORD);
    await press(newPassword, authentication.newPassword.submit);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');

    await logOut(visitor);
    await page.goto(at('/login'));
    await giveNameAndPassword(visitor, member, NEW_PASSWORD);
    await logIn.getByText(refusals.bad_credentials).waitFor();
    await giveNameAndPassword(visitor, member, PASSWORD);
    await untilIn(visitor);
  },
);

test.concurrent.for([PHONE_THAI])(
  'an old password is changed before anybody is in where the brand wants it, and nowhere else ($device, $language)',
  async (view, { come }) => {
    const visitor = await come({ ...view, host: lenient, path: '/login' });
    const easy = await newMember(visitor.at('/'));
    await age(easy);
    await giveNameAndPassword(visitor, easy);
    await untilIn(visitor);

    const strictly = await come({ ...view, host: strict, path: '/login' });
    const { page, at, problems } = strictly;
    const { authentication } = strictly.words;
    const { newPassword } = popUps(strictly);
    problems.expect(/401|403/);
    const member = await newMember(at('/'));
    await age(member);
    await giveNameAndPassword(strictly, member);
    await field(newPassword, authentication.newPassword.new).fill(NEW_PASSWORD);
    expect(await token(strictly)).toBeNull();
    await field(newPassword, authentication.newPassword.confirm).fill(NEW_PASSWORD);
    await press(newPassword, authentication.newPassword.submit);
    await untilIn(strictly);
    await page.waitForURL(({ pathname, search }) => pathname + search === '/');
  },
);

async function openForgot(visitor: Visit) {
  const { logIn, forgot } = popUps(visitor);
  await press(logIn, visitor.words.authentication.login.forgot);
  await forgot.waitFor();
  return { forgot };
}

/** Fills in the form the letter's link leads to. */
async function setNewPassword(visitor: Visit) {
  const { authentication } = visitor.words;
  const { newPassword } = popUps(visitor);
  await field(newPassword, authentication.newPassword.new).fill(NEW_PASSWORD);
  expect(visitor.page.url()).not.toContain('linkToken');
  await field(newPassword, authentication.newPassword.confirm).fill(NEW_PASSWORD);
  await press(newPassword, authentication.forgot.submit);
}

/**
 * A member whose number is proved, of a brand where registering takes a browser's work. The tab is logged out again, with the
 * log-in pop-up open.
 */
async function registerWithMobile(visitor: Visit, mobile: string) {
  const { page, at } = visitor;
  const { identity, registration } = visitor.words;
  const { register } = popUps(visitor);
  const username = newName();
  await field(register, identity.username).fill(username);
  await field(register, identity.password).fill(PASSWORD);
  await field(register, registration.confirmPassword).fill(PASSWORD);
  await register.getByRole('checkbox').first().check();
  await press(register, registration.register.submit);
  await untilIn(visitor);
  await queryDatabase(
    'update members.member set mobile = $2, mobile_verified_at = now() where username = $1',
    [username, `+66${mobile.slice(1)}`],
  );
  await leaveTab(visitor);
  await page.goto(at('/rng?dialog=login'));
}

/** Makes a password older than the brand lets one get. */
async function age({ username }: Pick<Player, 'username'>) {
  await queryDatabase(
    `update members.member set password_changed_at = password_changed_at - interval '40 days' where username = $1`,
    [username],
  );
}
