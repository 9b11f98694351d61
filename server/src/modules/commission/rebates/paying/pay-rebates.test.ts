import { MONEY_SCALE } from '@lanna/rules/money';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { rebateFixture } from '../rebate.fixture.ts';

const { db, url } = await testDatabase();
const fixture = await rebateFixture(url, db);
const { clock } = fixture;
const baht = (amount: number) => BigInt(amount) * MONEY_SCALE;
/** A bet that loses: all of it counts as turnover. */
const play = async (memberId: string, amount: number) => {
  await fixture.deposit(memberId, baht(amount), clock.now());
  return fixture.play(memberId, baht(amount), 0n, clock.now());
};
const paidTo = async (memberId: string) =>
  (await fixture.rowsOf(memberId)).reduce((sum, { paid }) => sum + paid, 0n);

test('own 0.70 %, A 0.50 % on 200 000, B 0.45 % on 60 000, direct 150 000: 1 600, to the last unit', async () => {
  const agent = await fixture.join(undefined, clock.now(), 1);
  const [a, b] = [await fixture.join(agent, clock.now(), 1), await fixture.join(agent, clock.now(), 1)];
  for (const [member, rate] of [
    [agent, 700],
    [a, 500],
    [b, 450],
  ] as const)
    await fixture.rate(member, 'LOTT', rate, '2026-11-01');
  const direct = await fixture.join(agent, clock.now());
  const ofA = await fixture.join(a, clock.now());
  const ofB = await fixture.join(b, clock.now());
  await play(ofA, 120_000);
  await play(a, 80_000);
  await play(ofB, 60_000);
  await play(direct, 100_000);
  await play(agent, 50_000);
  await fixture.run();
  const rows = new Map((await fixture.rowsOf(agent)).map(({ child_id, paid }) => [child_id, paid]));
  expect(rows).toEqual(
    new Map(
      [
        [a, baht(400)],
        [b, baht(150)],
        [direct, baht(700)],
        [agent, baht(350)],
      ].sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)) as [string, bigint][],
    ),
  );
  expect(await fixture.wallet(agent)).toBe(baht(1600));
  expect(await paidTo(a)).toBe(baht(1000));
  expect(await paidTo(b)).toBe(baht(270));
  await fixture.run();
  expect(await fixture.wallet(agent)).toBe(baht(1600));
  await fixture.expectSound();
});

test('what a player was given counts from the day the player is an agent: until then all is earned above', async () => {
  const agent = await fixture.join(undefined, clock.now(), 1);
  const player = await fixture.join(agent, clock.now());
  await fixture.rate(agent, 'LOTT', 700, '2026-11-01');
  await fixture.rate(player, 'LOTT', 200, '2026-11-01');
  await play(player, 1000);
  await fixture.run();
  expect(await fixture.wallet(player)).toBe(0n);
  expect(await fixture.wallet(agent)).toBe(baht(7));
  await fixture.appoint(player, clock.now());
  clock.advance(24 * 3_600_000);
  await play(player, 1000);
  await fixture.run();
  expect(await fixture.wallet(player)).toBe(baht(2));
  expect(await fixture.wallet(agent)).toBe(baht(12));
  await fixture.expectSound();
});

test('what a bet that is rolled back has earned is taken back; what was spent meanwhile is owed', async () => {
  const agent = await fixture.join(undefined, clock.now(), 1);
  const player = await fixture.join(agent, clock.now());
  await fixture.rate(agent, 'LOTT', 1000, '2026-11-01');
  const line = await play(player, 1000);
  await play(player, 500);
  await fixture.run();
  expect(await fixture.wallet(agent)).toBe(baht(15));
  await fixture.withdraw(agent, baht(9), clock.now());
  await fixture.rollBack(player, line, clock.now());
  await fixture.run();
  expect(await fixture.wallet(agent)).toBe(0n);
  expect(await paidTo(agent)).toBe(baht(5));
  const { rows } = await sql<{ amount: bigint; owed: bigint }>`
    select amount, owed from rebates.payment where earner_id = ${agent} order by id`.execute(db.kysely);
  expect(rows).toEqual([
    { amount: baht(15), owed: 0n },
    { amount: baht(-10), owed: baht(4) },
  ]);
  await fixture.expectSound();
});

test('a frozen agent earns on and is paid once the freeze is lifted', async () => {
  const agent = await fixture.join(undefined, clock.now(), 1);
  const player = await fixture.join(agent, clock.now());
  await fixture.rate(agent, 'LOTT', 1000, '2026-11-01');
  const id = newId();
  await sql`
    insert into agents.freeze (id, merchant_id, member_id, reason, frozen_at, frozen_by)
    values (${id}, ${fixture.merchantId}, ${agent}, 'looked into', ${clock.now()}, 'risk')`.execute(
    db.kysely,
  );
  await play(player, 1000);
  await fixture.run();
  expect(await fixture.rowsOf(agent)).toMatchObject([{ due: baht(10), paid: 0n }]);
  await sql`
    update agents.freeze set lifted_at = ${clock.now()}, lifted_by = 'risk', lift_reason = 'all well' where id = ${id}`.execute(
    db.kysely,
  );
  await fixture.run();
  expect(await fixture.wallet(agent)).toBe(baht(10));
  await fixture.expectSound();
});

test('a brand that pays by the day pays when its day is over', async () => {
  const agent = await fixture.join(undefined, clock.now(), 1);
  const player = await fixture.join(agent, clock.now());
  await fixture.rate(agent, 'LOTT', 1000, '2026-11-01');
  await sql`
    insert into rebates.brand_terms values (${fixture.merchantId}, 'daily', 1)
    on conflict (merchant_id) do update set pays = 'daily'`.execute(db.kysely);
  // A minute before midnight in Bangkok.
  clock.advance(Date.parse('2026-11-23T16:59:00Z') - clock.now().getTime());
  await play(player, 1000);
  await fixture.run();
  expect(await fixture.rowsOf(agent)).toMatchObject([{ due: baht(10), paid: 0n }]);
  clock.advance(120_000);
  await fixture.run();
  expect(await fixture.wallet(agent)).toBe(baht(10));
  await fixture.expectSound();
});

test('two runs at once pay once', async () => {
  const agent = await fixture.join(undefined, clock.now(), 1);
  const player = await fixture.join(agent, clock.now());
  await fixture.rate(agent, 'LOTT', 1000, '2026-11-01');
  await play(player, 1000);
  await sql`update rebates.brand_terms set pays = 'continuous'`.execute(db.kysely);
  await Promise.all([fixture.run(), fixture.run(), fixture.run()]);
  await fixture.run();
  expect(await fixture.wallet(agent)).toBe(baht(10));
  await fixture.expectSound();
});
