import { BET_STATUSES } from '@lanna/contract/play/bets/bets';
import { formatMoney } from '@lanna/rules/money';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testSize } from '../../../platform/testing/test-size.ts';
import { ledgerFixture, ownerOf } from '../../books/ledger/ledger.factory.ts';
import { checkBetInvariants } from './check-bet-invariants.ts';
import { addUpBets } from './internal/add-up-bets.ts';
import { type BetFilter, type BetOwner, betLines, betsOf } from './internal/bet-lines.ts';
import { summedPart } from './internal/summed-part.ts';
import { listBets } from './list-bets.ts';
import { type Line, newLine, ownSource } from './own-source.fixture.ts';
import { addUpDays } from './records/add-up-days.ts';
import { sumStretches } from './sum-stretches.ts';

const UNIT = 100_000n;
const FIRST_MS = Date.parse('2026-10-01T00:00:00Z');
const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;
/** Small enough that some hundred bets have joined stretches, stretches and bets beyond them. */
const SMALL = { bets: 7, joined: 4 };

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const lottery = await ownSource(url, db);
const owner = await ownerOf(url);
const record = { db: db.kysely, sources: () => [lottery.source] };
const player = await lottery.openPlayer(fixture, 100_000n * UNIT);
const other = await lottery.openPlayer(fixture, 100_000n * UNIT);
const asOwner = ({ memberId, merchantId }: BetOwner): BetOwner => ({ memberId, merchantId });
const bought: { line: Line; at: number }[] = [];

/** Bets in bursts and alone, some of one moment, a third still open, of two members who play at the same time. */
beforeAll(async () => {
  let at = FIRST_MS;
  for (let n = 0; n < 182; n++) {
    at += n % 9 === 0 ? 300 * MINUTE_MS : (n % 3) * MINUTE_MS;
    const lines = Array.from({ length: 1 + (n % 4) }, (_, line) =>
      newLine(`draw-${(n + line) % 3}`, `${n}/${line}`, BigInt(1 + (n % 5)) * UNIT),
    );
    const now = new Date(at);
    await lottery.buy(player, lines, now);
    await lottery.buy(other, [newLine('draw-0', `other ${n}`, UNIT)], now);
    for (const line of lines) {
      bought.push({ line, at });
      if (bought.length % 3 > 0) await settle(line, bought.length, new Date(at + MINUTE_MS));
    }
  }
  await addUpDays(db.kysely);
});

function settle(line: Line, n: number, now: Date) {
  const won = (n % 5) - 1;
  const outcomes = [
    { line },
    { line, payout: line.stake, payouts: 1 },
    { line, payout: 3n * line.stake, payouts: 1 },
    { line, refund: line.stake },
  ];
  return lottery.settle(player, [outcomes[won] ?? { line }], now);
}

const filter = fc.record(
  {
    from: fc.nat(180 * 60),
    to: fc.nat(180 * 60),
    category: fc.constantFrom('LOTT', 'RNG'),
    vendor: fc.constantFrom('test_lottery', 'HUBX'),
    game: fc.constantFrom('draw-0', 'draw-1', 'draw-2'),
    status: fc.constantFrom(...BET_STATUSES),
  },
  { requiredKeys: [] },
);
const asked = fc.record({
  filter,
  pageSize: fc.integer({ min: 1, max: 40 }),
  pageNo: fc.integer({ min: 1, max: 40 }),
});

/** What the record shows is what a plain query over all bets finds. */
async function expectTheRecordToBePlain(cases: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(asked, async ({ filter: { from, to, ...rest }, pageSize, pageNo }) => {
      const at = (minute: number) => new Date(FIRST_MS + minute * MINUTE_MS).toISOString();
      const wanted: BetFilter = {
        ...rest,
        ...(from === undefined ? {} : { from: at(from) }),
        ...(to === undefined ? {} : { to: at(to) }),
      };
      const shown = await listBets(record, asOwner(player), { ...wanted, pageNo, pageSize } as never, 'EN');
      const lines = await betLines(db.kysely, asOwner(player), wanted)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
        .execute();
      const all = await betsOf(db.kysely, asOwner(player), wanted)
        .select(['b.stake', 'b.payout', 'b.status', 'b.category'])
        .execute();
      expect(shown.list.map(({ id, status }) => [id, status])).toEqual(
        lines.map(({ id, status }) => [id, status]),
      );
      expect(shown.total).toBe(all.length);
      expect(shown.totals.stake).toBe(formatMoney(all.reduce((sum, { stake }) => sum + stake, 0n)));
      expect(shown.totals.payout).toBe(formatMoney(all.reduce((sum, { payout }) => sum + payout, 0n)));
      const open = all.filter(({ status }) => status === 'open');
      const slips = open.filter(({ category }) => category === 'LOTT');
      expect(shown.totals.open.slips.bets).toBe(slips.length);
      expect(shown.totals.open.slips.stake).toBe(
        formatMoney(slips.reduce((sum, { stake }) => sum + stake, 0n)),
      );
      expect(shown.totals.open.rounds.bets).toBe(open.length - slips.length);
    }),
    { numRuns: cases },
  );
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}

test('a record whose bets are added up by stretches shows what a plain query finds, for every filter and page', async () => {
  await expectTheRecordToBePlain(testSize(1000));
  await sumStretches(db.kysely, { before: NOW }, SMALL);
  const part = await summedPart(db.kysely, asOwner(player), {});
  expect(part).toMatchObject({ since: '-infinity', joinedSince: '-infinity' });
  // Joined stretches, stretches that wait to be joined, bets that wait for their stretch.
  expect(part?.joinedUntil).not.toBe(part?.until);
  expect(
    await betsOf(db.kysely, asOwner(player), { from: part?.until }).select('b.id').execute(),
  ).not.toEqual([]);
  await expectTheRecordToBePlain(testSize(8000));
}, 120_000);

test('results, refunds and corrections that come after a stretch is added up change its sums with the bet', async () => {
  const late = bought.filter((_, at) => (at + 1) % 3 === 0);
  for (const [n, { line }] of late.entries()) await settle(line, n, NOW);
  // A result that was wrong, and a bet that came to be known weeks later.
  const corrected = bought.find((_, at) => (at + 1) % 3 > 0 && (at + 1) % 5 === 3);
  if (!corrected) throw new Error('some won');
  await lottery.settle(
    player,
    [{ line: corrected.line, payout: -3n * corrected.line.stake, payouts: -1 }],
    NOW,
  );
  await lottery.buy(player, [newLine('draw-9', 'late', UNIT)], new Date(FIRST_MS + 1000 * MINUTE_MS));
  await expectTheRecordToBePlain(testSize(4000));
  const sums = await addUpBets(db.kysely, asOwner(player), { game: 'draw-9' });
  expect(sums).toMatchObject({ total: 1, stake: UNIT, payout: 0n, openSlips: 1, openSlipStake: UNIT });
}, 120_000);

test('a member of another brand has nothing in the sums of this one', async () => {
  const stranger = await ledgerFixture(db);
  const found = await listBets(
    record,
    { memberId: player.memberId, merchantId: stranger.merchantId },
    { pageNo: 1, pageSize: 20 },
    'EN',
  );
  expect(found).toMatchObject({ total: 0, totals: { stake: '0.00' }, list: [] });
});

test('nothing younger than an hour is added up, whatever clock the caller has', async () => {
  const hasty = await lottery.openPlayer(fixture, 1000n * UNIT);
  const now = new Date();
  for (let n = 0; n < 20; n++) await lottery.buy(hasty, [newLine('draw-0', `now ${n}`, UNIT)], now);
  const later = new Date(now.getTime() + 24 * 3_600_000);
  await owner.query('select bets.sum_stretches($1, $2, 7, 4, 10)', [hasty.memberId, later]);
  expect(await summedPart(db.kysely, asOwner(hasty), {})).toBeUndefined();
});

test('a bet on its way while its stretch is added up is waited for', async () => {
  const late = await lottery.openPlayer(fixture, 1000n * UNIT);
  const lines = Array.from({ length: 10 }, (_, n) => newLine('draw-0', `wait ${n}`, UNIT));
  for (const [n, line] of lines.entries())
    await lottery.buy(late, [line], new Date(FIRST_MS + n * MINUTE_MS));
  await owner.query('begin');
  await owner.query('select ledger.lock_accounts(array[$1::bigint])', [late.accountId]);
  await owner.query('select bets.record($1, array[bets.closing($2)])', [NOW, lines[2]?.id]);
  const added = db.pool.query('select bets.sum_stretches($1, $2, 7, 4, 10)', [late.memberId, NOW]);
  await expect(Promise.race([added, new Promise((done) => setTimeout(done, 100, 'waits'))])).resolves.toBe(
    'waits',
  );
  await owner.query('commit');
  await added;
  expect(await addUpBets(db.kysely, asOwner(late), { status: 'lost' })).toMatchObject({ total: 1 });
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
});
