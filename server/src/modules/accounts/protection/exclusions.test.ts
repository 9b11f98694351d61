import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { PASSWORD } from '../../people/authentication/identity.factory.ts';
import { changeStatus } from '../../people/members/desk/change-status.ts';
import { lockScopedMember } from '../../people/members/scoped-member.ts';
import { beginTotp } from '../security/factors/begin-totp.ts';
import { confirmTotp } from '../security/factors/confirm-totp.ts';
import { chooseMarketing, wantsMarketing } from './choose-marketing.ts';
import { code, exclusionFixture, HOUR_MS } from './excluded-person.factory.ts';

const { db } = await testDatabase();
const { clock, deps, context, logInAs, river, hill, person, end, newNumber } = await exclusionFixture(db);

test('a time-out holds at once, can only become longer, and is over to the minute by the job, run twice or late', async () => {
  const member = await person();
  const { exclusion } = await member.timeOut(24);
  const until = new Date(clock.now().getTime() + 24 * HOUR_MS);
  expect(exclusion).toMatchObject({ kind: 'time_out', end: 'none', until: until.toISOString() });
  expect(await member.status()).toBe('self_excluded');
  await expect(member.timeOut(24)).rejects.toMatchObject(code('exclusion_not_longer'));
  expect((await member.timeOut(72)).exclusion.until).toBe(
    new Date(clock.now().getTime() + 72 * HOUR_MS).toISOString(),
  );
  await expect(member.timeOut(24)).rejects.toMatchObject(code('exclusion_not_longer'));
  // The shorter one is over: the longer one holds on.
  await end(until);
  expect(await member.status()).toBe('self_excluded');
  const over = clock.now().getTime() + 72 * HOUR_MS;
  await end(new Date(over - 60_000));
  // A clock that was set back ends nothing.
  await end(new Date(over - 100 * HOUR_MS));
  expect(await member.status()).toBe('self_excluded');
  await Promise.all([end(new Date(over + 9 * HOUR_MS)), end(new Date(over + 9 * HOUR_MS))]);
  expect(await member.status()).toBe('active');
  expect(await member.exclusion()).toBeNull();
  await member.timeOut(24);
  await end(new Date(over));
  expect(await member.status()).toBe('active');
  const { count } = await db.kysely
    .selectFrom('members.status_change')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(4n);
});

test('only what the brand offers can be chosen, with the password and the second factor', async () => {
  const member = await person();
  await expect(member.timeOut(25)).rejects.toMatchObject(code('exclusion_not_offered'));
  await expect(member.exclude(7)).rejects.toMatchObject(code('exclusion_not_offered'));
  for (const wrong of [{ password: 'not mine' }, { password: '' }])
    await expect(member.timeOut(24, wrong)).rejects.toMatchObject(code('password_wrong'));
  const { secret } = await beginTotp(deps, { password: PASSWORD }, member.owner, context());
  const totp = new TOTP({ secret });
  const codeNow = () => totp.generate({ timestamp: clock.now().getTime() });
  await confirmTotp(deps, { code: codeNow() }, member.owner, context());
  await expect(member.exclude(6)).rejects.toMatchObject(code('second_factor_needed'));
  expect(await member.status()).toBe('active');
  clock.advance(60_000);
  await member.exclude(6, { secondFactor: codeNow() });
  expect(await member.status()).toBe('self_excluded');
});

test('a member who has no password is believed by the session, and need not set one first to stop', async () => {
  const member = await person({}, river, { passwordHash: undefined as never });
  await db.kysely
    .updateTable('members.member')
    .set({ password_hash: null })
    .where('id', '=', member.memberId)
    .execute();
  await member.timeOut(24, { password: '' });
  expect(await member.status()).toBe('self_excluded');
});

test('a locked or closed account of the person stays excluded when it is opened again, and nothing an operator does undoes it', async () => {
  const mobile = newNumber();
  const member = await person({ mobile });
  const locked = await person({ mobile }, hill);
  const move = (memberId: string, to: 'lock' | 'unlock', brandId: string) =>
    db.transaction(async (tx) =>
      changeStatus(
        tx,
        await lockScopedMember(tx, memberId, [brandId]),
        { move: to, reason: 'for the test', operatorName: 'Dao', now: clock.now() },
        [],
      ),
    );
  await move(locked.memberId, 'lock', hill.id);
  await member.exclude(6);
  expect(await locked.status()).toBe('disabled');
  await move(locked.memberId, 'unlock', hill.id);
  expect(await locked.status()).toBe('self_excluded');
  await move(member.memberId, 'lock', river.id);
  await move(member.memberId, 'unlock', river.id);
  expect(await member.status()).toBe('self_excluded');
  // A time-out that ends while the account is locked leaves it locked, and free to play once it is opened.
  const rested = await person();
  await rested.timeOut(24);
  await move(rested.memberId, 'lock', river.id);
  await end(new Date(clock.now().getTime() + 25 * HOUR_MS));
  expect(await rested.status()).toBe('disabled');
  await move(rested.memberId, 'unlock', river.id);
  expect(await rested.status()).toBe('active');
});

test('a self-exclusion goes on after its time until the person asks for the end and a day has passed; one for good never ends', async () => {
  const mobile = newNumber();
  const member = await person({ mobile });
  const other = await person({ mobile }, hill);
  const forGood = await person();
  await member.exclude(6);
  await forGood.exclude(null);
  await expect(member.askEnd()).rejects.toMatchObject(code('exclusion_running'));
  await expect(forGood.askEnd()).rejects.toMatchObject(code('exclusion_for_good'));
  await expect(forGood.exclude(60)).rejects.toMatchObject(code('exclusion_not_longer'));
  await expect(forGood.timeOut(24)).rejects.toMatchObject(code('exclusion_not_longer'));
  clock.advance(300 * 24 * HOUR_MS);
  await end();
  expect(await member.exclusion()).toMatchObject({ end: 'askable' });
  expect(await other.exclusion()).toMatchObject({ end: 'elsewhere' });
  await expect(other.askEnd()).rejects.toMatchObject(code('exclusion_elsewhere'));
  const asked = await member.askEnd();
  expect(asked.exclusion).toMatchObject({
    end: 'asked',
    endsAt: new Date(clock.now().getTime() + 24 * HOUR_MS).toISOString(),
  });
  // Asked again it does not begin anew; taken back it does.
  clock.advance(HOUR_MS);
  expect((await member.askEnd()).exclusion.endsAt).toBe(asked.exclusion.endsAt);
  expect((await member.keep()).exclusion).toMatchObject({ end: 'askable', endsAt: null });
  clock.advance(48 * HOUR_MS);
  await end();
  expect(await member.status()).toBe('self_excluded');
  await member.askEnd();
  clock.advance(24 * HOUR_MS - 1);
  await end();
  expect(await other.status()).toBe('self_excluded');
  clock.advance(1);
  await end();
  for (const one of [member, other]) expect(await one.status()).toBe('active');
  expect(await forGood.status()).toBe('self_excluded');
  await expect(member.askEnd()).rejects.toMatchObject(code('exclusion_missing'));
});

test('promotions stay off after an exclusion, until the member wants to be notified of them again', async () => {
  const member = await person();
  const choose = (wanted: boolean) => chooseMarketing({ db, clock }, wanted, member);
  await member.timeOut(24);
  await expect(choose(true)).rejects.toMatchObject({
    code: 'play_excluded',
    facts: { kind: 'time_out', until: expect.any(String) },
  });
  const unwanted = await db.kysely
    .selectFrom('web_push.unwanted_kind')
    .select('kind')
    .where('member_id', '=', member.memberId)
    .execute();
  expect(unwanted).toEqual([{ kind: 'promotion' }]);
  await end(new Date(clock.now().getTime() + 25 * HOUR_MS));
  expect(await wantsMarketing(db.kysely, member.memberId)).toBe(false);
  await choose(true);
  expect(await wantsMarketing(db.kysely, member.memberId)).toBe(true);
});

test('the log-in says what holds, and nothing to anybody else', async () => {
  const member = await person();
  expect((await logInAs(member.username)).exclusion).toBeNull();
  const { exclusion } = await member.exclude(null);
  expect((await logInAs(member.username)).exclusion).toEqual({
    kind: 'self_exclusion',
    since: exclusion.since,
    until: null,
  });
});
