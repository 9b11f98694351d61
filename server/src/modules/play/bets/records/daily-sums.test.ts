import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../../platform/sql/database.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ledgerFixture, ownerOf } from '../../../books/ledger/ledger.factory.ts';
import { BET_RULES, checkBetInvariants } from '../check-bet-invariants.ts';
import { newLine, ownSource } from '../own-source.fixture.ts';
import { addUpDays } from './add-up-days.ts';

const UNIT = 100_000n;
const NOON = new Date('2026-11-20T05:00:00Z');
const HOUR_MS = 3_600_000;

const { db, url } = await testDatabase();
const fixture = await ledgerFixture(db);
const lottery = await ownSource(url, db);
const owner = await ownerOf(url);
const killed = openDatabase({ url, maxConnections: 2 });
afterAll(() => killed.close());

/** The sums as the bets themselves give them. */
async function expectSumsToBeOfAllBets() {
  const { rows } = await owner.query(`
    select member_id, day, category, currency, count(*) as bets, sum(stake) as stake, sum(payout) as payout,
      sum(valid_turnover) as turnover
    from bets.bet where status in ('won', 'lost') group by member_id, day, category, currency order by 1, 2`);
  const { rows: sums } = await owner.query(`
    select member_id, day, category, currency, bets, stake, payout, valid_turnover as turnover
    from bets.daily_sum where bets <> 0 order by 1, 2`);
  expect(sums.map((row) => Object.values(row).map(String))).toEqual(
    rows.map((row) => Object.values(row).map(String)),
  );
  expect(await checkBetInvariants(db.kysely)).toEqual([]);
}

test('bets that go on while the job runs in several processes, killed again and again, are each counted once', async () => {
  const players = await Promise.all([1, 2, 3].map(() => lottery.openPlayer(fixture, 10_000n * UNIT)));
  let isPlaying = true;
  let kills = 0;
  const play = async (n: number) => {
    const player = players[n % players.length];
    if (!player) throw new Error('there are three players');
    const at = new Date(NOON.getTime() + n * HOUR_MS);
    const lines = [1, 2, 3, 4].map((line) => newLine('SSC', `${n}/${line}`, BigInt(line) * UNIT));
    await lottery.buy(player, lines, at);
    const [won, refunded, ...lost] = lines;
    if (!won || !refunded) throw new Error('a slip has four lines');
    await lottery.settle(
      player,
      [{ line: won, payout: 5n * UNIT, payouts: 1 }, ...lost.map((line) => ({ line }))],
      at,
    );
    await lottery.settle(player, [{ line: refunded, refund: refunded.stake }], at);
    // Every third result was wrong.
    if (n % 3 === 0) await lottery.settle(player, [{ line: won, payout: -5n * UNIT, payouts: -1 }], at);
  };
  const sum = async () => {
    while (isPlaying) await addUpDays(killed.kysely, 7).catch(() => sleep(1));
  };
  const kill = async () => {
    while (isPlaying) {
      await sleep(3 + Math.random() * 20);
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like '%add_to_daily_sums%' and pid <> pg_backend_pid()`,
      );
      kills += rowCount ?? 0;
    }
  };
  const work = [sum(), sum(), kill()];
  // On a quick machine few sums are caught half way: then there is more to play.
  for (let n = 0; n < 60 || (kills <= 5 && n < 1500); n++) await play(n);
  isPlaying = false;
  await Promise.all(work);
  expect(kills).toBeGreaterThan(5);
  await addUpDays(db.kysely);
  await expectSumsToBeOfAllBets();
}, 120_000);

test('a settlement that is late to commit is not left out: the job stops before it', async () => {
  const player = await lottery.openPlayer(fixture, 100n * UNIT);
  const [early, late] = [newLine('SSC', 'early', UNIT), newLine('SSC', 'late', UNIT)];
  await lottery.buy(player, [early, late], NOON);
  await owner.query('begin');
  // Draws the lower number, and commits after the higher one.
  await owner.query('select bets.record($1, array[bets.closing($2)])', [NOON, late.id]);
  const other = await lottery.openPlayer(fixture, 100n * UNIT);
  const line = newLine('SSC', 'other', UNIT);
  await lottery.buy(other, [line], NOON);
  await lottery.settle(other, [{ line }], NOON);
  const job = addUpDays(db.kysely);
  await sleep(100);
  await owner.query('commit');
  await job;
  await addUpDays(db.kysely);
  await expectSumsToBeOfAllBets();
});

test.each([
  ['LIVE', 100n, 150n, 50n],
  ['LIVE', 100n, 100n, 0n],
  ['LIVE', 100n, 0n, 100n],
  ['SPORTS', 100n, 900n, 100n],
  ['ESPORTS', 100n, 90n, 10n],
  ['PVP', 100n, 195n, 95n],
  ['RNG', 100n, 100n, 100n],
  ['FISH', 100n, 900n, 100n],
  ['LOTT', 100n, 0n, 100n],
  ['ELOTT', 100n, 90n, 100n],
])('of a bet in %s of %s that pays %s, %s of turnover counts', async (category, stake, payout, turnover) => {
  const { rows } = await owner.query('select bets.valid_turnover($1, $2, $3, $4, null) as turnover', [
    payout > 0n ? 'won' : 'lost',
    category,
    stake,
    payout,
  ]);
  expect(BigInt(rows[0].turnover)).toBe(turnover);
});

test('two changes of one bet in one call are refused, and nothing is written', async () => {
  const player = await lottery.openPlayer(fixture, 100n * UNIT);
  const line = newLine('SSC', 'twice', UNIT);
  await lottery.buy(player, [line], NOON);
  await expect(lottery.settle(player, [{ line }, { line }], NOON)).rejects.toThrow('second time');
  await expect(lottery.buy(player, [newLine('SSC', 'twice', UNIT)], NOON)).rejects.toThrow('bet_of_source');
  await expectSumsToBeOfAllBets();
});

test.each([
  ['a bet that was altered', "update bets.bet set stake = stake + 1 where status = 'lost'"],
  ['a settlement that was lost', 'delete from bets.settlement where number = 1'],
  ['a settlement counted twice', 'update bets.daily_sum set bets = bets + 1'],
  ['a day that was forgotten', 'delete from bets.daily_sum'],
  ['a state that does not follow', "update bets.bet set status = 'won' where status = 'lost'"],
])('%s is found', async (_what, statement) => {
  await owner.query('begin');
  await owner.query("set local session_replication_role = 'replica'");
  await owner.query(statement);
  const broken = [];
  for (const [rule, query] of Object.entries(BET_RULES))
    if ((await owner.query(query)).rows.length > 0) broken.push(rule);
  await owner.query('rollback');
  expect(broken).not.toEqual([]);
});

test('the record of a member with very many bets is read by its index, a page at a time', async () => {
  const player = await lottery.openPlayer(fixture, 100n * UNIT);
  await owner.query(
    `insert into bets.bet (id, source, source_id, account_id, reference, member_id, merchant_id, game_code, category,
      currency, stake, free_stake, payout, refunded_stake, valid_turnover, live_stakes, live_payouts, closed, flagged,
      status, placed_at)
    select uuidv7(), 'HUBX', $1, $2, 'r' || n, $1, $3, 'g', 'RNG', 'THB', 1, 0, 0, 0, 0, 1, 0, false, false, 'open',
      timestamptz '2026-11-01' + n * interval '1 second'
    from generate_series(1, 20000) n`,
    [player.memberId, player.accountId, player.merchantId],
  );
  await owner.query('analyze bets.bet');
  const { rows } = await owner.query(
    `explain (format json) select * from bets.bet where member_id = $1 and merchant_id = $2
     order by placed_at desc, id desc limit 20`,
    [player.memberId, player.merchantId],
  );
  const plan = JSON.stringify(rows);
  expect(plan).toContain('bet_of_member');
  // Only bets of one moment are sorted.
  expect(plan).toContain('Incremental Sort');
  expect(plan).not.toContain('Seq Scan');
});
