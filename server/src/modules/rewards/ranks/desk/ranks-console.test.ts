import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { rankInputs } from '../ranks.factory.ts';
import { ranksFixture } from '../ranks.fixture.ts';
import { easeProposal } from './change-levels.ts';
import { rankOps } from './ops-routes.ts';
import { raiseProposal } from './set-rank.ts';

const { db, url } = await testDatabase();
const house = await ranksFixture(url, db);
const { brand, clock } = house;
// Sessions stand still while reviews go on over months.
const { ask } = await opsServer(db, {
  clock: fixedClock(clock.now().toISOString()),
  permissions: ['ranks.read', 'ranks.change'],
  routes: rankOps({ db, clock, segments: () => undefined }),
  kinds: [easeProposal, raiseProposal],
});
const owner = await createOperator(db, { now: clock.now() });
const second = await createOperator(db, { now: clock.now() });
const reason = 'as agreed with the house';
const change = (levels: object[], version: number) =>
  ask(`PUT /ops/ranks/terms/${brand.code}`, owner.cookie, { body: { levels, version, reason } });
const set = (member: string, level: number, until: string, version: number) =>
  ask(`POST /ops/rank-members/${member}/level`, owner.cookie, { body: { level, until, reason, version } });
const approve = (proposal: string) =>
  ask(`POST /ops/proposals/${proposal}/approve`, second.cookie, { body: {} });
const terms = async () => {
  const { value } = await ask('GET /ops/ranks/terms', owner.cookie);
  return value.brands.find((one: { brand: string }) => one.brand === brand.code);
};

test('what asks more is set by one operator from tomorrow; what asks less or gives more by two', async () => {
  const levels = rankInputs();
  const [, first] = levels;
  if (!first) throw new Error('there is a level 1');
  const harder = levels.with(1, { ...first, reach: { deposits: '1000.00', turnover: '6000.00' } });
  expect((await change(harder, 1)).value).toEqual({ version: 2, proposal: null });
  expect(await change(levels, 1)).toMatchObject({ code: 'changed_meanwhile' });
  const { value } = await change(levels, 2);
  expect((await terms()).version).toBe(2);
  expect((await approve(value.proposal)).status).toBe(200);
  expect((await terms()).versions[0]).toMatchObject({ version: 3, fromDay: '2026-11-21', reason });
  const odd = levels.with(1, { ...first, keep: { deposits: '1000.01', turnover: '0.00' } });
  expect(await change(odd, 3)).toMatchObject({ code: 'rank_levels_invalid' });
});

test('a higher rank by hand waits for a second operator, holds until its day, and falls by reviews after it', async () => {
  const member = await house.join();
  const raised = (await set(member, 3, '2026-12-31', 1)).value;
  expect(raised).toMatchObject({ level: 0, version: 1, proposal: expect.any(String) });
  expect(await house.level(member)).toBe(0);
  expect((await approve(raised.proposal)).status).toBe(200);
  expect(await house.level(member)).toBe(3);
  for (const day of ['2026-12-05', '2026-12-31', '2027-01-02', '2027-02-01']) {
    house.go(day);
    await house.review();
  }
  expect(await house.moves(member)).toEqual([
    '2026-11-20 0>3 by_hand',
    '2027-01-02 3>2 fall',
    '2027-02-01 2>1 fall',
  ]);
  const { value } = await ask('GET /ops/rank-moves', owner.cookie, { query: { member } });
  expect(value.rows.at(-1)).toMatchObject({ cause: 'by_hand', reason, heldUntil: '2026-12-31' });
});

test('a lower rank is set by one; to hold one longer than it would stand is for two', async () => {
  const member = await house.join({ level: 5 });
  expect((await set(member, 4, '2027-02-28', 1)).value).toMatchObject({ level: 4, proposal: null });
  expect((await set(member, 4, '2027-06-30', 2)).value.proposal).toEqual(expect.any(String));
  expect((await set(member, 3, '2027-06-30', 2)).value.proposal).toEqual(expect.any(String));
  expect((await set(member, 0, '2027-06-30', 2)).value).toMatchObject({ level: 0, proposal: null });
});

test('what no rank may be set to is refused before a second operator is asked', async () => {
  const member = await house.join();
  const trial = await house.join({ type: 4 });
  expect(await set(member, 8, '2027-06-30', 1)).toMatchObject({ code: 'rank_level_unknown' });
  expect(await set(member, 6, '2027-06-30', 1)).toMatchObject({ code: 'rank_identity_missing' });
  expect(await set(member, 2, '2027-02-01', 1)).toMatchObject({ code: 'rank_until_invalid' });
  expect(await set(member, 2, '2029-02-01', 1)).toMatchObject({ code: 'rank_until_invalid' });
  expect(await set(trial, 2, '2027-06-30', 1)).toMatchObject({ code: 'trial_account' });
  expect(await set(member, 2, '2027-06-30', 7)).toMatchObject({ code: 'changed_meanwhile' });
});

test('a case lets a member rise to the level that was reached, once, and is not decided where the rank has changed', async () => {
  const [one, other] = [await house.join(), await house.join()];
  for (const member of [one, other]) {
    await house.timeOut(member, '2027-02-02T00:00:00Z');
    await house.figures(member, '2027-02-03', 9000, 90_000);
  }
  house.go('2027-02-05');
  await house.review();
  const decide = async (member: string, as: string) => {
    const found = (await house.cases(member)).at(-1);
    const body = { as, reason, version: 1 };
    return ask(`POST /ops/rank-cases/${found?.id}/decision`, owner.cookie, { body });
  };
  const { value } = await ask('GET /ops/rank-cases', owner.cookie, { query: { state: 'open' } });
  expect(value.rows).toHaveLength(2);
  expect(await decide(one, 'allowed')).toMatchObject({ status: 200 });
  expect(await decide(one, 'allowed')).toMatchObject({ code: 'rank_case_over' });
  expect(await house.moves(one)).toEqual(['2027-02-05 0>1 case']);
  await decide(other, 'declined');
  house.go('2027-02-20');
  await house.review();
  expect(await house.cases(other)).toMatchObject([{ state: 'declined' }]);
  expect(await house.level(other)).toBe(0);
});
