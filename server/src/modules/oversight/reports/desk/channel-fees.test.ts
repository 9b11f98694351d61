import type { EarningsReport } from '@lanna/contract/oversight/reports/ops';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { rollUpHouses } from '../../../books/ledger/keeping/roll-up-houses.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { teamFixture } from '../../../commission/teams/team.fixture.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { checkBetInvariants } from '../../../play/bets/check-bet-invariants.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { addUpDays } from '../../../play/bets/records/add-up-days.ts';
import { checkReportInvariants } from '../check-report-invariants.ts';
import { insightOps } from '../insight/insight-ops.ts';
import { reportOps } from './ops-routes.ts';

const UNIT = 100_000n;
const clock = fixedClock('2026-11-20T10:00:00Z');
const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const team = await teamFixture(db, await ownSource(url, db));
const brand = team.brand.code;
const { ask } = await opsServer(db, {
  clock,
  permissions: ['reports.read', 'reports.fees'],
  routes: [
    ...reportOps({ db, clock, openWork: () => [], nearLimits: () => [] }),
    ...insightOps({ db, clock }),
  ],
});
const { cookie } = await createOperator(db, { now: clock.now() });
const at = (day: string) => new Date(`2026-11-${day}T05:00:00Z`);
const member = await team.join(undefined, at('01'));

const enter = (fee: object, of: object = {}) =>
  ask('POST /ops/reports/channel-fees', cookie, {
    query: { brand },
    body: { channel: 'SANDBOX', direction: 'in', share: 0, fixed: '0.00', reason: 'By the contract', ...fee },
    ...of,
  });
async function earnings(by: string): Promise<EarningsReport> {
  const query = { brand, from: '2026-11-19', to: '2026-11-24', by };
  return (await ask('GET /ops/reports/earnings', cookie, { query })).value;
}

test('NGR takes off what channels charge by the rate in force on each day, and costs name it', async () => {
  for (const fee of [
    { fromDay: '2026-11-20', share: 9000, fixed: '9.00' },
    // Entered later for the same day: this one counts.
    { fromDay: '2026-11-20', share: 1500, fixed: '1.00' },
    { fromDay: '2026-11-22', share: 2000 },
    { fromDay: '2026-11-20', direction: 'out', fixed: '10.00' },
  ])
    expect(await enter(fee)).toMatchObject({ success: true });
  for (const day of ['19', '20', '23']) await team.deposit(member, 100n * UNIT, at(day));
  await team.deposit(member, 33_333n, at('20'));
  await team.withdraw(member, 40n * UNIT, at('24'));
  for (const isRolledUp of [false, true]) {
    if (isRolledUp) await rollUpHouses(db.kysely);
    const report = await earnings('day');
    expect(report.rows.map(({ key, figures }) => [key.period, figures.fee, figures.ngr])).toEqual([
      ['2026-11-24', '10.00', '-10.00'],
      ['2026-11-23', '2.00', '-2.00'],
      ['2026-11-20', '3.50499', '-3.50499'],
    ]);
    expect(report.totals).toMatchObject([{ figures: { fee: '15.50499', ngr: '-15.50499' } }]);
    expect((await earnings('category')).totals).toEqual(report.totals);
    expect(await checkReportInvariants(db.kysely)).toEqual([]);
  }
  const { value } = await ask('GET /ops/insight/costs', cookie, {
    query: { brand, from: '2026-11-19', to: '2026-11-24' },
  });
  expect(value.costs).toMatchObject([
    { figure: 'fee', code: 'channel_fee_withdrawal', amount: '10.00' },
    { figure: 'fee', code: 'channel_fee_deposit', amount: '5.50499' },
  ]);
  const { value: list } = await ask('GET /ops/reports/channel-fees', cookie, { query: { brand } });
  expect(list.fees.map(({ state, share }: { state: string; share: number }) => [state, share])).toEqual([
    ['on', 0],
    ['ahead', 2000],
    ['on', 1500],
    ['past', 9000],
  ]);
});

test('a day that is over, a channel of no brand, and a share above the whole are refused; what is entered is never rewritten', async () => {
  expect(await enter({ fromDay: '2026-11-19' })).toMatchObject({ code: 'invalid_input' });
  expect(await enter({ fromDay: '2026-11-20', channel: 'NOWHERE' })).toMatchObject({ code: 'not_found' });
  expect(await enter({ fromDay: '2026-11-20', share: 100_001 })).toMatchObject({ code: 'invalid_input' });
  await expect(owner.query('update reports.channel_fee set share = 0')).rejects.toThrow('append-only');
});

test('a bet belongs to the device its member was here with last before it; what was placed earlier belongs to none', async () => {
  const PHONE =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  const DESKTOP =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const here = (userAgent: string, when: Date) =>
    sql`select members.note_device(${member}::uuid, ${userAgent}, ${when})`.execute(db.kysely);
  await team.play(member, 1n * UNIT, 0n, at('19'));
  await here(PHONE, at('20'));
  await here(PHONE, new Date(at('20').getTime() + 1000));
  await team.play(member, 20n * UNIT, 5n * UNIT, new Date(at('20').getTime() + 60_000));
  const open = await team.place(member, 2n * UNIT, at('21'));
  await here(DESKTOP, at('22'));
  await team.play(member, 7n * UNIT, 0n, at('23'));
  await team.settle(member, { line: open, payout: 0n, payouts: 0 }, at('23'));
  for (const isAddedUp of [false, true]) {
    if (isAddedUp) await addUpDays(db.kysely, 100);
    const report = await earnings('device');
    expect(report.rows.map(({ key, figures }) => [key.device, figures.ggr]).toSorted()).toEqual([
      ['', '1.00'],
      ['desktop', '7.00'],
      ['phone', '17.00'],
    ]);
    expect(report.totals).toEqual((await earnings('brand')).totals);
    expect(await checkBetInvariants(db.kysely)).toEqual([]);
  }
});
