import { randomUUID } from 'node:crypto';
import { MONEY_SCALE } from '@lanna/rules/money';
import { USUAL_POINT_RATES } from '@lanna/rules/rewards/points/earning';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { addTestRaffle } from '../raffles/raffle.fixture.ts';
import { checkPointInvariants } from './check-point-invariants.ts';
import { correctPoints, correctProposal } from './desk/correct-points.ts';
import { changeGood } from './desk/goods.ts';
import { showMemberPoints } from './desk/show-member-points.ts';
import { redeem } from './spending/redeem-points.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const clock = fixedClock('2026-11-20T05:00:00Z');
const LIMIT = 10_000n * MONEY_SCALE;

afterEach(async () => {
  expect(await checkPointInvariants(db.kysely)).toEqual([]);
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

/** An operator under the usual limit; what is proposed is kept beside. */
function operator(name: string) {
  const proposed: unknown[] = [];
  const recorded: string[] = [];
  const correct = (memberId: string, what: 'give' | 'take', points: string, key: string = randomUUID()) =>
    db.transaction((tx) =>
      correctPoints(
        tx,
        {
          ...{ params: { id: memberId }, body: { key, what, points, reason: 'lost by a fault' } },
          brandIds: [brand.id],
          operator: { id: name, name },
          record: async (_tx: unknown, { action }: { action: string }) => void recorded.push(action),
          mustBeProposed: async (_tx: unknown, _kind: string, amount?: bigint) => (amount ?? 0n) > LIMIT,
          propose: async (_tx: unknown, { payload }: { payload: unknown }) => {
            proposed.push(payload);
            return randomUUID();
          },
        } as unknown as Parameters<typeof correctPoints>[1],
        clock.now(),
      ),
    );
  return { correct, proposed, recorded };
}

const join = async () => (await createMember(db, brand)).memberId;
const shown = (memberId: string) => showMemberPoints(db.kysely, [brand.id], memberId);

test('points are given and taken by hand once for each press, and never below zero', async () => {
  const [memberId, desk, key] = [await join(), operator('anong'), randomUUID()];
  await desk.correct(memberId, 'give', '120.50', key);
  await desk.correct(memberId, 'give', '120.50', key);
  expect(desk.recorded).toEqual(['points.correct', 'points.correct-repeated']);
  await desk.correct(memberId, 'take', '20.50');
  await expect(desk.correct(memberId, 'take', '100.01')).rejects.toMatchObject({ code: 'points_short' });
  await expect(desk.correct(memberId, 'give', '0.001')).rejects.toMatchObject({
    code: 'points_amount_invalid',
  });
  const { balance, entries } = await shown(memberId);
  expect(balance).toBe('100.00');
  expect(entries.map(({ amount, by, reason }) => [amount, by, reason])).toEqual(
    expect.arrayContaining([['120.50', 'anong', 'lost by a fault']]),
  );
  expect(entries).toHaveLength(2);
});

test('above the limit, in one or in parts, a second operator decides, and what was taken by two is taken then', async () => {
  const [memberId, desk] = [await join(), operator('boon')];
  expect(await desk.correct(memberId, 'give', '10000.00')).toEqual({ outcome: 'corrected' });
  expect(await desk.correct(memberId, 'take', '0.01')).toEqual({ outcome: 'proposed' });
  expect(await operator('chai').correct(memberId, 'give', '10000.01')).toEqual({ outcome: 'proposed' });
  // Neither another operator for the same member nor another member of the same operator is a way around it.
  expect(await operator('chai').correct(memberId, 'give', '0.01')).toEqual({ outcome: 'proposed' });
  expect(await desk.correct(await join(), 'give', '0.01')).toEqual({ outcome: 'proposed' });
  expect(await operator('chai').correct(await join(), 'give', '10.00')).toEqual({ outcome: 'corrected' });
  expect((await shown(memberId)).balance).toBe('10000.00');
  const [payload] = desk.proposed;
  await db.transaction((tx) =>
    correctProposal.carryOut(tx, correctProposal.payload.parse(payload), {
      ...{ proposalId: randomUUID(), brandId: brand.id, reason: 'lost by a fault', proposer: 'boon' },
      approver: { id: 'dao', name: 'dao' },
      now: clock.now(),
    } as unknown as Parameters<typeof correctProposal.carryOut>[2]),
  );
  expect((await shown(memberId)).balance).toBe('9999.99');
});

test('of a good that was stopped the stock is changed, and never below what was taken', async () => {
  const good = {
    ...{ id: randomUUID(), merchant_id: brand.id, title: { EN: 'Cap' }, text: { EN: 'A cap' } },
  };
  const made = { made_at: clock.now(), changed_at: clock.now() };
  await db.kysely
    .insertInto('points.good')
    .values({ ...good, points: 100n, worth: 0n, stock: 3, taken: 2, state: 'stopped', ...made })
    .execute();
  const form = {
    title: { EN: 'Cap' },
    text: { EN: 'A cap' },
    pictureId: null,
    points: '5.00',
    worth: '1.00',
    ...{ raffleTickets: null, byCode: false, bonusOfferId: null },
  };
  const change = (stock: number, version: number) =>
    db.transaction((tx) =>
      changeGood(
        tx,
        { brands: [brand], brandIds: [brand.id], record: async () => undefined },
        { id: good.id, version, form: { ...form, stock } },
        clock.now(),
      ),
    );
  await expect(change(1, 1)).rejects.toMatchObject({ code: 'point_good_move_impossible' });
  expect(await change(2, 1)).toEqual({ version: 2 });
  await expect(change(9, 1)).rejects.toMatchObject({ code: 'changed_meanwhile' });
  await db.kysely.updateTable('points.good').set({ state: 'published' }).where('id', '=', good.id).execute();
  await expect(change(9, 2)).rejects.toMatchObject({ code: 'point_good_move_impossible' });
  // Of the redemptions that took two there is no record here: the rule of what is taken is another test's.
  await db.kysely.updateTable('points.good').set({ taken: 0 }).where('id', '=', good.id).execute();
});

test('tickets of a raffle are redeemed at once and without an address; with no raffle, or too many, no point is taken', async () => {
  const [memberId, desk] = [await join(), operator('anong')];
  await desk.correct(memberId, 'give', '100.00');
  await sql`
    insert into points.terms (merchant_id, version, from_day, rates, factors, points_per_unit, convert_least, convert_most_day, set_at, set_by_name, reason)
    values (${brand.id}, 1, '2026-11-01', ${JSON.stringify(USUAL_POINT_RATES)}, '[100]', ${100n * MONEY_SCALE}, 1, 1, ${clock.now()}, 'op', 'for the test')`.execute(
    db.kysely,
  );
  const rewardId = randomUUID();
  const texts = { title: { EN: 'Tickets' }, text: { EN: 'Two' } };
  await db.kysely
    .insertInto('points.good')
    .values({
      ...{ id: rewardId, merchant_id: brand.id, ...texts, points: 30n * MONEY_SCALE, worth: 0n, stock: 9 },
      ...{ state: 'published', raffle_tickets: 2, made_at: clock.now(), changed_at: clock.now() },
    })
    .execute();
  const redeemOne = () =>
    db.transaction((tx) =>
      redeem(
        tx,
        { secrets: testSecrets() },
        { brand, memberId, language: 'EN', rewardId, points: '30.00', address: '', now: clock.now() },
      ),
    );
  await expect(redeemOne()).rejects.toMatchObject({ code: 'raffle_none_open' });
  expect((await shown(memberId)).balance).toBe('100.00');
  await db.transaction((tx) =>
    addTestRaffle(tx, { secrets: testSecrets() }, brand, {
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-20', ticketsMost: 3, now: clock.now() },
    }),
  );
  expect(await redeemOne()).toMatchObject({ redemption: { state: 'completed' }, balance: '70.00' });
  await expect(redeemOne()).rejects.toMatchObject({ code: 'raffle_tickets_full' });
  expect((await shown(memberId)).balance).toBe('70.00');
});
