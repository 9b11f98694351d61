import { randomUUID } from 'node:crypto';
import { MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import type { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { createGame, createVendor } from '../../play/catalogue/catalogue.factory.ts';
import { bonusTerms, publishedOffer } from '../bonuses/bonus.fixture.ts';
import { rewardOffers } from '../bonuses/reward-offers.ts';
import { checkPointInvariants } from './check-point-invariants.ts';
import { addCodes, removeCodes } from './desk/codes.ts';
import { approve, reject } from './desk/decide-redemption.ts';
import { grantPoints } from './grant-points.ts';
import { addTestPointTerms } from './points.fixture.ts';
import { listRedemptions } from './reading/list-redemptions.ts';
import { listRewards } from './reading/show-points.ts';
import { redeem } from './spending/redeem-points.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
await addTestPointTerms(db, brand.id);
const clock = fixedClock('2026-11-20T05:00:00Z');
const secrets = testSecrets();
const points = (count: number) => BigInt(count) * MONEY_SCALE;
const codeOf = (error: unknown) => (error as Refusal).code;
const recorded: unknown[] = [];
const operator = {
  ...{ brandIds: [brand.id], brands: [brand], operator: { id: randomUUID(), name: 'desk', sessionId: '' } },
  record: async (_tx: unknown, facts: unknown) => void recorded.push(facts),
  mustBeProposed: async () => false,
} as never;

afterEach(async () => {
  expect(await checkPointInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

async function goodOf(gives: { by_code?: boolean; bonus_offer_id?: string; stock?: number }) {
  const id = randomUUID();
  await db.kysely
    .insertInto('points.good')
    .values({
      ...{ id, merchant_id: brand.id, title: { EN: 'Voucher' }, text: { EN: 'A voucher' } },
      ...{ points: points(50), worth: points(10), stock: 0, state: 'stopped' },
      ...{ made_at: clock.now(), changed_at: clock.now(), ...gives },
    })
    .execute();
  return id;
}

async function join(count: number) {
  const { memberId } = await createMember(db, brand);
  const member = { merchantId: brand.id, memberId };
  const grant = { member, amount: points(count), reference: 'start', reason: 'mission', now: clock.now() };
  await db.transaction((tx) => grantPoints(tx, grant));
  return memberId;
}

const state = (good: string, to: string) =>
  db.kysely.updateTable('points.good').set({ state: to }).where('id', '=', good).execute();
async function add(good: string, codes: string[]) {
  const { version } = await row(good);
  const input = { id: good, version, codes, reason: 'as agreed with marketing' };
  return db.transaction((tx) => addCodes(tx, operator, { secrets }, input, clock.now()));
}
const row = (good: string) =>
  db.kysely.selectFrom('points.good').selectAll().where('id', '=', good).executeTakeFirstOrThrow();
const redeemed = (tx: Tx, memberId: string, good: string, bonusVersion?: number) =>
  redeem(
    tx,
    { secrets },
    {
      ...{ brand, memberId, language: 'EN', rewardId: good, points: '50.00', address: '' },
      ...{ bonusVersion, now: clock.now() },
    },
  );
const take = (memberId: string, good: string, bonusVersion?: number) =>
  db.transaction((tx) => redeemed(tx, memberId, good, bonusVersion));
const reader = (memberId: string) => ({ brand, memberId, language: 'EN' as const });
async function mine(memberId: string) {
  const { redemptions } = await listRedemptions(
    { db: db.kysely, secrets },
    reader(memberId),
    { after: undefined, pageSize: 20 },
    clock.now(),
  );
  return redemptions.map(({ state: at, code }) => [at, code]);
}
async function decide(id: string, how: 'approve' | 'reject') {
  const { version } = await db.kysely
    .selectFrom('points.redemption')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db.transaction((tx) =>
    how === 'approve'
      ? approve(tx, operator, { id, version }, clock.now())
      : reject(tx, operator, { id, version, words: 'not this time' }, clock.now()),
  );
}
async function left(memberId: string): Promise<bigint> {
  const { rows } = await sql<{ left: bigint }>`
    select coalesce(sum(remaining), 0)::bigint as left from points.lot where member_id = ${memberId}`.execute(
    db.kysely,
  );
  return rows[0]?.left ?? 0n;
}

test('the last code goes to one of two; it is read by its member once it was approved, and by no one where it was rejected', async () => {
  const good = await goodOf({ by_code: true });
  await add(good, ['AAAA-1111']);
  await state(good, 'published');
  const [one, other] = [await join(60), await join(60)];
  const answers = await Promise.allSettled([take(one, good), take(other, good)]);
  expect(answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []))).toEqual([
    'point_good_gone',
  ]);
  const [winner, loser] = answers[0].status === 'fulfilled' ? [one, other] : [other, one];
  const first = answers.find((answer) => answer.status === 'fulfilled')?.value.redemption;
  expect(first).toMatchObject({ state: 'processing', gives: 'code', code: null });
  expect(await mine(winner)).toEqual([['processing', null]]);
  await decide(first?.id ?? '', 'reject');
  expect([await left(winner), await left(loser)]).toEqual([points(60), points(60)]);
  // The same code is the next member's: the first has never seen it.
  const second = await take(loser, good);
  await decide(second.redemption.id, 'approve');
  expect(await mine(loser)).toEqual([['completed', 'AAAA-1111']]);
  expect(await mine(winner)).toEqual([['rejected', null]]);
  await expect(decide(second.redemption.id, 'reject')).rejects.toMatchObject({
    code: 'redemption_move_impossible',
  });
});

test('codes are sealed, said in no record, added once each and only where members do not see the good; unused ones are taken out', async () => {
  const good = await goodOf({ by_code: true });
  await add(good, ['BBBB-1111', 'BBBB-2222']);
  await expect(add(good, ['BBBB-3333', 'BBBB-2222'])).rejects.toMatchObject({
    code: 'point_code_repeated',
    facts: { line: 2 },
  });
  await expect(add(good, ['BBBB-4444', 'BBBB-4444'])).rejects.toMatchObject({ code: 'point_code_repeated' });
  const kept = await db.kysely.selectFrom('points.code').select('code_sealed').execute();
  expect(JSON.stringify([kept, recorded])).not.toContain('BBBB');
  await state(good, 'published');
  await expect(add(good, ['BBBB-5555'])).rejects.toMatchObject({ code: 'point_good_move_impossible' });
  const member = await join(50);
  await take(member, good);
  await state(good, 'stopped');
  const { version } = await row(good);
  const removal = { id: good, version, reason: 'the list was the wrong one' };
  expect(await db.transaction((tx) => removeCodes(tx, operator, removal, clock.now()))).toMatchObject({
    removed: 1,
  });
  expect(await row(good)).toMatchObject({ stock: 1, taken: 1 });
  await add(good, ['BBBB-2222']);
  expect(await row(good)).toMatchObject({ stock: 2, taken: 1 });
});

test('a bonus is given with the points, once for the last of its budget, and on terms that the member has seen; where it cannot be given no point is taken', async () => {
  const terms = bonusTerms({ onlyAsReward: true });
  const offer = await db.transaction((tx) =>
    publishedOffer(tx, brand, { terms, budget: points(100), now: clock.now() }),
  );
  const good = await goodOf({ bonus_offer_id: offer.id, stock: 9 });
  await state(good, 'published');
  const [one, other] = [await join(200), await join(200)];
  const shown = async () =>
    (await listRewards(db.kysely, reader(one), clock.now())).rewards.find(({ id }) => id === good);
  expect(await shown()).toMatchObject({
    left: 1,
    bonus: { version: 1, amount: '100.00', required: '1000.00' },
  });
  await expect(take(one, good, 2)).rejects.toMatchObject({ code: 'bonus_changed' });
  await expect(take(one, good)).rejects.toMatchObject({ code: 'bonus_changed' });
  const answers = await Promise.allSettled([take(one, good, 1), take(other, good, 1)]);
  expect(answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []))).toEqual([
    'bonus_budget_spent',
  ]);
  expect((await Promise.all([left(one), left(other)])).toSorted()).toEqual([points(150), points(200)]);
  const given = answers.find((answer) => answer.status === 'fulfilled')?.value.redemption;
  expect(given).toMatchObject({ state: 'completed', gives: 'bonus' });
  const bonus = { amount: points(100), state: 'active', cause: `reward ${given?.id}` };
  expect(
    await db.kysely
      .selectFrom('bonuses.bonus')
      .select(['amount', 'state', 'cause'])
      .where('id', '=', given?.id ?? '')
      .executeTakeFirst(),
  ).toEqual(bonus);
  expect(await shown()).toMatchObject({ left: 0 });
  await db.kysely.updateTable('bonuses.offer').set({ state: 'stopped' }).where('id', '=', offer.id).execute();
  await expect(take(one, good, 1)).rejects.toMatchObject({ code: 'bonus_unknown' });
  expect(await rewardOffers(db.kysely, [brand], clock.now())).toEqual([]);
});

test('a redemption whose process dies before its commit has taken no code, no budget and no point', async () => {
  const good = await goodOf({ by_code: true });
  await add(good, ['CCCC-1111']);
  const terms = bonusTerms({ onlyAsReward: true });
  const offer = await db.transaction((tx) => publishedOffer(tx, brand, { terms, now: clock.now() }));
  const bonus = await goodOf({ bonus_offer_id: offer.id, stock: 9 });
  for (const id of [good, bonus]) await state(id, 'published');
  const member = await join(100);
  for (const id of [good, bonus])
    await expect(
      db.transaction(async (tx) => {
        await redeemed(tx, member, id, 1);
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
      }),
    ).rejects.toThrow();
  expect(await left(member)).toBe(points(100));
  expect([await row(good), await row(bonus)]).toMatchObject([{ taken: 0 }, { taken: 0 }]);
  expect(
    await db.kysely.selectFrom('bonuses.spent').select('amount').where('offer_id', '=', offer.id).execute(),
  ).toEqual([]);
  await take(member, good);
  await take(member, bonus, 1);
  expect(await left(member)).toBe(0n);
});

test('free rounds are redeemed as any bonus, out of the budget of their offer, and wait to be given by their vendor', async () => {
  const freeBets = { max: points(20), dayMax: points(1000) };
  const addition = { additions: ['free_bets' as const], apiUrl: 'http://127.0.0.1:9', freeBets };
  const vendor = await createVendor(db.kysely, { brands: [brand], ...addition });
  const game = await createGame(db.kysely, { vendor });
  const terms = bonusTerms({
    ...{ kind: 'free_rounds', amount: null, contributions: {}, convertedTimes: null, days: 3 },
    ...{ wagering: { times: 0, of: 'bonus' }, onlyAsReward: true },
    rounds: { vendor: vendor.code, game: game.code, title: null, count: 4, worth: '2.00' },
  });
  const offer = await db.transaction((tx) =>
    publishedOffer(tx, brand, { terms, budget: points(20), now: clock.now() }),
  );
  const good = await goodOf({ bonus_offer_id: offer.id, stock: 9 });
  await state(good, 'published');
  const member = await join(200);
  const shown = await listRewards(db.kysely, reader(member), clock.now());
  expect(shown.rewards.find(({ id }) => id === good)).toMatchObject({
    ...{ left: 2, bonus: { amount: '8.00', rounds: { count: 4, worth: '2.00' } } },
  });
  const { redemption } = await take(member, good, 1);
  const given = await db.kysely
    .selectFrom('bonuses.bonus')
    .select(['state', 'rounds', 'amount', 'member_id'])
    .where('id', '=', redemption.id)
    .executeTakeFirst();
  expect(given).toEqual({ state: 'waiting', rounds: 4, amount: points(8), member_id: member });
  expect(await left(member)).toBe(points(150));
});
