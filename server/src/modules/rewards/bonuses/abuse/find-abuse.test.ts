import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { simulateOffer } from '../desk/simulate-offer.ts';
import { earningFixture } from '../earning.fixture.ts';
import { findAbuse } from './find-abuse.ts';

const { db, url } = await testDatabase();
const owned = openDatabase({ url, role: null, maxConnections: 1 });
afterAll(() => owned.close());
const brand = await createBrand(db.kysely);
const clock = fixedClock('2026-11-20T05:00:00Z');
const { play, offer, join, take, arePerson } = await earningFixture({ db, url }, brand, clock);
const DAY_MS = 24 * 3_600_000;

/** Bets of a bonus, a minute apart, all of the same size: won or lost. */
async function bets(
  bonusId: string,
  {
    count,
    status,
    offsetSeconds = 0,
    payout = 0,
  }: { count: number; status: string; offsetSeconds?: number; payout?: number },
): Promise<void> {
  await sql`
    insert into bets.bet (id, source_id, account_id, reference, member_id, merchant_id, game_code, category, currency, stake, free_stake, payout,
      live_stakes, live_payouts, closed, flagged, status, placed_at, settled_at, source, refunded_stake, valid_turnover, bonus_stake, bonus_payout, bonus_id)
    select gen_random_uuid(), gen_random_uuid(), b.wallet_account, gen_random_uuid()::text, b.member_id, b.merchant_id, 'baccarat', 'LIVE', b.currency, 0, 0, 0,
      1, 0, true, false, ${status}, p.at, p.at, 'NAGA', 0, 0, 1000000, ${payout}, b.id
    from bonuses.bonus b, lateral (
      select ${clock.now()}::timestamptz + n * interval '1 minute' + ${offsetSeconds} * interval '1 second' as at from generate_series(1, ${count}::integer) n) p
    where b.id = ${bonusId}`.execute(owned.kysely);
}

const caseOf = (bonusId: string) =>
  db.kysely
    .selectFrom('bonuses.abuse_case')
    .select(['signals', 'others', 'opposite_bets', 'covered_bets', 'state'])
    .where('bonus_id', '=', bonusId)
    .executeTakeFirst();

test('takers of one offer who share what one person has are a case, which stays decided until something else is found', async () => {
  const wanted = await offer({});
  const [one, other, stranger] = [await join(), await join(), await join()];
  const ids = [await take(one, wanted), await take(other, wanted)];
  await take(stranger, wanted);
  await arePerson(one, other, ['device']);
  await findAbuse({ db, clock });
  const cases = () =>
    db.kysely
      .selectFrom('bonuses.abuse_case')
      .select(['state', 'signals', 'others', 'version'])
      .where('bonus_id', 'in', ids)
      .where('member_id', '=', one)
      .execute();
  expect(await cases()).toEqual([{ state: 'open', signals: ['device'], others: [other], version: 1 }]);
  await db.kysely
    .updateTable('bonuses.abuse_case')
    .set({ state: 'cleared', reason: 'a household', decided_by: 'Dao', decided_at: clock.now() })
    .where('bonus_id', 'in', ids)
    .execute();
  await findAbuse({ db, clock });
  expect(await cases()).toMatchObject([{ state: 'cleared', version: 1 }]);
  await db.kysely
    .updateTable('members.duplicate_flag')
    .set({ signals: ['device', 'bank_account'] })
    .where('member_id', '=', one)
    .execute();
  await findAbuse({ db, clock });
  expect(await cases()).toMatchObject([{ state: 'open', signals: ['bank_account', 'device'] }]);
});

test('two takers who bet against one another at the same moments are a case; who wins and loses alike, or bets alone, is none', async () => {
  const wanted = await offer({});
  const members = [await join(), await join(), await join()] as const;
  const [one, other, alone] = [
    await take(members[0], wanted),
    await take(members[1], wanted),
    await take(members[2], wanted),
  ];
  await bets(one, { count: 5, status: 'won', payout: 2_000_000 });
  await bets(other, { count: 4, status: 'lost', offsetSeconds: 20 });
  await bets(alone, { count: 20, status: 'lost', offsetSeconds: 3600 });
  await findAbuse({ db, clock });
  expect([await caseOf(one), await caseOf(other), await caseOf(alone)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await bets(other, { count: 1, status: 'lost', offsetSeconds: 25 });
  await findAbuse({ db, clock });
  expect(await caseOf(one)).toMatchObject({
    signals: ['opposite_bets'],
    others: [members[1]],
    opposite_bets: 5,
  });
  expect(await caseOf(other)).toMatchObject({ signals: ['opposite_bets'], others: [members[0]] });
  expect(await caseOf(alone)).toBeUndefined();
});

test('bets that risk next to nothing are a case from ten on', async () => {
  const [few, many] = [await take(await join(), await offer({})), await take(await join(), await offer({}))];
  // At other moments than those of the test before.
  for (const [bonus, count] of [
    [few, 9],
    [many, 10],
  ] as const)
    await bets(bonus, { count, status: 'lost', payout: 950_000, offsetSeconds: 7200 });
  await findAbuse({ db, clock });
  expect(await caseOf(few)).toBeUndefined();
  expect(await caseOf(many)).toMatchObject({ signals: ['covered_bets'], covered_bets: 10, others: [] });
});

test('a draft is simulated with the bets and deposits of the last whole days', async () => {
  const wanted = await offer({ wagering: { times: 2, of: 'bonus' } });
  const elsewhere = fixedClock(clock.now().toISOString());
  const brands = [{ ...brand, code: brand.code }];
  const before = await simulateOffer({ db, brands }, wanted.id, elsewhere.now());
  const [enough, little] = [await join(), await join()];
  await play(enough, '150.00');
  await play(enough, '50.00');
  await play(little, '10.00');
  clock.advance(DAY_MS);
  const found = await simulateOffer({ db, brands }, wanted.id, clock.now());
  expect(found.completed - before.completed).toBeGreaterThanOrEqual(1);
  expect(found.takers - before.takers).toBeGreaterThanOrEqual(2);
  const birthday = await offer({ kind: 'birthday' });
  await expect(simulateOffer({ db, brands }, birthday.id, clock.now())).rejects.toMatchObject({
    code: 'bonus_simulation_impossible',
  });
});
