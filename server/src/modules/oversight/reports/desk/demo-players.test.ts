import { moneyOf } from '@lanna/contract/money';
import type { EarningsReport, Overview } from '@lanna/contract/oversight/reports/ops';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { rollUpHouses } from '../../../books/ledger/keeping/roll-up-houses.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { countUp } from '../../../commission/teams/count-up.ts';
import { teamFixture } from '../../../commission/teams/team.fixture.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { checkBetInvariants } from '../../../play/bets/check-bet-invariants.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { addUpDays } from '../../../play/bets/records/add-up-days.ts';
import { checkReportInvariants } from '../check-report-invariants.ts';
import { insightOps } from '../insight/insight-ops.ts';
import { sumRegistrations } from '../sum-registrations.ts';
import { reportOps } from './ops-routes.ts';

const UNIT = 100_000n;
const clock = fixedClock('2026-11-20T10:00:00Z');
const { db, url } = await testDatabase();
const owner = await ownerOf(url);
const team = await teamFixture(db, await ownSource(url, db));
const { ask } = await opsServer(db, {
  clock,
  permissions: ['reports.read'],
  routes: [
    ...reportOps({ db, clock, openWork: () => [], nearLimits: () => [] }),
    ...insightOps({ db, clock }),
  ],
});
const { cookie } = await createOperator(db, { now: clock.now() });
const at = (day: string) => new Date(`2026-11-${day}T05:00:00Z`);
const DAYS = { brand: team.brand.code, from: '2026-11-01', to: '2026-11-20' };

async function read(path: string, query: Record<string, string> = {}) {
  const { value, ...answer } = await ask(`GET /ops/${path}`, cookie, { query: { ...DAYS, ...query } });
  expect(answer).toMatchObject({ success: true });
  return value;
}
const earnings = (by: string): Promise<EarningsReport> => read('reports/earnings', { by });

const agent = await team.join(undefined, at('01'), 1);
const member = await team.join(agent, at('02'));
const [early, late] = [await team.join(agent, at('03')), await team.join(undefined, at('03'))];
const mark = (id: string) =>
  owner.query('insert into members.demo_player (member_id, created_at) values ($1, now())', [id]);
const addUp = async () => {
  await addUpDays(db.kysely, 100);
  await rollUpHouses(db.kysely);
  while (!(await countUp(db.kysely)));
  await sumRegistrations(db, clock.now());
};

await mark(early);
for (const id of [member, early, late]) await team.deposit(id, 1000n * UNIT, at('05'));
await team.withdraw(late, 50n * UNIT, at('06'));
await team.play(member, 100n * UNIT, 30n * UNIT, at('19'));
await team.play(early, 700n * UNIT, 0n, at('19'));
await team.play(late, 10n * UNIT, 300n * UNIT, at('20'));
const give = (id: string, amount: bigint) =>
  team.post(
    [
      {
        ...{ from: { kind: 'promotion' }, to: { kind: 'wallet', memberId: id } },
        ...{ amount: amount * UNIT, code: 'promotion_reward' },
      },
    ],
    at('20'),
  );
await give(member, 7n);
await give(late, 3n);

/** Everything the reports say of the brand; the same, whatever of it is added up already. */
async function everything() {
  const {
    categories: _,
    hours: __,
    ...block
  } = (await read('overview').then((it: Overview) => it.currencies[0])) ?? {};
  const parts = ['day', 'brand', 'category', 'game', 'line', 'country', 'device'];
  return {
    earnings: await Promise.all(parts.map(earnings)),
    play: await read('reports/play', { by: 'day' }),
    cash: await read('reports/cash', { by: 'method' }),
    registrations: await read('reports/registrations', { by: 'source' }),
    players: await read('insight/players'),
    returns: await read('insight/returns'),
    costs: await read('insight/costs'),
    block,
  };
}

test('a demo player is in no sum and in a line of its own, in every report and however it is grouped', async () => {
  await mark(late);
  const all = await everything();
  for (const report of all.earnings) {
    expect(report.totals).toMatchObject([{ figures: { ggr: '70.00', bonus: '7.00', ngr: '63.00' } }]);
    expect(report.demo).toMatchObject([{ figures: { ggr: '410.00', bonus: '3.00', ngr: '407.00' } }]);
    const sum = report.rows.reduce((total, { figures }) => total + moneyOf(figures.ngr), 0n);
    expect(sum).toBe(63n * UNIT);
  }
  expect(all.play.totals).toMatchObject([
    { figures: { ggr: '70.00', bets: 1 }, ledger: { difference: '0.00' } },
  ]);
  expect(all.play.demo).toMatchObject([{ figures: { ggr: '410.00', bets: 2 } }]);
  expect(all.cash.totals).toMatchObject([
    { figures: { deposited: '1000.00', deposits: 1, withdrawn: '0.00' } },
  ]);
  expect(all.cash.demo).toMatchObject([
    { figures: { deposited: '2000.00', deposits: 2, withdrawn: '50.00' } },
  ]);
  expect(all.registrations).toMatchObject({
    totals: [{ figures: { members: 2 } }],
    demo: [{ figures: { members: 2 } }],
  });
  expect(all.players).toMatchObject({
    counts: { active: 1, fresh: 1 },
    winners: [],
    losers: [{ id: member }],
    demo: [{ members: 2, stake: '710.00', ggr: '410.00' }],
  });
  expect(all.returns).toMatchObject({
    games: [{ bets: 1 }],
    demo: [{ bets: 2, stake: '710.00', payout: '300.00' }],
  });
  expect(all.costs).toMatchObject({ costs: [{ amount: '7.00' }], demo: [{ amount: '3.00' }] });
  expect(all.block).toMatchObject({
    figures: { yesterday: { ggr: '70.00' }, today: { ggr: '0.00' } },
    whole: { yesterday: { ggr: '70.00', ngr: '70.00' }, today: { ngr: '-7.00' } },
    demo: { yesterday: { ggr: '700.00' }, today: { ggr: '-290.00', ngr: '-293.00' } },
  });
});

test('who becomes a demo player later leaves the sums of days that are added up, and verification agrees', async () => {
  await addUp();
  const before = await everything();
  await give(member, 1n);
  await team.play(member, 5n * UNIT, 0n, at('18'));
  await addUp();
  await mark(member);
  const after = await everything();
  for (const report of after.earnings) {
    expect(report.totals.map(({ figures }) => figures.ngr).filter((ngr) => ngr !== '0.00')).toEqual([]);
    expect(report.demo).toMatchObject([{ figures: { ggr: '485.00', bonus: '11.00' } }]);
  }
  expect(after.registrations).toMatchObject({
    totals: [{ figures: { members: 1 } }],
    demo: [{ figures: { members: 3 } }],
  });
  expect(before.earnings[0]).toMatchObject({ totals: [{ figures: { ngr: '63.00' } }] });
  for (const check of [checkReportInvariants, checkBetInvariants, checkInvariants])
    expect(await check(db.kysely)).toEqual([]);
});

test('a file ends with the line of demo players, and a demo player stays one', async () => {
  const file = await ask('GET /ops/reports/earnings.csv', cookie, { query: { ...DAYS, by: 'day' } });
  expect(file.text.trim().split(/\r?\n/).at(-1)).toMatch(/^demo_players,THB,485\.00,11\.00/);
  await expect(owner.query('delete from members.demo_player')).rejects.toThrow('append-only');
});
