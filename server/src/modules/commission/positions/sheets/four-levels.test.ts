import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { positionFixture } from '../position.fixture.ts';
import { settleSheet } from './settle-sheet.ts';
import { linesOf, sheets } from './sheet-rows.ts';

const { db, url } = await testDatabase();
const fixture = await positionFixture(await ownSource(url, db), db);
const { clock, play } = fixture;
const DAY_MS = 86_400_000;
const baht = (amount: number) => BigInt(Math.round(amount * 100_000));
const PERCENT = 1000;
const of = (share: number) => ({ LIVE: share * PERCENT, SPORTS: share * PERCENT });
const within = (least: number, most: number) => ({
  LIVE: { least: least * PERCENT, most: most * PERCENT },
  SPORTS: { least: least * PERCENT, most: most * PERCENT },
});

const top = await fixture.join(undefined, clock.now(), 1);
const master = await fixture.join(top, clock.now(), 1);
const agent = await fixture.join(master, clock.now(), 1);
const member = await fixture.join(agent, clock.now());
const friend = await fixture.join(agent, clock.now());
const names = {
  [top]: 'top',
  [master]: 'master',
  [agent]: 'agent',
  [member]: 'member',
  [friend]: 'friend',
};

/**
 * The worked example, by hand. The top holds 10 %, the master 20 %, the agent 30 %, and 40 % are left for the brand.
 *
 * On the first day the member loses 1 000.00, the friend wins 300.00, and the agent loses 50.00 of its own.
 *
 *                        member    friend    agent's own    together
 * result                 1 000      −300          50
 * owes the agent         1 000      −300
 * the agent holds 30 %     300       −90                       210
 * agent → master           700      −210          50           540
 * the master holds 20 %    200       −60          10           150
 * master → top             500      −150          40           390
 * the top holds 10 %       100       −30           5            75
 * top → brand              400      −120          35           315
 *
 * Of the agent's own play the agent holds nothing: it is a member to the master. 210 + 150 + 75 + 315 = 750, what the three left with the house.
 */
test('a line of four levels settles as the worked example does', async () => {
  await fixture.boundTop(top, within(0, 25));
  await fixture.bound(top, master, within(5, 40));
  await fixture.bound(master, agent, within(0, 50));
  await fixture.choose(top, of(10));
  await fixture.choose(master, of(20));
  await fixture.choose(agent, of(30));
  // None of it counts before tomorrow: today the brand has all, and an agent who is let hold at least 5 % holds nothing yet.
  await play(member, baht(10), 0n);
  await fixture.count();
  expect(await fixture.flows(names, fixture.today())).toEqual({
    'member → agent': { owed: baht(10), held: 0n },
    'agent → master': { owed: baht(10), held: 0n },
    'master → top': { owed: baht(10), held: 0n },
    'top → brand': { owed: baht(10), held: baht(10) },
  });

  clock.advance(DAY_MS);
  await play(member, baht(600), 0n);
  await play(member, baht(400), 0n, 'SPORTS');
  await play(friend, baht(100), baht(400));
  await play(agent, baht(50), 0n);
  await fixture.count();
  expect(await fixture.flows(names, fixture.today())).toEqual({
    'member → agent': { owed: baht(1000), held: baht(300) },
    'friend → agent': { owed: -baht(300), held: -baht(90) },
    'agent → master': { owed: baht(540), held: baht(150) },
    'master → top': { owed: baht(390), held: baht(75) },
    'top → brand': { owed: baht(315), held: baht(315) },
  });
  await fixture.expectSound();
});

test('a day that is over is put into sheets once, each side marks one once, and no other account does', async () => {
  clock.advance(DAY_MS);
  await fixture.issue();
  await fixture.issue();
  const written = await fixture.sheets(names);
  expect(written.slice(-5).map(({ of: sides, amount }) => [sides, amount])).toEqual(
    expect.arrayContaining([
      ['member → agent', baht(1000)],
      ['friend → agent', -baht(300)],
      ['agent → master', baht(540)],
      ['master → top', baht(390)],
      ['top → brand', baht(315)],
    ]),
  );
  expect(written).toHaveLength(9);

  const { id = '' } = written.findLast((sheet) => sheet.of === 'agent → master') ?? {};
  const { merchantId } = fixture;
  const settle = (sideId: string) =>
    db.transaction((tx) => settleSheet(tx, id, { merchantId, sideId }, clock.now()));
  for (const stranger of [member, top, merchantId])
    await expect(settle(stranger)).rejects.toThrow('sheet_unknown');
  const first = await settle(agent);
  expect(first.isFirst).toBe(true);
  clock.advance(1000);
  const again = await settle(agent);
  expect([again.isFirst, again.sheet.lower_at, again.sheet.upper_at]).toEqual([
    false,
    first.sheet.lower_at,
    null,
  ]);
  // Both at once, twice: each side has its one time.
  const both = await Promise.all([settle(master), settle(master), settle(agent)]);
  expect(both.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  await fixture.expectSound();
});

test('a bet that is corrected later is a line of the next sheet and changes none that was written', async () => {
  const before = await fixture.sheets(names);
  const yesterday = fixture.today();
  const bet = await play(member, baht(200), 0n);
  clock.advance(DAY_MS);
  await fixture.issue();
  const written = await fixture.sheets(names);
  // The member won 1 000 after all: what came to 200 comes to −800.
  await fixture.settle(member, { line: bet, payout: baht(1000), payouts: 1 }, clock.now());
  clock.advance(DAY_MS);
  await fixture.issue();
  const all = await fixture.sheets(names);
  expect(all.slice(0, written.length)).toEqual(written);
  expect(written.slice(0, before.length)).toEqual(before);
  const correction = all.slice(written.length).find((sheet) => sheet.of === 'agent → master');
  // 70 % of −1 000.
  expect(correction?.amount).toBe(-baht(700));
  const row = await sheets(db.kysely)
    .where('s.id', '=', correction?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(await linesOf(db.kysely, row, { toUpper: false })).toEqual([
    {
      day: yesterday,
      category: 'LIVE',
      isCorrection: true,
      result: '-1000.00',
      below: '-300.00',
      owed: '-700.00',
      held: null,
    },
  ]);
  await fixture.expectSound();
});

test('sheets of weeks begin with the next one and leave no day out', async () => {
  // The clock stands on Tuesday, 24 November; sheets of days have come to Monday.
  expect(fixture.today()).toBe('2026-11-24');
  await fixture.sheetPeriod('week');
  await play(member, baht(100), 0n);
  clock.advance(DAY_MS);
  await play(member, baht(20), 0n);
  await fixture.issue();
  const before = (await fixture.sheets(names)).length;
  clock.advance(5 * DAY_MS);
  await fixture.issue();
  const written = (await fixture.sheets(names)).slice(before);
  expect(written.map(({ to }) => to)).toEqual(Array(4).fill('2026-11-29'));
  expect(written.find((sheet) => sheet.of === 'member → agent')?.amount).toBe(baht(120));
  const { rows } = await sql<{ from_day: string }>`
    select distinct from_day::text as from_day from positions.sheet where to_day = '2026-11-29'`.execute(
    db.kysely,
  );
  expect(rows).toEqual([{ from_day: '2026-11-24' }]);
  await fixture.expectSound();
});

test('what cannot be shared goes up, to the last unit', async () => {
  await play(member, 7n, 0n);
  await play(friend, 7n, 14n);
  await fixture.count();
  // Of 7 units: 2.1, 1.4 and 0.7 are cut towards zero; of −7 likewise.
  expect(await fixture.flows(names, fixture.today())).toEqual({
    'member → agent': { owed: 7n, held: 2n },
    'friend → agent': { owed: -7n, held: -2n },
    'agent → master': { owed: 0n, held: 0n },
    'master → top': { owed: 0n, held: 0n },
    'top → brand': { owed: 0n, held: 0n },
  });
  await fixture.expectSound();
});
