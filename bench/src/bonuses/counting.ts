import type { Client } from 'pg';
import { countTestProgress } from '../../../server/src/modules/rewards/bonuses/bonus.fixture.ts';
import { openDatabase } from '../../../server/src/platform/sql/database.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { settleBets } from './settled-bets.ts';

const A_SECOND = 5000;
const SECONDS = 20;
/** As often as the portal's tick runs. */
const TICK_MS = 1000;

/** How far the counter of progress is behind while so many bets of bonus money are settled each second, for a while. */
export async function benchCounting(url: string, client: Client): Promise<Figure[]> {
  const db = openDatabase({ url, role: null, maxConnections: 2 });
  const settled: { number: bigint; atMs: number }[] = [];
  const behind: number[] = [];
  let isDone = false;
  const counting = (async () => {
    while (!isDone || settled.length > 0) {
      const startedMs = performance.now();
      await countTestProgress(db.kysely);
      const { rows } = await db.pool.query<{ to: bigint }>(
        'select coalesce(max(counted_to), 0)::bigint as to from bonuses.counting',
      );
      const to = rows[0]?.to ?? 0n;
      while (settled[0] && settled[0].number <= to) {
        const batch = settled.shift();
        if (batch) behind.push(performance.now() - batch.atMs);
      }
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, TICK_MS - (performance.now() - startedMs))),
      );
    }
  })();
  let late = 0;
  for (let second = 0; second < SECONDS; second += 1) {
    const startedMs = performance.now();
    await settleBets(client, { count: A_SECOND });
    const { rows } = await client.query<{ last: string }>(
      'select max(number)::text as last from bets.settlement',
    );
    settled.push({ number: BigInt(rows[0]?.last ?? '0'), atMs: performance.now() });
    const leftMs = 1000 - (performance.now() - startedMs);
    if (leftMs < 0) late += 1;
    else await new Promise((resolve) => setTimeout(resolve, leftMs));
  }
  isDone = true;
  await counting;
  await db.close();
  behind.sort((one, other) => one - other);
  return [
    figure(`bets of a bonus settled, ${A_SECOND} each second`, A_SECOND * SECONDS, 'bets'),
    figure('  seconds in which fewer could be written', late, `of ${SECONDS}`),
    atMost('  counted after, p99', (behind.at(-1) ?? 0) / 1000, 's', 5),
  ];
}
