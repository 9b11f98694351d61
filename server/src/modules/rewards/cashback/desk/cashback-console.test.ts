import { MONEY_SCALE } from '@lanna/rules/money';
import { USUAL_RATES } from '@lanna/rules/rewards/cashback/rates';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { cashbackFixture } from '../cashback.fixture.ts';
import { ratesProposal } from './change-rates.ts';
import { cashbackOps } from './ops-routes.ts';

const { db, url } = await testDatabase();
const house = await cashbackFixture(url, db);
const { brand, clock } = house;
const { ask } = await opsServer(db, {
  clock,
  permissions: ['cashback.read', 'cashback.change'],
  routes: cashbackOps({ db, clock }),
  kinds: [ratesProposal],
});
const owner = await createOperator(db, { now: clock.now() });
const second = await createOperator(db, { now: clock.now() });
const reason = 'as agreed with finance';
const change = (rates: object, version: number) =>
  ask(`PUT /ops/cashback/terms/${brand.code}`, owner.cookie, { body: { rates, version, reason } });
const approve = (proposal: string) =>
  ask(`POST /ops/proposals/${proposal}/approve`, second.cookie, { body: {} });
const terms = async () => {
  const { value } = await ask('GET /ops/cashback/terms', owner.cookie);
  return value.brands.find((one: { brand: string }) => one.brand === brand.code);
};

test('less is given from tomorrow by one operator; more, of one kind of game even, by two', async () => {
  expect(await terms()).toMatchObject({ on: true, version: 1, changeFrom: '2026-11-21' });
  const lower = { ...USUAL_RATES, RNG: 600 };
  expect((await change(lower, 1)).value).toEqual({ version: 2, proposal: null });
  const { value } = await change({ ...lower, RNG: 100, LOTT: 1 }, 2);
  expect(value).toMatchObject({ version: 2, proposal: expect.any(String) });
  expect((await terms()).version).toBe(2);
  expect((await approve(value.proposal)).status).toBe(200);
  expect((await terms()).versions[0]).toMatchObject({
    version: 3,
    fromDay: '2026-11-21',
    rates: { RNG: 100, LOTT: 1 },
    reason,
  });
});

test('an older version, a proposal overtaken by a change, and a rate beyond the bound change nothing', async () => {
  const { version, versions } = await terms();
  expect(await change(USUAL_RATES, version - 1)).toMatchObject({ code: 'changed_meanwhile' });
  const waiting = (await change({ ...versions[0].rates, LIVE: 900 }, version)).value.proposal;
  expect((await change({ ...versions[0].rates, LIVE: 100 }, version)).value.proposal).toBeNull();
  expect((await approve(waiting)).status).toBe(409);
  expect((await change({ ...USUAL_RATES, RNG: 2001 }, version + 1)).status).toBe(400);
  expect((await terms()).versions[0].rates.LIVE).toBe(100);
});

test('a claim is listed with its member and opens into what it was for', async () => {
  const player = await house.join({ username: 'naree' });
  await house.play(player, 1000n * MONEY_SCALE);
  const { claim } = await house.claim(player);
  const { value } = await ask('GET /ops/cashback-claims', owner.cookie, { query: { search: 'nar' } });
  expect(value.rows).toMatchObject([{ id: claim.id, member: { name: 'naree' }, amount: '7.00' }]);
  expect((await ask(`GET /ops/cashback-claims/${claim.id}`, owner.cookie)).value.lines).toEqual([
    { day: '2026-11-20', category: 'RNG', turnover: '1000.00', rate: 700, amount: '7.00' },
  ]);
  expect(await terms()).toMatchObject({ paid: '7.00', members: 1 });
});
