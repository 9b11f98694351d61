import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { shotPrizesProposal } from '../settling/shot-prizes.ts';
import { lotteryOps } from './lottery-ops-routes.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-22T12:00:00Z');
const brand = await createBrand(db.kysely);
const { ask } = await opsServer(db, {
  clock,
  permissions: ['lottery.read', 'lottery.change'],
  routes: lotteryOps({ db, clock }),
  kinds: [shotPrizesProposal],
});
const [dao, fon] = [
  await createOperator(db, { now: clock.now(), name: 'dao' }),
  await createOperator(db, { now: clock.now(), name: 'fon' }),
];
const path = `/ops/lottery/shot-prizes/${brand.code}`;
const shown = async () => (await ask(`GET ${path}`, dao.cookie)).value;
const set = (version: number, first: string, sixteenth: string, minStake: string) =>
  ask(`PUT ${path}`, dao.cookie, {
    body: { version, first, sixteenth, minStake, reason: 'as the market does' },
  });
const approve = (id: string, who = fon) => ask(`POST /ops/proposals/${id}/approve`, who.cookie, { body: {} });

test('a prize is set by two, and each way of giving more: the first, the sixteenth, a lower stake; less is set by one at once', async () => {
  const { value } = await set(0, '100.00', '50.00', '10.00');
  expect(await shown()).toMatchObject({ version: 0, first: '0.00' });
  expect(await approve(value.proposalId, dao)).toMatchObject({ status: 403 });
  expect(await approve(value.proposalId)).toMatchObject({ status: 200 });
  expect(await shown()).toEqual({ version: 1, first: '100.00', sixteenth: '50.00', minStake: '10.00' });
  for (const more of [
    ['100.01', '50.00', '10.00'],
    ['0.00', '50.01', '10.00'],
    ['100.00', '50.00', '9.99'],
  ] satisfies [string, string, string][])
    expect((await set(1, ...more)).value.proposalId).not.toBeNull();
  expect(await shown()).toMatchObject({ version: 1 });
  expect((await set(1, '0.00', '0.00', '10.00')).value).toEqual({ proposalId: null });
  // Back again is more.
  expect((await set(2, '100.00', '50.00', '10.00')).value.proposalId).not.toBeNull();
});

test('a stake lowered while nothing is given opens no way round: the first prize after it is two operators’', async () => {
  expect((await set(2, '0.00', '0.00', '1.00')).value).toEqual({ proposalId: null });
  expect((await set(3, '1.00', '0.00', '1.00')).value.proposalId).not.toBeNull();
});

test('a proposal of before another change is not carried out, and a stake of nothing is none', async () => {
  const { version } = await shown();
  const { value } = await set(version, '5.00', '0.00', '1.00');
  await set(version, '0.00', '0.00', '2.00');
  expect(await approve(value.proposalId)).toMatchObject({ status: 409, code: 'proposal_outdated' });
  expect(await set(version, '0.00', '0.00', '2.00')).toMatchObject({ code: 'changed_meanwhile' });
  expect(await set(version + 1, '0.00', '0.00', '0.00')).toMatchObject({ code: 'invalid_input' });
});
