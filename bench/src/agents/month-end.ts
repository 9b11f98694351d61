import { Client } from 'pg';
import { countPlay } from '../../../server/src/modules/commission/bills/count-play.ts';
import { runBills } from '../../../server/src/modules/commission/bills/run-bills.ts';
import { countUp } from '../../../server/src/modules/commission/teams/count-up.ts';
import { type Database, openDatabase } from '../../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../../server/src/platform/sql/short-lived-postgres.ts';
import { atMost, type Figure, figure } from '../result.ts';

/** `BILL_CONTRACTS` names another number, for trying the bench itself. */
const MANY = Number(process.env['BILL_CONTRACTS'] ?? 1000);
const FEW = MANY / 10;
/** Of all agents, how many are on each of the four levels. */
const LEVELS = [0.01, 0.09, 0.3, 0.6];
const BETS_AN_AGENT = 10;
const NUMBERS_AT_ONCE = 2000;
/** Ten times the contracts in ten times the time, and what a run costs besides. */
const AIM = 12;
const MONTH_END = new Date('2026-10-31T17:02:00Z');

/** The end of a month for dividend contracts on four levels: bills of all of them are issued and paid, by a number of contracts and by a tenth of it. */
export async function monthEndFigures(): Promise<{ figures: Figure[]; notes: string[] }> {
  const postgres = await startShortLivedPostgres('bench-month-end', {
    shared_buffers: '256MB',
    max_wal_size: '4GB',
  });
  const owner = new Client({ connectionString: postgres.url });
  const db = openDatabase({ url: postgres.url, maxConnections: 8 });
  try {
    await owner.connect();
    await prepareDatabase(owner);
    await measured(owner, db, 'WARM', 10);
    const few = await measured(owner, db, 'FEW', FEW);
    const many = await measured(owner, db, 'MANY', MANY);
    return {
      figures: [
        figure(`month-end of ${FEW} dividend contracts`, few / 1000, 's'),
        figure(`month-end of ${MANY} dividend contracts`, many / 1000, 's'),
        figure('  a contract', many / MANY, 'ms'),
        atMost('  times that of a tenth', many / few, '×', AIM),
      ],
      notes: [
        `Four levels of agents, each with a contract the brand pays and a member with ${BETS_AN_AGENT} bets; figures of teams are counted before. Issued and paid in one run, fsync on.`,
      ],
    };
  } finally {
    await db.close();
    await owner.end();
    await postgres.destroy();
  }
}

async function measured(owner: Client, db: Database, code: string, agents: number): Promise<number> {
  await plant(owner, code, agents);
  await owner.query('vacuum analyze');
  const counted =
    (await countUp(db.kysely, NUMBERS_AT_ONCE)) && (await countPlay(db.kysely, NUMBERS_AT_ONCE));
  if (!counted) throw new Error('counting was held up');
  await owner.query('vacuum analyze');
  const from = performance.now();
  await runBills({
    db,
    clock: { now: () => MONTH_END },
    log: {
      error: (about: unknown) => {
        throw new Error('a bill failed', { cause: about });
      },
    },
  });
  const ms = performance.now() - from;
  const { rows } = await owner.query<{ bills: number }>(
    `select count(*)::int as bills from bills.bill b join brands.merchant m on m.id = b.merchant_id where m.code = $1 and b.state = 'paid'`,
    [code],
  );
  if (rows[0]?.bills !== agents) throw new Error(`${rows[0]?.bills} of ${agents} bills were paid`);
  return ms;
}

/** A brand with agents on four levels; each agent has a contract, and a member who lost a month long. */
async function plant(owner: Client, code: string, agents: number): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into brands.merchant values (gen_random_uuid(), $1, '{"TH": "ทดสอบ", "EN": "Bench"}', true, 'THB', 'P', 'TH', 'Asia/Bangkok',
       '{TH}', 'TH', '{}', '{}', 'none', 'none', now()) returning id`,
    [code],
  );
  const merchantId = rows[0]?.id ?? '';
  const counts = LEVELS.map((share) => Math.max(1, Math.round(share * agents)));
  counts[3] = agents - (counts[0] ?? 0) - (counts[1] ?? 0) - (counts[2] ?? 0);
  for (const [level, count] of counts.entries()) {
    const above = level === 0 ? 0 : (counts[level - 1] ?? 0);
    await owner.query(
      `insert into members.member (id, merchant_id, username, wallet_user, password_hash, password_changed_at, type, agent_id,
         language, currency, country, terms_version, terms_accepted_at, registered_at)
       select (md5($1 || kind || $2 || '-' || n))::uuid, $3, lower($1) || kind || $2 || 'n' || n, lower($1) || kind || $2 || 'n' || n, 'none', now(),
         case kind when 'a' then 1 else 0 end, case when kind = 'm' then (md5($1 || 'a' || $2 || '-' || n))::uuid
           when $5::int > 0 then (md5($1 || 'a' || ($2::int - 1) || '-' || (n % greatest($5::int, 1))))::uuid end,
         'TH', 'THB', 'TH', '1', now(), '2026-09-01'
       from unnest('{a,m}'::text[]) with ordinality k(kind, ord), generate_series(0, $4::int - 1) n order by ord`,
      [code, level, merchantId, count, above],
    );
    const terms = {
      kind: 'dividend',
      period: 'month',
      tiers: [{ rate: 40_000 - level * 8000 }],
      carriesNegatives: true,
      feeRate: 0,
      collection: { by: 'automatic' },
    };
    await owner.query(
      `insert into contracts.contract (id, merchant_id, kind, member_id, payer, terms, state, proposed_at, expires_at, signed_at, from_day, facts, texts, sha256)
       select uuidv7(), $3, 'dividend', (md5($1 || 'a' || $2 || '-' || n))::uuid, 'platform', $5, 'effective', '2026-09-01', '2026-09-02', '2026-09-01',
         '2026-10-01', '{}', '{}', repeat('0', 64)
       from generate_series(0, $4::int - 1) n`,
      [code, level, merchantId, count, JSON.stringify(terms)],
    );
    await owner.query(
      `insert into bets.settlement (bet_id, merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, recorded_at)
       select uuidv7(), $3, (md5($1 || 'm' || $2 || '-' || n))::uuid, '2026-10-01'::date + i, 'RNG', 'THB', 1, 10000000, 0, 0, 10000000,
         '2026-10-01T05:00:00Z'::timestamptz + i * interval '1 day'
       from generate_series(0, $4::int - 1) n, generate_series(0, $5::int - 1) i`,
      [code, level, merchantId, count, BETS_AN_AGENT],
    );
  }
}
