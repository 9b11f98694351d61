import { expect, test } from 'vitest';
import { SmsError, type SmsErrorCode } from '../../../../platform/sms/sms-sender.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../members/member.factory.ts';
import { chooseLanguage } from '../../members/own/choose-language.ts';
import { sendCode } from '../codes/send-code.ts';
import { identityFixture } from '../identity.factory.ts';

const { db } = await testDatabase();
const settings = { registration: { mobile: true }, login: { sms: true } };
const brand = await createBrand(db.kysely, { settings });
const { clock, deps, context, send, codeFor, messages, logInWith } = identityFixture(db, brand);
let numbers = 0;

/** A member with a verified mobile number; each test creates its own. */
async function memberWithNumber(options: { proved?: boolean; status?: 'disabled' } = {}) {
  numbers += 1;
  const local = `08610${String(numbers).padStart(5, '0')}`;
  const mobile = `+66${local.slice(1)}`;
  const member = await createMember(db, brand, options.status ? { status: options.status } : {});
  await db.kysely
    .updateTable('members.member')
    .set({ mobile, mobile_verified_at: options.proved === false ? null : clock.now() })
    .where('id', '=', member.memberId)
    .execute();
  clock.advance(1000);
  return { ...member, local, mobile };
}
const enter = (mobileNum: string, verificationCode: string, more: object = {}) =>
  logInWith({ type: 'sms', mobileNum, countryDialingCode: '66', verificationCode, ...more });

test('the code sent to a verified number logs its member in once', async () => {
  const { local, mobile, memberId } = await memberWithNumber();
  expect(await send('login', local)).toEqual({ expiredMinutes: 1 });
  const code = await codeFor(mobile);
  const entered = await enter(local, code);
  expect(entered).toMatchObject({ passwordExpired: false, mustChangePassword: false });
  const { member_id, method } = await db.kysely
    .selectFrom('authentication.session')
    .select(['member_id', 'method'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([member_id, method]).toEqual([memberId, 'sms']);
  await expect(enter(local, code)).rejects.toMatchObject({ code: 'verification_code_wrong' });
});

test('a code typed in Thai digits is accepted', async () => {
  const { local, mobile } = await memberWithNumber();
  await send('login', local);
  const thai = (await codeFor(mobile)).replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
  await expect(enter(local, thai)).resolves.toBeDefined();
});

test('neither the reply nor the table reveals whether a number has an account', async () => {
  const { local } = await memberWithNumber();
  const known = await send('login', local);
  clock.advance(1000);
  const unknown = await send('login', '0869999001');
  expect(unknown).toEqual(known);
  expect((await messages()).some((message) => message.recipient === '+66869999001')).toBe(false);
  await expect(enter('0869999001', '123456')).rejects.toMatchObject({ code: 'verification_code_wrong' });
  await expect(enter(local, '12345')).rejects.toMatchObject({ code: 'verification_code_wrong' });
});

test('a number that its account never verified does not log in', async () => {
  const { local, mobile } = await memberWithNumber({ proved: false });
  await send('login', local);
  expect(await codeFor(mobile)).toBe('none');
});

test('a newer code voids the one before, and both expire after a minute', async () => {
  const { local, mobile } = await memberWithNumber();
  await send('login', local);
  const first = await codeFor(mobile);
  clock.advance(2000);
  await send('login', local);
  const second = await codeFor(mobile);
  if (first !== second)
    await expect(enter(local, first)).rejects.toMatchObject({ code: 'verification_code_wrong' });
  clock.advance(60_000);
  await expect(enter(local, second)).rejects.toMatchObject({ code: 'verification_code_wrong' });
});

test('a registration code does not log in', async () => {
  const { local, mobile } = await memberWithNumber();
  await send('register', local);
  await expect(enter(local, await codeFor(mobile))).rejects.toMatchObject({
    code: 'verification_code_wrong',
  });
});

test('a disabled account is refused as disabled only after a right code', async () => {
  const { local, mobile } = await memberWithNumber({ status: 'disabled' });
  await send('login', local);
  await expect(enter(local, await codeFor(mobile))).rejects.toMatchObject({ code: 'account_disabled' });
});

test('an input that is not a mobile number is refused as invalid', async () => {
  for (const mobileNum of ['', '12', 'สวัสดี', '+1 555 0100', '0'.repeat(40), '021234567', "0'; --"]) {
    await expect(send('login', mobileNum)).rejects.toMatchObject({ code: 'mobile_invalid' });
    await expect(enter(mobileNum, '123456')).rejects.toMatchObject({ code: 'invalid_input' });
  }
});

test('one code a second, by number and by address', async () => {
  const [one, other] = [await memberWithNumber(), await memberWithNumber()];
  await send('login', one.local, { address: '10.30.0.1' });
  const again = { code: 'too_many_requests', facts: { retryAfterSeconds: 1 } };
  await expect(send('login', one.local, { address: '10.30.0.2' })).rejects.toMatchObject(again);
  await expect(send('login', other.local, { address: '10.30.0.1' })).rejects.toMatchObject(again);
  clock.advance(1000);
  await expect(send('login', one.local, { address: '10.30.0.1' })).resolves.toBeDefined();
});

test('codes are limited by the hour for each number and each address, with or without an account', async () => {
  const { local } = await memberWithNumber();
  for (const number of [local, '0869999002']) {
    const outcomes: unknown[] = [];
    for (let at = 0; at < 8; at++) {
      clock.advance(2000);
      const from = { address: `10.31.${number.length}.${at}` };
      outcomes.push(await send('login', number, from).catch((refusal: { code: string }) => refusal.code));
    }
    expect(outcomes.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(2);
    clock.advance(3_600_000);
  }
  const fromOneAddress: unknown[] = [];
  for (let at = 0; at < 32; at++) {
    clock.advance(1000);
    const number = `0868${String(at).padStart(6, '0')}`;
    fromOneAddress.push(
      await send('login', number, { address: '10.31.9.9' }).catch(
        (refusal: { code: string }) => refusal.code,
      ),
    );
  }
  expect(fromOneAddress.filter((outcome) => outcome === 'too_many_requests')).toHaveLength(2);
});

test('a brand without log-in by code sends no code and accepts none', async () => {
  const plain = await createBrand(db.kysely);
  const at = { brand: plain };
  for (const purpose of ['login', 'reset', 'register'] as const)
    await expect(send(purpose, '0861234567', at)).rejects.toMatchObject({ code: 'sms_not_enabled' });
  const body = {
    type: 'sms',
    mobileNum: '0861234567',
    countryDialingCode: '66',
    verificationCode: '1',
  } as const;
  await expect(logInWith(body, at)).rejects.toMatchObject({ code: 'login_method_closed' });
});

test('a brand with real players and no SMS provider sends no code and stores none', async () => {
  const real = await createBrand(db.kysely, { settings: { ...settings, demo: false } });
  await expect(send('login', '0861234567', { brand: real })).rejects.toMatchObject({
    code: 'sms_not_enabled',
  });
  expect(deps.senders.outboxOf(real)).toBeNull();
});

const failing = (code: SmsErrorCode) => ({
  ...deps.senders,
  smsSenderFor: () => ({
    send: async () => {
      throw new SmsError(code, 'detail');
    },
  }),
});

test.each([
  ['invalid_number', 'mobile_invalid'],
  ['quota_insufficient', 'sms_quota_exceeded'],
  ['not_enabled', 'sms_not_enabled'],
  ['too_many_requests', 'too_many_requests'],
  ['unknown', 'sms_failed'],
] as const)('an SMS provider’s error %s is refused as %s at registration', async (providerCode, code) => {
  const ways = identityFixture(db, brand, { senders: failing(providerCode) });
  await expect(
    ways.send('register', '0861234568', { address: `10.32.0.${code.length}` }),
  ).rejects.toMatchObject({ code });
  await db.pool.query('delete from authentication.attempt');
});

test('an SMS provider out of credit is reported to the next caller, member or not, so that it reveals no member', async () => {
  const ways = identityFixture(db, brand, { senders: failing('quota_insufficient') });
  const { local } = await memberWithNumber();
  await ways.send('login', local, { address: '10.33.0.1' });
  await ways.settled();
  for (const number of [local, '0869999003'])
    await expect(ways.send('login', number, { address: '10.33.0.2' })).rejects.toMatchObject({
      code: 'sms_quota_exceeded',
    });
});

test('the message names the brand and the purpose, and phones can fill it in', async () => {
  const { memberId, local, mobile } = await memberWithNumber();
  for (const [language, words] of [
    ['TH', 'เข้าสู่ระบบ'],
    ['EN', 'logging in'],
  ] as const) {
    clock.advance(2000);
    await chooseLanguage(deps, language, { merchantId: brand.id, memberId });
    await sendCode(
      deps,
      { purpose: 'login', mobileNum: local, countryDialingCode: '66' },
      context({ host: 'lanna.test', address: '10.34.0.1' }),
    );
    const newest = (await messages()).find((message) => message.recipient === mobile);
    expect(newest?.text).toContain(words);
    expect(newest?.text).toContain(brand.name[language]);
    expect(newest?.text).toMatch(/\n@lanna\.test #\d{6}$/);
  }
});
