import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../members/member.factory.ts';
import { identityFixture } from '../identity.factory.ts';
import { smsAllowance } from '../internal/sms-allowance.ts';
import { sendCode } from './send-code.ts';

const { db } = await testDatabase();
const HOUR_MS = 3_600_000;
const settings = { registration: { mobile: true }, login: { sms: true } };

/** A new brand, and a function that asks for a message as another visitor each time. */
async function fixture(sms: object) {
  const brand = await createBrand(db.kysely, { settings: { ...settings, sms } });
  const ways = identityFixture(db, brand);
  let asked = 0;
  const ask = async (purpose: 'register' | 'login', mobileNum?: string) => {
    asked += 1;
    const address = `10.${50 + (asked >> 8)}.1.${asked & 255}`;
    const number = mobileNum ?? `0872${String(asked).padStart(6, '0')}`;
    const outcome = await ways.send(purpose, number, { address }).then(
      () => 'sent',
      (refusal: { code: string }) => refusal.code,
    );
    await ways.settled();
    return outcome;
  };
  const askTimes = async (times: number, purpose: 'register' | 'login') => {
    const outcomes: string[] = [];
    for (let at = 0; at < times; at++) outcomes.push(await ask(purpose));
    return outcomes;
  };
  const member = async (mobile: string) => {
    const { memberId } = await createMember(db, brand);
    await db.pool.query('update members.member set mobile = $1, mobile_verified_at = now() where id = $2', [
      mobile,
      memberId,
    ]);
  };
  return { ...ways, brand, ask, askTimes, member };
}

test('a brand’s messages are limited by the hour, across all visitors and addresses', async () => {
  const { askTimes, messages, clock } = await fixture({ maxPerHour: 5 });
  const outcomes = await askTimes(8, 'register');
  expect(outcomes).toEqual([...Array(5).fill('sent'), ...Array(3).fill('sms_quota_exceeded')]);
  expect(await messages()).toHaveLength(5);
  clock.advance(HOUR_MS - 1);
  expect(await askTimes(1, 'register')).toEqual(['sms_quota_exceeded']);
  clock.advance(1);
  expect(await askTimes(1, 'register')).toEqual(['sent']);
});

test('a brand’s messages are limited by the day', async () => {
  const { askTimes, messages, clock } = await fixture({ maxPerHour: 3, maxPerDay: 7 });
  for (let hour = 0; hour < 5; hour++) {
    await askTimes(4, 'register');
    clock.advance(HOUR_MS);
  }
  expect(await messages()).toHaveLength(7);
  clock.advance(20 * HOUR_MS);
  expect(await askTimes(1, 'register')).toEqual(['sent']);
});

test('parallel requests do not exceed the limit', async () => {
  const { ask, messages } = await fixture({ maxPerHour: 4 });
  await Promise.all(Array.from({ length: 20 }, () => ask('register')));
  expect(await messages()).toHaveLength(4);
});

test('requests for unknown numbers, which send nothing, do not count', async () => {
  const { askTimes, ask, member } = await fixture({ maxPerHour: 2 });
  expect(await askTimes(10, 'login')).toEqual(Array(10).fill('sent'));
  await member('+66873000001');
  expect(await ask('login', '0873000001')).toBe('sent');
});

test('once the limit is reached, known and unknown numbers get the same refusal', async () => {
  const { ask, member, messages } = await fixture({ maxPerHour: 1 });
  await member('+66873000002');
  await member('+66873000003');
  await ask('login', '0873000002');
  expect(await ask('login', '0873000003')).toBe('sms_quota_exceeded');
  expect(await ask('login', '0873999999')).toBe('sms_quota_exceeded');
  expect(await messages()).toHaveLength(1);
});

test('the limits of two brands are independent', async () => {
  const [one, other] = [await fixture({ maxPerHour: 1 }), await fixture({ maxPerHour: 1 })];
  await one.askTimes(2, 'register');
  expect(await other.askTimes(1, 'register')).toEqual(['sent']);
});

test('the log warns once at four fifths of the limit, and once when it is reached', async () => {
  const { brand, clock } = await fixture({ maxPerHour: 10, maxPerDay: 1000 });
  const lines: string[] = [];
  const log = openLog('warn', { write: (line: string) => void lines.push(line) });
  const allowance = smsAllowance({ db, clock, log });
  for (let sent = 0; sent < 7; sent++) await allowance.take(brand);
  expect(lines).toEqual([]);
  for (let sent = 0; sent < 6; sent++) await allowance.take(brand);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', merchant: brand.code, window: 'hour', max: 10, msg: expect.stringContaining('most of') },
    { level: 'error', merchant: brand.code, window: 'hour', max: 10 },
  ]);
});

test('numbers of countries the brand does not list are sent no message', async () => {
  const own = await fixture({});
  const wide = await fixture({ countries: ['TH', 'LA'] });
  const askFor = async (
    { deps, context, settled }: typeof own,
    countryDialingCode: string,
    mobileNum: string,
  ) => {
    const asked = { purpose: 'register' as const, countryDialingCode, mobileNum };
    const outcome = await sendCode(deps, asked, context({ address: `10.60.0.${mobileNum.length}` })).then(
      () => 'sent',
      (refusal: { code: string }) => refusal.code,
    );
    await settled();
    return outcome;
  };
  expect(await askFor(own, '856', '2055123456')).toBe('sms_not_enabled');
  expect(await askFor(wide, '856', '2055123456')).toBe('sent');
  for (const { brand, ...ways } of [own, wide]) {
    expect(await askFor({ brand, ...ways }, '371', '21234567')).toBe('sms_not_enabled');
    expect(ways.deps.smsAllowance.reaches(brand, '+66812345678')).toBe(true);
    // Satellite and other numbers of no country, which cost the most.
    expect(ways.deps.smsAllowance.reaches(brand, '+881612345678')).toBe(false);
  }
});
