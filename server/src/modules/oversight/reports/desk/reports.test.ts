import { randomInt } from 'node:crypto';
import { moneyOf } from '@lanna/contract/money';
import type {
  CashReport,
  EarningsReport,
  Overview,
  PlayReport,
  RegistrationReport,
} from '@lanna/contract/oversight/reports/ops';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { rollUpHouses } from '../../../books/ledger/keeping/roll-up-houses.ts';
import { ledgerFixture, ownerOf } from '../../../books/ledger/ledger.factory.ts';
import type { Leg } from '../../../books/ledger/post-group.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { newLine, ownSource } from '../../../play/bets/own-source.fixture.ts';
import { addUpDays } from '../../../play/bets/records/add-up-days.ts';
import { checkReportInvariants, REPORT_RULES } from '../check-report-invariants.ts';
import { sumRegistrations } from '../sum-registrations.ts';
import { reportOps } from './ops-routes.ts';

const UNIT = 100_000n;
const HOUR_MS = 3_600_000;
const { db, url } = await testDatabase();
// Five in the afternoon in Bangkok.
const clock = fixedClock('2026-11-20T10:00:00Z');
const lottery = await ownSource(url, db);
const owner = await ownerOf(url);
const permissions = ['reports.read', 'reports.health', 'feedback.read'] as const;
const waiting = { 'feedback.unread': 3, 'ledger.alerts': 1 };
const near = (brandId: string, percent: number) => ({
  ...{ brandId, percent, name: 'A draw', place: '123', held: 9n * UNIT, currency: 'THB', href: '/draws' },
});
const { ask } = await opsServer(db, {
  clock,
  permissions: [...permissions],
  routes: reportOps({
    db,
    clock,
    openWork: () => [
      {
        key: 'feedback.unread',
        permission: 'feedback.read',
        href: '/feedback',
        count: async (_brandIds, ofHouse) => ({
          count: waiting['feedback.unread'] + (ofHouse ? 1 : 0),
          since: clock.now(),
        }),
      },
      {
        key: 'ledger.alerts',
        permission: 'ledger.decide',
        href: '/alerts',
        urgent: true,
        count: async () => ({ count: waiting['ledger.alerts'], since: null }),
      },
    ],
    nearLimits: () => [
      { permission: 'feedback.read', find: async (ids) => ids.map((id) => near(id, 91)) },
      // Of two brands alone: no more are shown than fit, and the tests before have made others.
      {
        permission: 'reports.read',
        find: async (ids) =>
          [fixture.merchantId, other.merchantId].filter((id) => ids.includes(id)).map((id) => near(id, 97)),
      },
      { permission: 'ledger.decide', find: async (ids) => ids.map((id) => near(id, 99)) },
    ],
  }),
});
const { cookie } = await createOperator(db, { now: clock.now() });

async function read<Report>(path: string, query: Record<string, string>, as = cookie): Promise<Report> {
  const { value, ...answer } = await ask(`GET /ops/${path}`, as, { query });
  expect(answer).toMatchObject({ success: true });
  return value;
}

/** Plays rounds on a day at random, each settled at once; answers what the ledger moved. */
async function playAtRandom(fixture: Awaited<ReturnType<typeof ledgerFixture>>, at: Date, rounds: number) {
  const player = await lottery.openPlayer(fixture, 1_000_000n * UNIT);
  for (let n = 0; n < rounds; n++) {
    const now = new Date(at.getTime() + n * 1000);
    const line = newLine(`G${randomInt(3)}`, `${at.toISOString()}/${n}`, BigInt(randomInt(1, 500)) * UNIT);
    await lottery.buy(player, [line], now);
    const payout = randomInt(3) === 0 ? BigInt(randomInt(1, 900)) * UNIT : 0n;
    await lottery.settle(player, [{ line, payout, payouts: payout > 0n ? 1 : 0 }], now);
    // Some results are corrected within the day.
    if (payout > 0n && randomInt(4) === 0)
      await lottery.settle(player, [{ line, payout: -payout, payouts: -1 }], now);
    if (randomInt(9) === 0) await lottery.settle(player, [{ line, refund: line.stake }], now).catch(() => {});
  }
  return player;
}

async function ledgerNet(merchantId: string, day: string): Promise<bigint> {
  const { rows } = await owner.query(
    `select coalesce(sum(change), 0)::text as net from ledger.movement
     where merchant_id = $1 and kind = 'house_game' and (event_at at time zone 'Asia/Bangkok')::date = $2`,
    [merchantId, day],
  );
  return BigInt(rows[0].net);
}

const DAYS = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const fixture = await ledgerFixture(db);
const other = await ledgerFixture(db);

test('over random play the GGR of each day is stakes less payouts by the ledger of that day, added up or not', async () => {
  for (const day of DAYS) await playAtRandom(fixture, new Date(`${day}T02:00:00Z`), 30);
  await playAtRandom(other, new Date('2026-11-20T02:00:00Z'), 5);
  const compare = async () => {
    const report = await read<PlayReport>('reports/play', {
      brand: fixture.brand.code,
      by: 'day',
      from: '2026-11-17',
      to: '2026-11-20',
    });
    expect(report.rows.map(({ key }) => key.period)).toEqual(DAYS.toReversed());
    for (const { key, figures } of report.rows)
      expect(moneyOf(figures.ggr)).toBe(await ledgerNet(fixture.merchantId, key.period ?? ''));
    const total = report.rows.reduce((sum, { figures }) => sum + moneyOf(figures.ggr), 0n);
    expect(report.totals).toHaveLength(1);
    expect(moneyOf(report.totals[0]?.figures.ggr ?? '0')).toBe(total);
    expect(report.totals[0]?.ledger).toMatchObject({ difference: '0.00' });
    return report;
  };
  const before = await compare();
  await addUpDays(db.kysely, 13);
  await rollUpHouses(db.kysely);
  expect(await compare()).toEqual(before);
  await playAtRandom(fixture, new Date('2026-11-20T09:00:00Z'), 10);
  await compare();
  expect(await checkReportInvariants(db.kysely)).toEqual([]);
});

test.each(['day', 'month', 'year', 'brand', 'category', 'vendor', 'game', 'brand,game', 'day,category'])(
  'by %s the rows add up to the same totals',
  async (by) => {
    const query = { by, from: '2026-11-17', to: '2026-11-20' };
    const report = await read<PlayReport>('reports/play', query);
    const plain = await read<PlayReport>('reports/play', { ...query, by: 'brand' });
    expect(report.totals).toEqual(plain.totals);
    const sum = (of: 'stake' | 'payout') =>
      report.rows.reduce((total, { figures }) => total + moneyOf(figures[of]), 0n);
    expect([sum('stake'), sum('payout')]).toEqual([
      moneyOf(plain.totals[0]?.figures.stake ?? '0'),
      moneyOf(plain.totals[0]?.figures.payout ?? '0'),
    ]);
  },
);

test('a day is compared with the day as many days before, and a brand with itself', async () => {
  const query = { brand: fixture.brand.code, from: '2026-11-19', to: '2026-11-20' };
  const byDay = await read<PlayReport>('reports/play', query);
  const earlier = await read<PlayReport>('reports/play', { ...query, from: '2026-11-17', to: '2026-11-18' });
  expect(byDay.before).toEqual({ from: '2026-11-17', to: '2026-11-18' });
  expect(byDay.rows.map(({ before }) => before)).toEqual(earlier.rows.map(({ figures }) => figures));
  expect(byDay.totals[0]?.before).toEqual(earlier.totals[0]?.figures);
});

test('a bet that is settled on another day than it was placed is named as the difference to the ledger', async () => {
  const fresh = await ledgerFixture(db);
  const player = await lottery.openPlayer(fresh, 100n * UNIT);
  const line = newLine('G1', 'over midnight', 40n * UNIT);
  await lottery.buy(player, [line], new Date('2026-11-18T16:59:59Z'));
  await lottery.settle(player, [{ line, payout: 10n * UNIT, payouts: 1 }], new Date('2026-11-18T17:00:01Z'));
  const of = (day: string) =>
    read<PlayReport>('reports/play', { brand: fresh.brand.code, from: day, to: day });
  expect((await of('2026-11-18')).totals).toEqual([]);
  expect((await of('2026-11-19')).totals[0]).toMatchObject({
    figures: { ggr: '30.00' },
    ledger: { net: '-10.00', difference: '-40.00' },
  });
  const whole = await read<PlayReport>('reports/play', {
    brand: fresh.brand.code,
    from: '2026-11-18',
    to: '2026-11-19',
  });
  expect(whole.totals[0]?.ledger).toEqual({ net: '30.00', difference: '0.00' });
  expect(await checkReportInvariants(db.kysely)).toEqual([]);
});

test('what is open at the end of the day is no part of a report, and of no rule broken', async () => {
  const fresh = await ledgerFixture(db);
  const player = await lottery.openPlayer(fresh, 100n * UNIT);
  await lottery.buy(player, [newLine('G1', 'still open', 40n * UNIT)], clock.now());
  expect(await read('reports/play', { brand: fresh.brand.code })).toMatchObject({ rows: [], totals: [] });
  expect(await checkReportInvariants(db.kysely)).toEqual([]);
});

test('NGR is GGR less all that was given, to the last unit, before and after the roll-up', async () => {
  const fresh = await ledgerFixture(db);
  const player = await lottery.openPlayer(fresh, 100n * UNIT);
  const line = newLine('G1', 'lost', 40n * UNIT);
  await lottery.buy(player, [line], fresh.now);
  await lottery.settle(player, [{ line, payout: 0n, payouts: 0 }], fresh.now);
  const wallet = { kind: 'wallet', memberId: player.memberId } as const;
  const given = async (leg: Omit<Leg, 'to'>) =>
    expect(await fresh.post([{ ...leg, to: wallet }])).toMatchObject({ outcome: 'posted' });
  await given({ from: { kind: 'promotion' }, amount: 7n * UNIT, code: 'promotion_reward' });
  await given({ from: { kind: 'promotion' }, amount: 1n, code: 'prize' });
  await given({ from: { kind: 'promotion' }, amount: 3n * UNIT, code: 'rebate' });
  await given({ from: { kind: 'agent_pay' }, amount: 2n * UNIT, code: 'salary' });
  await given({ from: { kind: 'adjustment' }, amount: 5n * UNIT, code: 'adjustment' });
  await fresh.post([{ from: wallet, to: { kind: 'agent_pay' }, amount: UNIT, code: 'salary_returned' }]);
  await fresh.post([{ from: wallet, to: { kind: 'adjustment' }, amount: 4n * UNIT, code: 'adjustment' }]);
  const report = () =>
    read<EarningsReport>('reports/earnings', { brand: fresh.brand.code, by: 'day', to: '2026-11-20' });
  const before = await report();
  const figures = {
    currency: 'THB',
    ...{
      ggr: '40.00',
      bonus: '7.00001',
      rebate: '3.00',
      agentPay: '1.00',
      adjustment: '1.00',
      ngr: '27.99999',
    },
  };
  expect(before.rows).toMatchObject([{ key: { period: '2026-11-20' }, figures }]);
  expect(before.totals).toMatchObject([{ figures, before: { ngr: '0.00' } }]);
  await rollUpHouses(db.kysely);
  await addUpDays(db.kysely);
  expect(await report()).toEqual(before);
  expect(await checkReportInvariants(db.kysely)).toEqual([]);
  const file = await ask('GET /ops/reports/earnings.csv', cookie, {
    query: { brand: fresh.brand.code, by: 'month', to: '2026-11-20' },
  });
  expect(file.text.split('\r\n').slice(1)).toEqual([
    '2026-11,THB,40.00,7.00001,3.00,1.00,1.00,0.00,27.99999',
    '',
  ]);
});

await createMember(db, fixture.brand, { now: new Date('2026-11-18T05:00:00Z') });
await sumRegistrations(db, clock.now());
test.each([
  ['a sum of a game that was altered', 'update bets.daily_game_sum set stake = stake + 1', 0],
  [
    'a transfer’s day that was altered',
    "update ledger.house_daily_sum set credited = credited + 1 where code = 'bet'",
    0,
  ],
  ['a day of registrations that was lost', 'delete from reports.registration_day', 1],
  [
    'a bonus whose day was altered',
    "update ledger.house_daily_sum set debited = debited + 1 where code = 'promotion_reward'",
    2,
  ],
])('%s is found', async (_what, statement, rule) => {
  await owner.query('begin');
  await owner.query(statement);
  const { rows } = await owner.query(Object.values(REPORT_RULES)[rule] ?? '');
  await owner.query('rollback');
  expect(rows).toHaveLength(1);
  expect(await checkReportInvariants(db.kysely)).toEqual([]);
});

test('the overview cuts yesterday and the same weekday at the time of day that it is now', async () => {
  const fresh = await ledgerFixture(db);
  const player = await lottery.openPlayer(fresh, 1000n * UNIT);
  const at = async (day: number, hoursBeforeNow: number, stake: bigint) => {
    const now = new Date(clock.now().getTime() - day * 24 * HOUR_MS - hoursBeforeNow * HOUR_MS);
    const line = newLine('G1', `${day}/${hoursBeforeNow}`, stake * UNIT);
    await lottery.buy(player, [line], now);
    await lottery.settle(player, [{ line }], now);
  };
  await at(0, 1, 10n);
  await at(1, 1, 20n);
  await at(1, -1, 1n);
  await at(7, 2, 40n);
  await at(7, -3, 2n);
  await at(2, 0, 99n);
  await createMember(db, fresh.brand, { now: clock.now() });
  await createMember(db, fresh.brand, { now: clock.now(), type: 4 });
  await createMember(db, fresh.brand, { now: new Date(clock.now().getTime() - 23 * HOUR_MS) });
  const compare = async () => {
    const overview = await read<Overview>('overview', { brand: fresh.brand.code });
    expect(overview).toMatchObject({
      players: { today: 1, yesterday: 1, lastWeek: 1 },
      registrations: { today: 1, yesterday: 0, lastWeek: 0 },
      active: { today: 0, yesterday: 0, lastWeek: 0 },
      currencies: [
        {
          currency: 'THB',
          day: '2026-11-20',
          cutMinute: 17 * 60,
          figures: {
            today: { stake: '10.00', payout: '0.00', ggr: '10.00', bets: 1 },
            yesterday: { stake: '20.00' },
            lastWeek: { stake: '40.00' },
          },
          whole: {
            today: { ggr: '10.00', ngr: '10.00', deposited: '1000.00', withdrawn: '0.00', net: '1000.00' },
            yesterday: { ggr: '21.00', ngr: '21.00', net: '0.00' },
            lastWeek: { ggr: '42.00' },
          },
          categories: [{ category: 'LOTT', figures: { today: { ggr: '10.00' } } }],
        },
      ],
    });
    const hours = overview.currencies[0]?.hours;
    expect(hours?.today).toHaveLength(18);
    expect(hours?.yesterday[18]).toEqual({ stake: '1.00', ggr: '1.00' });
    expect(hours?.lastWeek[20]).toEqual({ stake: '2.00', ggr: '2.00' });
  };
  await compare();
  await addUpDays(db.kysely);
  await compare();
});

test('a brand elsewhere has its own midnight', async () => {
  await owner.query(
    "update brands.merchant set time_zone = 'America/Sao_Paulo', currency = 'THB' where id = $1",
    [other.merchantId],
  );
  const overview = await read<Overview>('overview', { brand: other.brand.code });
  expect(overview.currencies[0]).toMatchObject({ day: '2026-11-20', cutMinute: 7 * 60 });
});

test('registrations are reported by where they came from, whether their day is added up or not, and without demo accounts', async () => {
  const fresh = await ledgerFixture(db);
  const at = (text: string) => ({ now: new Date(text) });
  const agent = await createMember(db, fresh.brand, { type: 1, ...at('2026-11-18T01:00:00Z') });
  await createMember(db, fresh.brand, { agentId: agent.memberId, ...at('2026-11-18T16:59:00Z') });
  await createMember(db, fresh.brand, at('2026-11-18T17:01:00Z'));
  await createMember(db, fresh.brand, { type: 4, ...at('2026-11-19T01:00:00Z') });
  await createMember(db, fresh.brand, at('2026-11-20T01:00:00Z'));
  const query = { brand: fresh.brand.code, from: '2026-11-18', to: '2026-11-20' };
  const report = () => read<RegistrationReport>('reports/registrations', query);
  const before = await report();
  expect(before.rows).toMatchObject([
    { key: { period: '2026-11-20' }, figures: { members: 1 } },
    { key: { period: '2026-11-19' }, figures: { members: 1 } },
    { key: { period: '2026-11-18' }, figures: { members: 2 } },
  ]);
  await Promise.all([sumRegistrations(db, clock.now()), sumRegistrations(db, clock.now())]);
  await sumRegistrations(db, clock.now());
  expect(await report()).toEqual(before);
  const bySource = await read<RegistrationReport>('reports/registrations', { ...query, by: 'source' });
  expect(bySource.rows).toMatchObject([
    { key: { source: 'direct' }, figures: { members: 3 } },
    { key: { source: 'agent' }, figures: { members: 1 } },
  ]);
});

test('money in and out is reported by method from the ledger, before and after the roll-up', async () => {
  const fresh = await ledgerFixture(db);
  const { memberId } = await fresh.open();
  await fresh.deposit(memberId, 100n * UNIT);
  await fresh.deposit(memberId, 50n * UNIT);
  const query = { brand: fresh.brand.code, from: '2026-11-20', to: '2026-11-20', by: 'day,method' };
  const report = () => read<CashReport>('reports/cash', query);
  const before = await report();
  expect(before.rows).toEqual([
    expect.objectContaining({
      key: { period: '2026-11-20', method: 'SANDBOX' },
      figures: expect.objectContaining({ deposits: 2, deposited: '150.00', withdrawals: 0, net: '150.00' }),
    }),
  ]);
  await rollUpHouses(db.kysely);
  expect(await report()).toEqual(before);
  const file = await ask('GET /ops/reports/cash.csv', cookie, { query });
  expect(file.text).toBe(
    '\uFEFFperiod,method,currency,deposits,deposited,withdrawals,withdrawn,reversed,net\r\n' +
      '2026-11-20,SANDBOX,THB,2,150.00,0,0.00,0.00,150.00\r\n',
  );
});

test('a file has every row, and a loss stays a figure', async () => {
  const fresh = await ledgerFixture(db);
  const player = await lottery.openPlayer(fresh, 100n * UNIT);
  const line = newLine('G1', 'won', 10n * UNIT);
  await lottery.buy(player, [line], clock.now());
  await lottery.settle(player, [{ line, payout: 35n * UNIT, payouts: 1 }], clock.now());
  const query = { brand: fresh.brand.code, by: 'day,game', from: '2026-01-01', to: '2026-11-20' };
  const file = await ask('GET /ops/reports/play.csv', cookie, { query });
  expect(file.text.split('\r\n')).toEqual([
    '\uFEFFperiod,vendor,vendorName,game,gameName,currency,bets,stake,free_stake,payout,ggr,valid_turnover',
    '2026-11-20,test_lottery,test_lottery,G1,G1,THB,1,10.00,0.00,35.00,-25.00,10.00',
    '',
  ]);
});

test.each([
  ['a period that ends before it begins', { from: '2026-11-20', to: '2026-11-19' }],
  ['one of more days than a report covers', { from: '2020-01-01', to: '2026-11-19' }],
  ['three groupings', { by: 'day,brand,game' }],
  ['one grouping twice', { by: 'day,day' }],
  ['a grouping there is not', { by: 'member' }],
  ['a day that does not exist', { from: '2026-02-30' }],
])('%s is refused', async (_what, query) => {
  expect(await ask('GET /ops/reports/play', cookie, { query })).toMatchObject({ code: 'invalid_input' });
});

test('figures are of the brands in which the operator may read reports', async () => {
  const scoped = await createOperator(db, {
    role: 'finance',
    scope: { merchantId: other.merchantId },
    now: clock.now(),
  });
  const report = await read<PlayReport>('reports/play', { by: 'brand', to: '2026-11-20' }, scoped.cookie);
  expect(report.rows.map(({ key }) => key.brand)).toEqual([other.brand.code]);
  const query = { brand: fixture.brand.code };
  expect(await ask('GET /ops/reports/play', scoped.cookie, { query })).toMatchObject({
    code: 'brand_out_of_scope',
  });
  expect(await ask('GET /ops/health', scoped.cookie)).toMatchObject({ code: 'forbidden' });
});

test('open work is shown to those who may deal with it, the house’s to those who look at all brands', async () => {
  const notified = async (query: Record<string, string>) =>
    (await read<{ items: unknown[] }>('open-work', query)).items;
  const feedback = {
    key: 'feedback.unread',
    since: clock.now().toISOString(),
    late: 0,
    href: '/feedback',
    urgent: false,
  };
  expect(await notified({})).toEqual([{ ...feedback, count: 4 }]);
  expect(await notified({ brand: fixture.brand.code })).toEqual([{ ...feedback, count: 3 }]);
});

test('limits that are nearly used are shown of the brands and kinds an operator may see, the fullest first', async () => {
  const shown = async (query: Record<string, string>) =>
    (await read<{ items: { brand: string; percent: number; held: string }[] }>('near-limits', query)).items;
  const query = { brand: fixture.brand.code };
  expect(await shown(query)).toMatchObject([
    { brand: fixture.brand.code, percent: 97, held: '9.00' },
    { brand: fixture.brand.code, percent: 91 },
  ]);
  const all = await shown({});
  expect(all.map(({ percent }) => percent)).not.toContain(99);
  expect(new Set(all.map(({ brand }) => brand))).toContain(other.brand.code);
});

test('health says how database, jobs and processes are', async () => {
  const health = await read<Record<string, unknown>>('health', {});
  expect(health).toMatchObject({
    database: { connections: expect.any(Number), sizeBytes: expect.any(Number) },
    jobs: { waiting: 0, lagSeconds: 0, failed: 0 },
    processes: [],
    vendors: [],
  });
});
