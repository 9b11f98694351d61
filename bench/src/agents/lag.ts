import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { countUp } from '../../../server/src/modules/commission/teams/count-up.ts';
import type { Database } from '../../../server/src/platform/sql/database.ts';
import { atMost, type Figure, figure } from '../result.ts';

const BETS_A_SECOND = 5000;
const AT_ONCE = 100;
/** Members at play at once: each is active anew with the first of its bets. */
const PLAYING = 10_000;
const SECONDS = Number(process.env['AGENT_LAG_SECONDS'] ?? 30);
/** As the portal counts. */
const TICK_MS = 1000;
const AIM_S = 5;

/** How long after its commit a settled bet stands in the figures of all agents above, while bets go on being settled. */
export async function lagFigures(
  owner: Client,
  db: Database,
): Promise<{ figures: Figure[]; notes: string[] }> {
  await owner.query('analyze');
  const written: { number: bigint; atMs: number }[] = [];
  const counted: { to: bigint; atMs: number }[] = [];
  let writing = true;
  let writtenMs = 0;
  const count = async () => {
    while (writing || (counted.at(-1)?.to ?? 0n) < (written.at(-1)?.number ?? 0n)) {
      const fromMs = performance.now();
      await countUp(db.kysely);
      const { rows } = await db.pool.query<{ bets_to: bigint }>('select bets_to from teams.progress');
      counted.push({ to: rows[0]?.bets_to ?? 0n, atMs: performance.now() });
      await sleep(Math.max(0, TICK_MS - (performance.now() - fromMs)));
    }
  };
  const counting = count();
  const fromMs = performance.now();
  const batches = (SECONDS * BETS_A_SECOND) / AT_ONCE;
  try {
    for (let batch = 0; batch < batches; batch++) {
      const dueMs = fromMs + (batch * AT_ONCE * 1000) / BETS_A_SECOND;
      if (performance.now() < dueMs) await sleep(dueMs - performance.now());
      const { rows } = await owner.query<{ number: string }>(SETTLE, [AT_ONCE, PLAYING]);
      written.push({ number: BigInt(rows[0]?.number ?? 0), atMs: performance.now() });
    }
    writtenMs = performance.now() - fromMs;
  } finally {
    writing = false;
    await counting;
  }

  const lagsS = written
    .map(({ number, atMs }) => ((counted.find(({ to }) => to >= number)?.atMs ?? Number.NaN) - atMs) / 1000)
    .sort((a, b) => a - b);
  const share = (part: number) => lagsS[Math.floor(lagsS.length * part)] ?? Number.NaN;
  return {
    figures: [
      figure('bets settled a second beside counting', (batches * AT_ONCE * 1000) / writtenMs, 'bets/s'),
      figure('figures behind the bets, median', share(0.5), 's'),
      atMost('figures behind the bets, of a hundred 99 at most', share(0.99), 's', AIM_S),
    ],
    notes: [
      `Bets of ${PLAYING} members of both trees, each active for the first time with the first of them, ${AT_ONCE} in a transaction for ${SECONDS} s, as the changes that are counted; the portal’s tick of ${TICK_MS / 1000} s is in the lag. Writing and counting share the machine.`,
    ],
  };
}

/** The changes of settled bets, as bets.record enters them. */
const SETTLE = `
  with settled as (
    insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, recorded_at)
    select gen_random_uuid(), b.id, m.id, (now() at time zone 'Asia/Bangkok')::date, 'RNG', 'THB', 1, 100000, 0, 0, 100000, now()
    from (select pg_current_xact_id()) fence, brands.merchant b,
      (select 1 + floor(random() * $2::int)::int * ((select max(n) from bench.member) / $2::int) as n from generate_series(1, $1::int)) pick
      join bench.member m on m.n = pick.n
    returning number
  )
  select max(number) as number from settled`;
