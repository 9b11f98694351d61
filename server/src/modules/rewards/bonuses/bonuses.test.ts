import { randomUUID } from 'node:crypto';
import { parseMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { strangers } from '../../accounts/protection/same-person.fixture.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { fundWallet } from '../../books/ledger/ledger.factory.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { bonusTerms, publishedOffer } from './bonus.fixture.ts';
import { checkBonusInvariants } from './check-bonus-invariants.ts';
import { choose, takeChoice } from './choice.ts';
import { endBonus } from './life/end-bonus.ts';
import { runLife } from './life/run-life.ts';
import { optIn } from './offering/opt-in.ts';
import { showMine } from './reading/show-mine.ts';
import { refuseWhileBonus } from './refuse-while-bonus.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T05:00:00Z');
const brand = await createBrand(db.kysely);
const baht = (text: string) => parseMoney(text) ?? 0n;
const MATCH = bonusTerms({
  kind: 'deposit_match',
  match: { percent: 50, most: '500.00', least: '100.00', occasion: 'any' },
  amount: null,
});

const offer = (changes: Partial<Parameters<typeof publishedOffer>[2]> = {}) =>
  db.transaction((tx) => publishedOffer(tx, brand, { terms: bonusTerms(), now: clock.now(), ...changes }));
const join = async () => (await createMember(db, brand)).memberId;
const take = (memberId: string, wanted: { id: string; version: number }) =>
  db.transaction((tx) =>
    optIn(tx, { brand, memberId, offer: wanted, deposit: null, findSamePerson: strangers, now: clock.now() }),
  );
const mine = (memberId: string) => showMine(db.kysely, { brand, memberId }, clock.now());
const cash = (memberId: string) => walletBalance(db.kysely, { merchantId: brand.id, memberId });

/** A deposit that is made with what was chosen for it. */
async function order(memberId: string, amount: bigint): Promise<string> {
  const id = randomUUID();
  await db.transaction((tx) =>
    takeChoice(tx, { brand, memberId, deposit: { id, amount }, findSamePerson: strangers, now: clock.now() }),
  );
  return id;
}
/** The books say that it was credited. */
const credit = (memberId: string, reference: string, amount: bigint) =>
  db.transaction((tx) =>
    fundWallet(tx, { merchantId: brand.id, currency: brand.currency, memberId, amount, reference }),
  );

afterEach(async () => {
  expect(await checkBonusInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('a budget that runs dry between two yeses gives one of them the bonus and the other a refusal', async () => {
  const wanted = await offer({ budget: baht('150.00') });
  const members = await Promise.all([join(), join(), join()]);
  const taken = await Promise.allSettled(members.map((memberId) => take(memberId, wanted)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of taken)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'bonus_budget_spent' });
});

test('an offer of another brand is unknown, and so is a bonus there', async () => {
  const [memberId, other] = [await join(), await createBrand(db.kysely)];
  const foreign = await db.transaction((tx) =>
    publishedOffer(tx, other, { terms: bonusTerms(), now: clock.now() }),
  );
  await expect(take(memberId, foreign)).rejects.toMatchObject({ code: 'bonus_unknown' });
  expect((await mine(memberId)).offers.map(({ id }) => id)).not.toContain(foreign.id);
});

test('a bonus that is raced for is granted once', async () => {
  const [memberId, wanted] = [await join(), await offer()];
  const taken = await Promise.allSettled(Array.from({ length: 40 }, () => take(memberId, wanted)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await mine(memberId)).active?.balance).toBe('100.00');
});

test('of two that exclude each other one is taken; with other terms since, none', async () => {
  const memberId = await join();
  const [one, other] = [await offer({ group: 'welcome' }), await offer({ group: 'welcome' })];
  const taken = await Promise.allSettled([take(memberId, one), take(memberId, other)]);
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(take(await join(), { ...one, version: 2 })).rejects.toMatchObject({ code: 'bonus_changed' });
});

test('a deposit that was chosen a bonus for earns it once it is credited; another amount earns what that is worth', async () => {
  const [memberId, wanted] = [await join(), await offer({ terms: MATCH })];
  await choose(db, { brand, memberId, offer: wanted, now: clock.now() });
  const id = await order(memberId, baht('1000.00'));
  await runLife({ db, clock });
  expect((await mine(memberId)).waiting.map(({ state }) => state)).toEqual(['opted']);
  await credit(memberId, id, baht('600.00'));
  await runLife({ db, clock });
  await runLife({ db, clock });
  const { active, choice } = await mine(memberId);
  expect([active?.amount, active?.balance, active?.required]).toEqual(['300.00', '300.00', '3000.00']);
  // The next deposit is without one again.
  expect(choice).toBeNull();
  expect(await cash(memberId)).toBe(baht('600.00'));
});

test('a deposit too small for what was chosen is refused, with nothing taken', async () => {
  const [memberId, wanted] = [await join(), await offer({ terms: MATCH })];
  await choose(db, { brand, memberId, offer: wanted, now: clock.now() });
  await expect(order(memberId, baht('99.00'))).rejects.toMatchObject({ code: 'bonus_deposit_small' });
  expect((await mine(memberId)).waiting).toEqual([]);
});

test('one that no deposit comes for expires, and its budget is there for others', async () => {
  const wanted = await offer({ terms: MATCH, budget: baht('500.00') });
  const [first, second] = [await join(), await join()];
  for (const memberId of [first, second])
    await choose(db, { brand, memberId, offer: wanted, now: clock.now() });
  await order(first, baht('1000.00'));
  await expect(order(second, baht('1000.00'))).rejects.toMatchObject({ code: 'bonus_budget_spent' });
  clock.advance(3 * 24 * 3_600_000);
  await runLife({ db, clock });
  expect((await mine(first)).past.map(({ state }) => state)).toEqual(['expired']);
  await choose(db, { brand, memberId: second, offer: wanted, now: clock.now() });
  await order(second, baht('1000.00'));
});

test('one is active and five wait; what ends makes room for the next, and is ended once', async () => {
  const memberId = await join();
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    ids.push(await take(memberId, await offer()));
    clock.advance(1);
  }
  await expect(take(memberId, await offer())).rejects.toMatchObject({ code: 'bonus_queue_full' });
  const end = () =>
    db.transaction((tx) => endBonus(tx, { id: ids[0] ?? '', to: 'forfeited', now: clock.now() }));
  expect((await Promise.all([end(), end(), end()])).filter(Boolean)).toHaveLength(1);
  await runLife({ db, clock });
  const { active, waiting } = await mine(memberId);
  expect(active?.id).toBe(ids[1]);
  expect(waiting.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(await cash(memberId)).toBe(0n);
});

test('one that asks for nothing is cash at once, and ends with its steps', async () => {
  const memberId = await join();
  await take(memberId, await offer({ terms: bonusTerms({ wagering: { times: 0, of: 'bonus' } }) }));
  expect(await cash(memberId)).toBe(baht('100.00'));
  const { past } = await mine(memberId);
  expect(past[0]?.steps.map(({ state }) => state)).toEqual(['waiting', 'active', 'completed']);
});

test('a grant or an end that is killed before it is committed has not happened, and comes once when it is tried again', async () => {
  const [memberId, wanted] = [await join(), await offer()];
  await expect(
    db.transaction(async (tx) => {
      await optIn(tx, {
        brand,
        memberId,
        offer: wanted,
        deposit: null,
        findSamePerson: strangers,
        now: clock.now(),
      });
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    }),
  ).rejects.toThrow();
  expect((await mine(memberId)).active).toBeNull();
  const id = await take(memberId, wanted);
  await db.kysely.updateTable('bonuses.bonus').set({ required: 0n }).where('id', '=', id).execute();
  const end = { id, to: 'completed', now: clock.now() } as const;
  await expect(
    db.transaction(async (tx) => {
      await endBonus(tx, end);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    }),
  ).rejects.toThrow();
  expect(await cash(memberId)).toBe(0n);
  await Promise.all([runLife({ db, clock }), runLife({ db, clock })]);
  expect(await cash(memberId)).toBe(baht('100.00'));
});

test('cash leaves by no door while a bonus is open, or its deposit is in the wallet; once it is given up, it does', async () => {
  const [memberId, wanted] = [await join(), await offer({ terms: MATCH })];
  const leave = () => db.transaction((tx) => refuseWhileBonus(tx, { memberId }));
  await choose(db, { brand, memberId, offer: wanted, now: clock.now() });
  const id = await order(memberId, baht('1000.00'));
  // Nothing was paid in for it.
  await leave();
  await credit(memberId, id, baht('1000.00'));
  await expect(leave()).rejects.toMatchObject({ code: 'bonus_still_open' });
  await runLife({ db, clock });
  await expect(leave()).rejects.toMatchObject({ code: 'bonus_still_open', facts: { amount: '500.00' } });
  const { active } = await mine(memberId);
  await db.transaction((tx) => endBonus(tx, { id: active?.id ?? '', to: 'forfeited', now: clock.now() }));
  await leave();
  expect(await cash(memberId)).toBe(baht('1000.00'));
});
