import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { teamFixture } from '../../../commission/teams/team.fixture.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { countFigures } from '../count-figures.ts';
import { showReport } from './show-report.ts';

const UNIT = 100_000n;
const now = new Date('2026-11-25T05:00:00Z');
const { db, url } = await testDatabase();
const fixture = await teamFixture(db, await ownSource(url, db));
const { brand } = fixture;
const owner = await ownerOf(url);
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/* A credited deposit as the desk's table has it; the ledger moves the money. */
async function deposit(memberId: string, amount: bigint, at: Date) {
  await fixture.deposit(memberId, amount, at);
  await db.kysely
    .insertInto('cashier.deposit')
    .values({
      ...{ id: newId(), merchant_id: brand.id, member_id: memberId, method_code: 'BANK', kind: 'bank' },
      ...{ amount, currency: brand.currency, status: 'credited', reference: newId().slice(-12) },
      ...{ created_at: at, changed_at: at, credited_at: at, credited_amount: amount },
      confirmation_id: newId(),
    })
    .execute();
}

/* Monday, 16 November, is the beginning of a week. */
const [old, stays, leaves, demo] = [
  await fixture.join(undefined, daysAgo(60)),
  await fixture.join(undefined, daysAgo(9)),
  await fixture.join(undefined, daysAgo(8)),
  await fixture.join(undefined, daysAgo(8)),
];
await owner.query('insert into members.demo_player (member_id, created_at) values ($1, now())', [demo]);
await deposit(old, 500n * UNIT, daysAgo(50));
await deposit(old, 100n * UNIT, daysAgo(5));
await deposit(stays, 200n * UNIT, daysAgo(8));
await deposit(stays, 70n * UNIT, daysAgo(1));
await deposit(demo, 1000n * UNIT, daysAgo(3));
await fixture.play(old, 100n * UNIT, 350n * UNIT, daysAgo(5));
await fixture.play(stays, 40n * UNIT, 0n, daysAgo(8));
await fixture.play(stays, 30n * UNIT, 0n, daysAgo(1));
await fixture.play(demo, 900n * UNIT, 0n, daysAgo(2));
await countFigures(db.kysely);
const report = (query: { from?: string; to?: string }) => showReport(db.kysely, brand, query, now);
const WHOLE = { from: '2026-11-16', to: '2026-11-25' };

test('who came, deposited first and played is counted; the demo’s own players are left out', async () => {
  const { counts, before, winners, losers } = await report(WHOLE);
  expect(counts).toEqual({
    ...{ registered: 2, firstDepositors: 1, firstDeposits: '200.00', active: 2, returning: 1 },
  });
  expect(before).toMatchObject({ registered: 0, firstDepositors: 0, active: 0 });
  expect(winners).toEqual([
    { member: { id: old, name: expect.any(String) }, result: '250.00', stake: '100.00' },
  ]);
  expect(losers).toEqual([
    { member: { id: stays, name: expect.any(String) }, result: '-70.00', stake: '70.00' },
  ]);
});

test('of a week’s members those who played are counted in each week since; a week to come has no figure', async () => {
  const { weeks, sources } = await report(WHOLE);
  expect(weeks).toEqual([{ week: '2026-11-16', registered: 2, active: [1, 1] }]);
  expect(sources).toEqual([
    {
      ...{ source: 'direct', members: 2, depositors: 1, deposits: '270.00', net: '270.00', ggr: '70.00' },
    },
  ]);
  expect(leaves).not.toBe(stays);
});

test('days that end before they begin, or are more than a quarter, are refused', async () => {
  await expect(report({ from: '2026-11-25', to: '2026-11-24' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(report({ from: '2016-11-25', to: '2026-11-25' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});
