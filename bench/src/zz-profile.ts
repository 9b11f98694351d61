import { randomUUID } from 'node:crypto';
import { placeSlip as endpoint } from '@lanna/contract/lotteries/lottery/slips';
import { Client } from 'pg';
import { slipBatches } from '../../server/src/modules/lotteries/lottery/betting/slip-batches.ts';
import { placeSlip } from '../../server/src/modules/lotteries/lottery/place-slip.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { buildFixture, GAME, makeDraw } from './lottery/fixture.ts';
import { processorTimeOf } from './processor-time.ts';

const postgres = await startShortLivedPostgres('zz', { track_functions: 'all' });
const client = new Client({ connectionString: postgres.url });
await client.connect();
const fixture = await buildFixture(client, 5000);
const db = openDatabase({ url: postgres.url });
const batches = slipBatches({
  db,
  clock: { now: () => new Date() },
  log: console as never,
  news: { notify() {} },
});
const draw = await makeDraw(client, 3600);
const line = { play: 'back3-straight', moneyUnit: '1', multiple: 1, mode: 1800, prices: ['1800.00'] };
const body = () =>
  endpoint.body.parse({
    gameCode: GAME,
    lines: [{ ...line, selection: [...String(Math.floor(Math.random() * 1000)).padStart(3, '0')].join('|') }],
    draws: [{ numero: draw.numero, multiple: 1 }],
    stake: '2.00',
    seed: 'bench',
  });
for (const callers of [64, 1, 1]) {
  let done = 0;
  let turn = 0;
  await client.query('select pg_stat_reset()');
  const until = performance.now() + 6000;
  const from = performance.now();
  const cpu = await processorTimeOf(postgres.pid, () =>
    Promise.all(
      Array.from({ length: callers }, async () => {
        while (performance.now() < until) {
          turn++;
          await placeSlip({ slips: batches }, body(), {
            merchantId: fixture.merchantId,
            memberId: fixture.players[turn % 5000]!,
            idempotencyKey: randomUUID(),
          });
          done++;
        }
      }),
    ),
  );
  console.log(
    callers,
    ((done * 1000) / (performance.now() - from)).toFixed(0),
    '/s',
    'own',
    (cpu.ownMs / done).toFixed(3),
    'pg',
    (cpu.postgresMs / done).toFixed(3),
    'ms each',
  );
  await new Promise((r) => setTimeout(r, 1500));
  const { rows } = await client.query(
    "select schemaname||'.'||funcname f, calls::int, round(total_time::numeric/$1,4)::text total, round(self_time::numeric/$1,4)::text self from pg_stat_user_functions order by self_time desc limit 16",
    [done],
  );
  if (callers === 1) console.table(rows);
}
await db.close();
await client.end();
await postgres.destroy();
