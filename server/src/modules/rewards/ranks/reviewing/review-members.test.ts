import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ranksFixture } from '../ranks.fixture.ts';
import { reviewMembers } from './review-members.ts';

const { db, url } = await testDatabase();
const house = await ranksFixture(url, db);

test('a review moves up whose figures are there, and once a day only; nothing is lost by a first review', async () => {
  const [ready, late, former, trial, shut] = await Promise.all([
    house.join(),
    house.join(),
    house.join({ level: 3 }),
    house.join({ type: 4 }),
    house.join({ status: 'disabled' }),
  ]);
  for (const memberId of [ready, trial, shut]) await house.figures(memberId, '2026-11-19', 1000, 5000);
  // Of today, which does not count yet.
  await house.figures(late, '2026-11-20', 1000, 5000);
  await house.review();
  await house.figures(former, '2026-11-19', 9000, 90_000);
  await Promise.all([house.review(), house.review()]);
  const levels = await Promise.all([ready, late, former, trial, shut].map(house.level));
  expect(levels).toEqual([1, 0, 3, 0, 0]);
  expect(await house.moves(ready)).toEqual(['2026-11-20 0>1 rise']);
  house.go('2026-11-21');
  await house.review();
  expect(await Promise.all([late, former].map(house.level))).toEqual([1, 4]);
  expect(await house.progress(ready)).toMatchObject({
    level: 1,
    figures: { deposits: '1000.00', turnover: '5000.00' },
    movesFrom: '2026-12-01',
  });
});

test('what is not kept falls with the first review of a month, one level', async () => {
  const member = await house.join();
  await house.figures(member, '2026-11-20', 2000, 10_000);
  house.go('2026-11-22');
  await house.review();
  for (const day of ['2026-12-02', '2027-02-27', '2027-03-10', '2027-04-01', '2027-04-20']) {
    house.go(day);
    await house.review();
  }
  expect(await house.moves(member)).toEqual([
    '2026-11-22 0>1 rise',
    '2026-12-02 1>2 rise',
    // Ninety days later the deposit is none of the days any more.
    '2027-02-27 2>1 fall',
    '2027-03-10 1>0 fall',
  ]);
});

test('after a time-out a rise is a case, which is over once its days have passed', async () => {
  const member = await house.join();
  await house.timeOut(member, '2027-05-01T00:00:00Z');
  await house.figures(member, '2027-05-02', 5000, 25_000);
  house.go('2027-05-03');
  await house.review();
  house.go('2027-05-04');
  await house.review();
  expect(await house.level(member)).toBe(0);
  expect(await house.cases(member)).toMatchObject([{ state: 'open', to_level: 1, why: 'time_out' }]);
  expect(await house.progress(member)).toMatchObject({ heldBack: 'time_out', caseOpen: true });
  house.go('2027-06-02');
  await house.review();
  expect(await house.moves(member)).toEqual(['2027-06-02 0>1 rise']);
  expect(await house.cases(member)).toMatchObject([{ state: 'over' }]);
});

test('who has come up to a limit of deposits, stakes or losses is looked at by an operator', async () => {
  const limits = ['deposit_week', 'stake_day', 'loss_month'];
  const members = [];
  for (const limit of limits) {
    const member = await house.join();
    const amount = limit === 'deposit_week' ? 1000 : limit === 'stake_day' ? 5500 : 1;
    await house.owner.query(
      `insert into protection.own_limits (member_id, merchant_id, ${limit}, changed_at) values ($1, $2, $3, now())`,
      [member, house.brand.id, (BigInt(amount) * 100_000n).toString()],
    );
    await house.figures(member, '2027-06-08', 1000, 5000);
    members.push(member);
  }
  house.go('2027-06-10');
  await house.review();
  // Nothing was lost: a limit of losses is not hit by what is played.
  expect(await Promise.all(members.map(house.level))).toEqual([0, 0, 1]);
  expect((await Promise.all(members.map(house.cases))).map(([one]) => one?.why)).toEqual([
    'limit',
    'limit',
    undefined,
  ]);
});

test('above level 5 an identity that is approved no more costs the level, with the first review of a month', async () => {
  const [proved, unproved] = [await house.join({ level: 6 }), await house.join({ level: 6 })];
  await house.identify(proved);
  for (const member of [proved, unproved]) await house.figures(member, '2027-06-11', 6000, 30_000);
  for (const day of ['2027-06-12', '2027-07-01']) {
    house.go(day);
    await house.review();
  }
  expect([await house.level(proved), await house.level(unproved)]).toEqual([6, 5]);
});

test('a job that was cut goes on behind its last batch, and reviews no member twice', async () => {
  const members = await Promise.all(Array.from({ length: 12 }, () => house.join()));
  for (const member of members) await house.figures(member, '2027-07-20', 1000, 5000);
  house.go('2027-07-22');
  const cut = new AbortController();
  cut.abort();
  await reviewMembers(house.deps, cut.signal);
  expect(await house.level(members[0] ?? '')).toBe(0);
  await Promise.all([house.review(), house.review(), house.review()]);
  for (const member of members) expect(await house.moves(member)).toEqual(['2027-07-22 0>1 rise']);
});
