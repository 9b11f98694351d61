import { Client } from 'pg';
import { countUp } from '../../server/src/modules/commission/teams/count-up.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { fillBets, growTree, makeBrand } from './agents/fixture.ts';
import { treeMs } from './processor-time.ts';
const postgres = await startShortLivedPostgres('zza', { track_functions: 'all', shared_buffers: '512MB', max_wal_size: '4GB', checkpoint_timeout: '1h', 'session_preload_libraries': 'auto_explain', 'auto_explain.log_min_duration': process.env.EXPLAIN ? '150ms' : '-1', 'auto_explain.log_nested_statements': 'on', 'auto_explain.log_analyze': 'on', 'auto_explain.log_buffers': 'off' });
const owner = new Client({ connectionString: postgres.url });
await owner.connect();
await prepareDatabase(owner);
const db = openDatabase({ url: postgres.url, maxConnections: 2 });
const brand = await makeBrand(owner);
await growTree(owner, brand, 'a', 30000);
await owner.query('analyze');
const time = async (name: string, of: number) => {
  await owner.query('select pg_stat_reset()');
  const [from, cpu] = [performance.now(), treeMs(postgres.pid)];
  await countUp(db.kysely);
  console.log(name, ((performance.now() - from) / of).toFixed(3), 'ms each, pg cpu', ((treeMs(postgres.pid) - cpu) / of).toFixed(3));
  await new Promise((r) => setTimeout(r, 1500));
  const { rows } = await owner.query("select schemaname||'.'||funcname f, calls::int, round(total_time::numeric,0)::text total, round(self_time::numeric,0)::text self from pg_stat_user_functions where self_time > 20 order by self_time desc limit 8");
  console.table(rows);
};
await time('tree', 30000);
// Every bet the first of its member on one day.
const settle = (days: number) => owner.query(`insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, recorded_at)
  select gen_random_uuid(), $1, m.id, (now() at time zone 'Asia/Bangkok')::date - $2::int, 'RNG', 'THB', 1, 100000, 0, 0, 100000, now() from (select pg_current_xact_id()) f, bench.member m order by random() limit 15000`, [brand.merchantId, days]);
await settle(0);
await time('first of day, week, month', 15000);
await settle(1);
await owner.query("load 'auto_explain'; set auto_explain.log_min_duration='50ms'; set auto_explain.log_analyze=on; set auto_explain.log_nested_statements=on; set auto_explain.log_level='notice'; set client_min_messages='notice'");
owner.on('notice', (n) => { if (/branch_active/.test(n.message ?? '')) console.log(n.message?.slice(n.message.indexOf('Insert on') - 200)); });
await owner.query('select teams.count_bets((select last_value from bets.settlement_number), 5000)');
await db.close(); await owner.end(); await postgres.destroy();
