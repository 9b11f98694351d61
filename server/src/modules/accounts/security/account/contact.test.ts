import { expect, test } from 'vitest';
import { MailError } from '../../../../platform/mail/mailer.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { identityFixture, PASSWORD } from '../../../people/authentication/identity.factory.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { newSession } from '../../../people/authentication/session.factory.ts';
import { storeTotp } from '../../../people/authentication/totp.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { resetByLink } from '../passwords/reset-by-link.ts';
import { resetByPhone } from '../passwords/reset-by-phone.ts';
import { sendPasswordLink } from '../passwords/send-password-link.ts';
import { confirmContact } from './confirm-contact.ts';
import { sendContactCode } from './send-contact-code.ts';
import { showSecurity } from './show-security.ts';

const { db } = await testDatabase();
const settings = { login: { resetByEmail: true, resetByPhone: true, sms: true, codeMinutes: 5 } };
const brand = await createBrand(db.kysely, { settings });
const otherBrand = await createBrand(db.kysely, { settings });
const { clock, deps, context, codeFor, messages, settled, send, logInWith } = identityFixture(db, brand);
const passwordHash = await hashPassword(PASSWORD);
let used = 0;
let calls = 0;

/** A number and an e-mail that no member has yet. */
function fresh() {
  used += 1;
  const local = `08990${String(used).padStart(5, '0')}`;
  return { local, mobile: `+66${local.slice(1)}`, email: `person${used}@example.test` };
}
async function member(at = brand) {
  const created = await createMember(db, at, { passwordHash, now: clock.now() });
  const { sessionId } = await newSession(db, created, clock.now());
  return { ...created, owner: { memberId: created.memberId, sessionId, type: 0 }, at };
}
type Member = Awaited<ReturnType<typeof member>>;

const typed = (contact: string) =>
  contact.includes('@')
    ? ({ kind: 'email', email: contact } as const)
    : ({ kind: 'mobile', mobileNum: contact, countryDialingCode: '66' } as const);
function ask({ owner, at }: Member, contact: string, password = PASSWORD) {
  clock.advance(1000);
  calls += 1;
  const where = { brand: at, address: `10.8.${calls}.1` };
  return sendContactCode(deps, { ...typed(contact), password }, owner, context(where));
}
const confirm = ({ owner, at }: Member, contact: string, verificationCode: string) =>
  confirmContact(deps, { ...typed(contact), verificationCode }, owner, context({ brand: at }));
/** The code in the newest message to a number, or in the subject of the newest letter. */
async function codeTo(contact: string, at = brand) {
  if (!contact.includes('@')) return codeFor(`+66${contact.slice(1)}`, at);
  const letter = (await messages(at)).find(({ recipient }) => recipient === contact);
  return /\d{6}/.exec(letter?.subject ?? '')?.[0] ?? 'none';
}
async function prove(whose: Member, contact: string) {
  await ask(whose, contact);
  return confirm(whose, contact, await codeTo(contact, whose.at));
}
const overview = ({ memberId, at }: Member) => showSecurity(deps, memberId, at);
async function eventsOf({ memberId }: Member) {
  const { rows } = await db.pool.query(
    'select kind, before, after from audit.security_event where member_id = $1 order by number',
    [memberId],
  );
  return rows;
}
async function sentTo(recipient: string) {
  return (await messages()).filter((message) => message.recipient === recipient);
}

test('who registered by name adds and proves a number and an e-mail, and gets back in by either', async () => {
  const person = await member();
  const { local, mobile, email } = fresh();
  expect(await overview(person)).toMatchObject({
    mobileMasked: null,
    emailProved: false,
    provable: { mobile: true, email: true },
  });
  expect(await prove(person, local)).toEqual({ masked: `+66•••••${mobile.slice(-4)}` });
  expect(await prove(person, email)).toEqual({
    masked: 'p•••@example.test',
  });
  expect(await overview(person)).toMatchObject({ mobileProved: true, emailProved: true });

  clock.advance(1000);
  await send('reset', local);
  const phone = { mobileNum: local, countryDialingCode: '66' };
  const byPhone = { ...phone, verificationCode: await codeFor(mobile), newPassword: 'another fine one' };
  expect(await resetByPhone(deps, byPhone, context())).toEqual({ username: person.username });
  clock.advance(1000);
  await send('login', local);
  const code = await codeFor(mobile);
  await expect(logInWith({ type: 'sms', ...phone, verificationCode: code })).resolves.toBeDefined();
  await sendPasswordLink(deps, { username: person.username, email }, context());
  const link = /#linkToken=([\w-]{43})/.exec((await sentTo(email))[0]?.text ?? '')?.[1] ?? 'none';
  const byLink = { linkToken: link, newPassword: 'one more of them' };
  expect(await resetByLink(deps, byLink, context())).toEqual({ username: person.username });
});

test('a number is typed in any spelling, an e-mail in any case', async () => {
  const person = await member();
  const { local, email } = fresh();
  await ask(person, `${local.slice(0, 3)}-${local.slice(3, 6)} ${local.slice(6)}`);
  await expect(confirm(person, local, await codeTo(local))).resolves.toBeDefined();
  await ask(person, ` ${email.toUpperCase()} `);
  await expect(confirm(person, email, await codeTo(email))).resolves.toBeDefined();
});

test('no code goes out before the password has been proved, nor to what is no number or e-mail', async () => {
  const person = await member();
  const { local, mobile, email } = fresh();
  await expect(ask(person, local, 'a guess')).rejects.toMatchObject({ code: 'password_wrong' });
  await expect(ask(person, email, 'a guess')).rejects.toMatchObject({ code: 'password_wrong' });
  await expect(ask(person, '021234567')).rejects.toMatchObject({ code: 'mobile_invalid' });
  await expect(ask(person, 'unknown@nowhere')).rejects.toMatchObject({
    code: 'invalid_input',
    facts: { fields: [{ field: 'email', message: 'reg_pattern_6' }] },
  });
  expect([...(await sentTo(mobile)), ...(await sentTo(email))]).toEqual([]);
});

test('an account with a second factor proves it too', async () => {
  const person = await member();
  await db.transaction((tx) =>
    storeTotp(tx, person, {
      secret: 'JBSWY3DPEHPK3PXP',
      lastStep: 1,
      secrets: deps.secrets,
      now: clock.now(),
    }),
  );
  await expect(ask(person, fresh().local)).rejects.toMatchObject({ code: 'second_factor_needed' });
});

test('another member’s number is sent a code like any other, and refused only to who has that code', async () => {
  const owner = await member();
  const { local, mobile } = fresh();
  await prove(owner, local);
  const other = await member();
  expect(await ask(other, local)).toEqual({ expiredMinutes: 5 });
  await expect(confirm(other, local, '000000')).rejects.toMatchObject({ code: 'verification_code_wrong' });
  await expect(confirm(other, local, await codeTo(local))).rejects.toMatchObject({ code: 'mobile_taken' });
  expect(await overview(other)).toMatchObject({ mobileMasked: null });
  expect(await overview(owner)).toMatchObject({ mobileMasked: `+66•••••${mobile.slice(-4)}` });
});

test('a code is good for the account that asked for it, and another account’s does not void it', async () => {
  const [first, second] = [await member(), await member()];
  const { local } = fresh();
  await ask(first, local);
  const code = await codeTo(local);
  await expect(confirm(second, local, code)).rejects.toMatchObject({ code: 'verification_code_wrong' });
  await ask(second, local);
  await expect(confirm(first, local, code)).resolves.toBeDefined();
});

test('of two accounts that prove one number at once, one gets it', async () => {
  const both = [await member(), await member()] as const;
  const { local } = fresh();
  const codes: string[] = [];
  for (const one of both) {
    await ask(one, local);
    codes.push(await codeTo(local));
  }
  const results = await Promise.allSettled(both.map((one, at) => confirm(one, local, codes[at] ?? '')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'mobile_taken' },
  });
});

test('fifty parallel calls use a code once', async () => {
  const person = await member();
  const { email } = fresh();
  await ask(person, email);
  const code = await codeTo(email);
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => confirm(person, email, code)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await eventsOf(person)).filter(({ kind }) => kind === 'email_changed')).toHaveLength(1);
});

test('a code is good once, for its minutes, for five tries, for one recipient', async () => {
  const person = await member();
  const { local } = fresh();
  await prove(person, local);
  await expect(confirm(person, local, await codeTo(local))).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });

  const late = fresh();
  await ask(person, late.local);
  clock.advance(5 * 60_000);
  await expect(confirm(person, late.local, await codeTo(late.local))).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });

  const guessed = fresh();
  await ask(person, guessed.email);
  const code = await codeTo(guessed.email);
  await expect(confirm(person, fresh().email, code)).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });
  const wrong = code === '111111' ? '222222' : '111111';
  for (let guess = 0; guess < 5; guess += 1)
    await expect(confirm(person, guessed.email, wrong)).rejects.toMatchObject({
      code: 'verification_code_wrong',
    });
  await expect(confirm(person, guessed.email, code)).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });
});

test('a code for logging in or registering proves no contact', async () => {
  const person = await member();
  const { local, mobile } = fresh();
  await prove(person, local);
  clock.advance(1000);
  await send('login', local);
  const other = await member();
  await expect(confirm(other, local, await codeFor(mobile))).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });
});

test('brands are apart: a number may be proved at each, and a code works at its own alone', async () => {
  const { local } = fresh();
  const [here, there] = [await member(), await member(otherBrand)];
  await ask(here, local);
  const code = await codeTo(local);
  await ask(there, local);
  await expect(confirm(there, local, code)).rejects.toMatchObject({ code: 'verification_code_wrong' });
  await expect(
    confirmContact(
      deps,
      { ...typed(local), verificationCode: code },
      here.owner,
      context({ brand: otherBrand }),
    ),
  ).rejects.toMatchObject({ code: 'verification_code_wrong' });
  await expect(confirm(here, local, code)).resolves.toBeDefined();
  await expect(confirm(there, local, await codeTo(local, otherBrand))).resolves.toBeDefined();
});

test('a change is announced to what reached the member before, and no longer opens by the old number', async () => {
  const person = await member();
  const [first, second] = [fresh(), fresh()];
  await prove(person, first.local);
  await prove(person, first.email);
  await settled();
  const already = (await messages()).length;
  await prove(person, second.local);
  const notified = (await messages()).slice(0, (await messages()).length - already);
  expect(notified.map(({ recipient }) => recipient).sort()).toEqual(
    [first.mobile, first.email, second.mobile].sort(),
  );
  for (const { recipient, text } of notified)
    if (recipient !== second.mobile) {
      // The account's language, not the browser's.
      expect(text).toContain(`บัญชี ${person.username} ใช้เบอร์มือถือใหม่แล้ว`);
      expect(text).not.toContain(second.mobile.slice(-4));
    }
  clock.advance(1000);
  await send('login', first.local);
  const sms = (await sentTo(first.mobile)).filter(({ text }) => text.includes('#'));
  expect(sms).toHaveLength(1);
});

test('a number that was never proved is sent nothing', async () => {
  const person = await member();
  const [typedOnce, proved] = [fresh(), fresh()];
  await db.kysely
    .updateTable('members.member')
    .set({ mobile: typedOnce.mobile })
    .where('id', '=', person.memberId)
    .execute();
  await prove(person, proved.local);
  expect(await sentTo(typedOnce.mobile)).toEqual([]);
});

test('the number an account has already is proved, and proving it again is refused', async () => {
  const person = await member();
  const { local, mobile } = fresh();
  await db.kysely.updateTable('members.member').set({ mobile }).where('id', '=', person.memberId).execute();
  expect(await overview(person)).toMatchObject({ mobileProved: false });
  await prove(person, local);
  expect(await overview(person)).toMatchObject({ mobileProved: true });
  await expect(ask(person, local)).rejects.toMatchObject({ code: 'contact_unchanged' });
});

test('the record keeps both masked, before and after', async () => {
  const person = await member();
  const [first, second] = [fresh(), fresh()];
  await prove(person, first.local);
  await prove(person, second.local);
  const masked = (mobile: string) => `+66•••••${mobile.slice(-4)}`;
  expect((await eventsOf(person)).filter(({ kind }) => kind === 'mobile_changed')).toEqual([
    {
      kind: 'mobile_changed',
      before: { mobile: null, proved: false },
      after: { mobile: masked(first.mobile), proved: true },
    },
    {
      kind: 'mobile_changed',
      before: { mobile: masked(first.mobile), proved: true },
      after: { mobile: masked(second.mobile), proved: true },
    },
  ]);
});

test('a new e-mail voids the links that were sent to the old one', async () => {
  const person = await member();
  const [first, second] = [fresh(), fresh()];
  await prove(person, first.email);
  await sendPasswordLink(deps, { username: person.username, email: first.email }, context());
  const link = /#linkToken=([\w-]{43})/.exec((await sentTo(first.email))[0]?.text ?? '')?.[1] ?? 'none';
  await prove(person, second.email);
  await expect(
    resetByLink(deps, { linkToken: link, newPassword: 'one more of them' }, context()),
  ).rejects.toMatchObject({ code: 'link_invalid' });
});

test('two accounts with one e-mail are flagged for an operator', async () => {
  const [first, second] = [await member(), await member()];
  const { email } = fresh();
  await prove(first, email);
  await prove(second, email);
  const { rows } = await db.pool.query(
    'select other_member_id, signals from members.duplicate_flag where member_id = $1',
    [second.memberId],
  );
  expect(rows).toEqual([{ other_member_id: first.memberId, signals: ['email'] }]);
});

test('messages are limited by member too, whatever numbers are tried', async () => {
  const person = await member();
  for (let at = 0; at < 10; at += 1) await ask(person, fresh().local);
  await expect(ask(person, fresh().local)).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  clock.advance(3_600_000);
  await expect(ask(person, fresh().local)).resolves.toBeDefined();
});

test('where the brand lets no member back in that way, nothing is offered and no code goes out', async () => {
  const closed = await createBrand(db.kysely);
  const person = await member(closed);
  const { local, email } = fresh();
  expect(await overview(person)).toMatchObject({ provable: { mobile: false, email: false } });
  await expect(ask(person, local)).rejects.toMatchObject({ code: 'sms_not_enabled' });
  await expect(ask(person, email)).rejects.toMatchObject({ code: 'mail_not_enabled' });
});

test('a letter that cannot be sent is reported at once, and a notice that cannot be sent changes nothing', async () => {
  const broken = {
    ...deps,
    senders: {
      ...deps.senders,
      mailerFor: () => ({ send: () => Promise.reject(new MailError('unreachable', 'no server')) }),
    },
  };
  const person = await member();
  const [first, second] = [fresh(), fresh()];
  clock.advance(1000);
  await expect(
    sendContactCode(broken, { ...typed(first.email), password: PASSWORD }, person.owner, context()),
  ).rejects.toMatchObject({ code: 'mail_failed' });
  await prove(person, first.email);
  await ask(person, second.email);
  const verificationCode = await codeTo(second.email);
  await confirmContact(broken, { ...typed(second.email), verificationCode }, person.owner, context());
  await settled();
  expect(await overview(person)).toMatchObject({ emailProved: true });
});
