import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { teamFixture } from '../../../commission/teams/team.fixture.ts';
import { ownSource } from '../../../play/bets/own-source.fixture.ts';
import { measureLiability, measureWins } from './measure-play.ts';

const UNIT = 100_000n;
const NOW = new Date('2026-11-21T05:00:00Z');
const { db, url } = await testDatabase();
const fixture = await teamFixture(db, await ownSource(url, db));
const brands = [
  { id: fixture.merchantId, code: fixture.brand.code, currency: 'THB', timeZone: 'Asia/Bangkok' },
];
const rule = (cursor: bigint | null) => ({ kind: 'win', work: null, threshold: 1000, cursor });
const owner = await ownerOf(url);
/** The sums have come so far: no change up to there is still in flight. */
const sumsCome = () =>
  owner.query('update bets.progress set summed_to = (select last_value from bets.settlement_number)');

test('a win of the threshold or more is found once, and none of before the rule was there', async () => {
  const player = await fixture.join(undefined, NOW);
  await fixture.fund(player, 10_000n * UNIT, NOW);
  await fixture.play(player, 10n * UNIT, 5000n * UNIT, NOW);
  await sumsCome();
  const first = await measureWins(db.kysely, rule(null), brands);
  expect(first).toEqual({ findings: [], cursor: expect.any(BigInt) });
  await fixture.play(player, 10n * UNIT, 999n * UNIT, NOW);
  await fixture.play(player, 10n * UNIT, 1000n * UNIT, NOW);
  await fixture.play(player, 10n * UNIT, 2000n * UNIT, NOW);
  // What the sums do not hold yet may still be in flight: it is looked at when they do.
  expect((await measureWins(db.kysely, rule(first.cursor ?? null), brands)).findings).toEqual([]);
  await sumsCome();
  const second = await measureWins(db.kysely, rule(first.cursor ?? null), brands);
  expect(second.findings).toMatchObject([
    { merchantId: fixture.merchantId, times: 2, facts: { largest: '2,000.00 THB' } },
  ]);
  expect((await measureWins(db.kysely, rule(second.cursor ?? null), brands)).findings).toEqual([]);
});

test('a draw without a slip is near no limit', async () => {
  expect(
    await measureLiability(db.kysely, { ...rule(null), kind: 'liability', threshold: 1 }, brands, NOW),
  ).toEqual([]);
});
