import { moneyOf } from '@lanna/contract/money';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ledgerFixture } from '../../../books/ledger/ledger.factory.ts';
import { teamFixture } from '../../../commission/teams/team.fixture.ts';
import { depositFixture } from '../../../money/cashier/deposit.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { countFigures } from '../../segments/count-figures.ts';
import { reportEarnings } from '../desk/report-earnings.ts';
import { readPeriod } from '../period.ts';
import { insightOps } from './insight-ops.ts';

const UNIT = 100_000n;
// A Saturday; the week began on the 16th.
const clock = fixedClock('2026-11-21T05:00:00Z');
const { db, url } = await testDatabase();
const team = await teamFixture(db, await ownSource(url, db));
const { ask } = await opsServer(db, {
  clock,
  permissions: ['reports.read'],
  routes: insightOps({ db, clock }),
});
const { cookie } = await createOperator(db, { now: clock.now() });
const at = (day: string) => new Date(`2026-11-${day}T05:00:00Z`);

async function read(path: string, query: Record<string, string>) {
  const { value, ...answer } = await ask(`GET /ops/insight/${path}`, cookie, { query });
  expect(answer).toMatchObject({ success: true });
  return value;
}

const [old, winner, loser, trial] = [
  await team.join(undefined, at('02')),
  await team.join(undefined, at('17')),
  await team.join(undefined, at('18')),
  (await createMember(db, team.brand, { type: 4, now: at('17') })).memberId,
];
for (const id of [old, winner, loser, trial]) await team.deposit(id, 1000n * UNIT, at('18'));
await team.play(old, 100n * UNIT, 90n * UNIT, at('03'));
await team.play(old, 20n * UNIT, 0n, at('19'));
await team.play(winner, 100n * UNIT, 400n * UNIT, at('19'));
await team.play(winner, 100n * UNIT, 0n, at('20'));
await team.play(loser, 500n * UNIT, 0n, at('20'));
await team.play(trial, 900n * UNIT, 0n, at('20'));

test('members who played are counted once, new ones apart, and the ends of the list are theirs; trial accounts are nowhere', async () => {
  const brand = team.brand.code;
  const shown = await read('players', { brand, from: '2026-11-15', to: '2026-11-21' });
  expect(shown.counts).toMatchObject({ active: 3, fresh: 2, returning: 1 });
  expect(shown.winners).toEqual([
    expect.objectContaining({ id: winner, brand, bets: 2, stake: '200.00', result: '200.00' }),
  ]);
  expect(shown.losers).toMatchObject([
    { id: loser, result: '-500.00' },
    { id: old, result: '-20.00' },
  ]);
  expect(shown.countries).toEqual([
    { country: 'TH', currency: 'THB', members: 3, stake: '720.00', ggr: '320.00' },
  ]);
  const earlier = await read('players', { brand, from: '2026-11-01', to: '2026-11-07' });
  expect(earlier.counts).toMatchObject({ active: 1, fresh: 1, returning: 0 });
});

test('weeks of registration say who came back in which week after', async () => {
  const { weeks } = await read('cohorts', { brand: team.brand.code, to: '2026-11-21' });
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(0, 3)).toEqual([
    { week: '2026-11-16', registered: 2, deposited: 0, active: [2] },
    { week: '2026-11-09', registered: 0, deposited: 0, active: [0, 0] },
    { week: '2026-11-02', registered: 1, deposited: 0, active: [1, 0, 1] },
  ]);
});

test('sources are valued by what their members have moved and played since', async () => {
  await countFigures(db.kysely);
  const { sources } = await read('cohorts', { brand: team.brand.code, from: '2026-11-15', to: '2026-11-21' });
  expect(sources).toEqual([
    {
      ...{ source: 'direct', currency: 'THB', registered: 2, depositors: 2 },
      ...{ deposits: '2000.00', withdrawals: '0.00', bonuses: '0.00', ggr: '300.00' },
    },
  ]);
});

test('channels say how many deposits came to the wallet and how long that took; a first deposit is one of a member’s life', async () => {
  const own = await depositFixture(db);
  const [first, second] = [await own.member(), await own.member()];
  const today = own.clock.now().toISOString().slice(0, 10);
  const pay = async (member: string, minutes: number) => {
    const { reference } = await own.make(member, 'PROMPTPAY', '100.00');
    own.clock.advance(minutes * 60_000);
    await own.confirm({ amount: 100n * UNIT, payerReference: reference });
  };
  await pay(first, 1);
  await pay(first, 1);
  await pay(second, 5);
  await own.make(second, 'BANK', '50.00');
  const days = { brand: own.brand.code, from: today, to: today };
  const { channels } = await read('channels', days);
  expect(channels).toEqual([
    { direction: 'in', channel: 'PROMPTPAY', made: 3, done: 3, open: 0, medianSeconds: 60, slowSeconds: 252 },
    { direction: 'in', channel: 'BANK', made: 1, done: 0, open: 1, medianSeconds: null, slowSeconds: null },
  ]);
  const shown = await read('players', days);
  expect(shown).toMatchObject({
    counts: { firstDeposits: 2 },
    firstDeposited: [{ currency: 'THB', amount: '200.00' }],
  });
});

test('costs code by code come to what NGR takes off, figure by figure', async () => {
  const books = await ledgerFixture(db);
  const { memberId } = await books.open();
  const wallet = { kind: 'wallet', memberId } as const;
  await books.post([
    { from: { kind: 'promotion' }, to: wallet, amount: 7n * UNIT, code: 'promotion_reward' },
  ]);
  await books.post([{ from: { kind: 'promotion' }, to: wallet, amount: 3n * UNIT, code: 'rebate' }]);
  await books.post([{ from: { kind: 'promotion' }, to: wallet, amount: 2n * UNIT, code: 'prize' }]);
  await books.post([{ from: { kind: 'adjustment' }, to: wallet, amount: 4n * UNIT, code: 'adjustment' }]);
  const today = books.now.toISOString().slice(0, 10);
  const { costs } = await read('costs', { brand: books.brand.code, from: today, to: today });
  expect(costs).toEqual([
    { figure: 'adjustment', code: 'adjustment', currency: 'THB', amount: '4.00' },
    { figure: 'bonus', code: 'promotion_reward', currency: 'THB', amount: '7.00' },
    { figure: 'bonus', code: 'prize', currency: 'THB', amount: '2.00' },
    { figure: 'rebate', code: 'rebate', currency: 'THB', amount: '3.00' },
  ]);
  const period = readPeriod({ from: today, to: today }, 'Asia/Bangkok', books.now);
  const { totals } = await reportEarnings(db.kysely, [books.merchantId], period, { by: ['day'] });
  const sum = costs.reduce((all: bigint, { amount }: { amount: string }) => all + moneyOf(amount), 0n);
  expect(moneyOf(totals[0]?.figures.ngr ?? '0')).toBe(-sum);
});

test.each(['players', 'cohorts', 'channels', 'costs'])('%s of ten years are refused', async (path) => {
  const query = { from: '2016-11-21', to: '2026-11-21' };
  expect(await ask(`GET /ops/insight/${path}`, cookie, { query })).toMatchObject({ code: 'invalid_input' });
});
