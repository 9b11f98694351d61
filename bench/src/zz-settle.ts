import { Client } from 'pg';
import { giveResult } from '../../server/src/modules/lotteries/draws/give-result.ts';
import { settleDraw } from '../../server/src/modules/lotteries/lottery/settle-draw.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { buildFixture, fillDraw, makeDraw, SSC } from './lottery/fixture.ts';
import { processorTimeOf } from './processor-time.ts';
const postgres = await startShortLivedPostgres('zzs', { track_functions: 'all' });
const client = new Client({ connectionString: postgres.url });
await client.connect();
const fixture = await buildFixture(client, 5000);
const db = openDatabase({ url: postgres.url });
const clock = { now: () => new Date() };
const BETS = 30000;
for (const round of [1, 2, 3]) {
  const plain = await makeDraw(client, 3600);
  await fillDraw(client, fixture, plain.id, BETS);
  const draw = await makeDraw(client, 3600, SSC.game);
  await fillDraw(client, fixture, draw.id, BETS, SSC);
  await client.query("update draws.draw set state = 'closed' where id = $1", [draw.id]);
  await db.transaction((tx) => giveResult(tx, { drawId: draw.id, result: SSC.result, source: 'house', givenBy: null, reason: null, now: clock.now() }));
  let t = performance.now();
  const cpu0 = await processorTimeOf(postgres.pid, async () => {
    await client.query("update lottery.line set state = 'lost', version = 1 where draw_id = $1", [plain.id]);
    await client.query(`update bets.bet set status = 'lost', closed = true, settled_at = now(), day = current_date, valid_turnover = stake where id in (select id from lottery.line where draw_id = $1)`, [plain.id]);
  });
  const plainMs = performance.now() - t;
  await client.query('checkpoint');
  await client.query('select pg_stat_reset()');
  t = performance.now();
  const cpu = await processorTimeOf(postgres.pid, () => settleDraw({ db, clock, notices: { notify: () => {} } }, { id: draw.id, version: 1 }));
  const ms = performance.now() - t;
  console.log('plain', plainMs.toFixed(0), 'pg', cpu0.postgresMs, 'settle', ms.toFixed(0), 'own', cpu.ownMs.toFixed(0), 'pg', cpu.postgresMs, (ms / plainMs).toFixed(2), 'cpu x', ((cpu.ownMs + cpu.postgresMs) / cpu0.postgresMs).toFixed(2));
  await new Promise((r) => setTimeout(r, 1500));
  if (round > 1) console.table((await client.query("select schemaname||'.'||funcname f, calls::int, round(total_time::numeric,0)::text total, round(self_time::numeric,0)::text self from pg_stat_user_functions where self_time > 5 order by self_time desc limit 8")).rows);
}
await db.close(); await client.end(); await postgres.destroy();
