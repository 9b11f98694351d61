import type { EarningsReport } from '@lanna/contract/oversight/reports/ops';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { countUp } from '../../../commission/teams/count-up.ts';
import { teamFixture } from '../../../commission/teams/team.fixture.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { reportOps } from './ops-routes.ts';

const UNIT = 100_000n;
const clock = fixedClock('2026-11-20T10:00:00Z');
const { db, url } = await testDatabase();
const team = await teamFixture(db, await ownSource(url, db));
const { ask } = await opsServer(db, {
  clock,
  permissions: ['reports.read'],
  routes: reportOps({ db, clock, openWork: () => [], nearLimits: () => [] }),
});
const { cookie } = await createOperator(db, { now: clock.now() });
const at = (day: string) => new Date(`2026-11-${day}T05:00:00Z`);

const agent = await team.join(undefined, at('01'), 1);
const below = await team.join(agent, at('03'));
const apart = await team.join(undefined, at('04'));
for (const member of [below, apart]) await team.deposit(member, 500n * UNIT, at('05'));
await team.play(below, 100n * UNIT, 20n * UNIT, at('06'));
await team.play(below, 50n * UNIT, 90n * UNIT, at('19'));
await team.play(apart, 240n * UNIT, 5n * UNIT, at('20'));
await team.post(
  [
    {
      ...{ from: { kind: 'promotion' }, to: { kind: 'wallet', memberId: apart } },
      ...{ amount: 7n * UNIT, code: 'promotion_reward' },
    },
  ],
  at('20'),
);
while (!(await countUp(db.kysely)));

const DAYS = { brand: team.brand.code, from: '2026-11-01', to: '2026-11-20' };

async function earnings(by: string): Promise<EarningsReport> {
  const { value } = await ask('GET /ops/reports/earnings', cookie, { query: { ...DAYS, by } });
  return value;
}

test.each([
  ['category', 'category', 'LOTT', ['275.00', '0.00'], ['0.00', '7.00']],
  ['vendor', 'vendor', 'test_lottery', ['275.00', '0.00'], ['0.00', '7.00']],
  ['game', 'game', 'SSC', ['275.00', '0.00'], ['0.00', '7.00']],
  ['line', 'line', agent, ['40.00', '0.00'], ['235.00', '7.00']],
] as const)(
  'NGR by %s adds up to that of the brand, what belongs to none in a row of its own',
  async (by, word, key, own, rest) => {
    const report = await earnings(by);
    expect(report.totals).toEqual((await earnings('brand')).totals);
    expect(report.totals[0]?.figures).toMatchObject({ ggr: '275.00', bonus: '7.00', ngr: '268.00' });
    const parts = report.rows.map((row) => [row.key[word], row.figures.ggr, row.figures.bonus]);
    expect(parts.toSorted()).toEqual([
      ['', ...rest],
      [key, ...own],
    ]);
  },
);

test('NGR by country and by line and day has the totals of the brand', async () => {
  const { totals } = await earnings('brand');
  for (const by of ['country', 'day,line', 'day,country'])
    expect((await earnings(by)).totals).toEqual(totals);
  const file = await ask('GET /ops/reports/earnings.csv', cookie, { query: { ...DAYS, by: 'line' } });
  expect(file.text).toContain('line,lineName,currency,ggr');
});

test('lines and countries are not crossed with games', async () => {
  const { success } = await ask('GET /ops/reports/earnings', cookie, { query: { ...DAYS, by: 'line,game' } });
  expect(success).toBe(false);
});
