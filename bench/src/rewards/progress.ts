import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { countingMeanwhile } from './counting-meanwhile.ts';

const BETS_A_SECOND = 5000;
const AT_ONCE = 100;
const SECONDS = Number(process.env['REWARDS_LAG_SECONDS'] ?? 30);
const LOOK_MS = 100;
const AIM_S = 5;

/** How long after its commit a settled bet stands in the progress of missions, and in the scores of a leaderboard, while bets go on being settled. */
export async function progressFigures(db: Database): Promise<{ figures: Figure[]; notes: string[] }> {
  await db.pool.query('analyze');
  const members = await membersOf(db);
  const written: Mark[] = [];
  const counted: Record<'missions' | 'leaderboards', Mark[]> = { missions: [], leaderboards: [] };
  const stop = countingMeanwhile(db);
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      for (const topic of ['missions', 'leaderboards'] as const)
        counted[topic].push(await countedTo(db, topic));
      await sleep(LOOK_MS);
    }
  })();
  const fromMs = performance.now();
  const batches = (SECONDS * BETS_A_SECOND) / AT_ONCE;
  let writtenMs = 0;
  try {
    for (let batch = 0; batch < batches; batch++) {
      const dueMs = fromMs + (batch * AT_ONCE * 1000) / BETS_A_SECOND;
      if (performance.now() < dueMs) await sleep(dueMs - performance.now());
      const { rows } = await db.pool.query<{ number: bigint }>({
        name: 'settle',
        text: SETTLE,
        values: [someOf(members, batch)],
      });
      written.push({ number: rows[0]?.number ?? 0n, atMs: performance.now() });
    }
    writtenMs = performance.now() - fromMs;
  } finally {
    await stop();
    for (const topic of ['missions', 'leaderboards'] as const)
      counted[topic].push(await countedTo(db, topic));
    isOver = true;
    await watching;
  }
  const lag = (topic: keyof typeof counted, part: number) => shareOf(lags(written, counted[topic]), part);
  return {
    figures: [
      figure('bets settled a second beside counting', (batches * AT_ONCE * 1000) / writtenMs, 'bets/s'),
      figure('progress behind the bets, median', lag('missions', 0.5), 's'),
      atMost('progress behind the bets, of a hundred 99 at most', lag('missions', 0.99), 's', AIM_S),
      figure('scores behind the bets, median', lag('leaderboards', 0.5), 's'),
      atMost('scores behind the bets, of a hundred 99 at most', lag('leaderboards', 0.99), 's', AIM_S),
    ],
    notes: [
      `Bets of all members with their settlements, ${AT_ONCE} in a transaction for ${SECONDS} s; the portal’s ticks are in the lag. Writing and counting share the machine.`,
    ],
  };
}

interface Mark {
  number: bigint;
  atMs: number;
}

async function countedTo(db: Database, topic: 'missions' | 'leaderboards'): Promise<Mark> {
  const { rows } = await db.pool.query<{ counted_to: bigint }>(`select counted_to from ${topic}.counting`);
  return { number: rows[0]?.counted_to ?? 0n, atMs: performance.now() };
}

function lags(written: readonly Mark[], counted: readonly Mark[]): number[] {
  return written
    .map(({ number, atMs }) => {
      const seen = counted.find((mark) => mark.number >= number && mark.atMs >= atMs);
      return ((seen?.atMs ?? Number.NaN) - atMs) / 1000;
    })
    .sort((one, other) => one - other);
}

function shareOf(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** The wallets of all members, in no order. */
async function membersOf(db: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    'select account_id::text as id from ledger.available_balance where is_wallet order by random()',
  );
  return rows.map(({ id }) => id);
}

/** Others in each batch, until all have had a bet. */
function someOf(members: readonly string[], batch: number): string[] {
  return Array.from({ length: AT_ONCE }, (_, at) => members[(batch * AT_ONCE + at) % members.length] ?? '');
}

/** Bets that were lost, as bets.record leaves them, and their settlements. */
const SETTLE = `
  with placed as (
    insert into bets.bet (id, source_id, account_id, reference, member_id, merchant_id, game_code, category, currency, stake, free_stake, payout,
      live_stakes, live_payouts, closed, flagged, status, placed_at, settled_at, source, refunded_stake, valid_turnover, day)
    select gen_random_uuid(), v.id, a.account_id, gen_random_uuid()::text, a.owner_id, a.merchant_id, 'game-1', 'RNG', 'THB', 100000, 0, 0,
      1, 0, true, false, 'lost', now(), now(), 'BENCH', 0, 100000, (now() at time zone 'Asia/Bangkok')::date
    from (select id from catalogue.vendor where code = 'BENCH') v,
      unnest($1::bigint[]) w (account_id) join ledger.available_balance a using (account_id)
    returning id, merchant_id, member_id, day, settled_at
  ), settled as (
    insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, recorded_at)
    select p.id, p.merchant_id, p.member_id, p.day, 'RNG', 'THB', 1, 100000, 0, 0, 100000, p.settled_at
    from (select pg_current_xact_id()) fence, placed p
    returning number
  )
  select max(number) as number from settled`;
