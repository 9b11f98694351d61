import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { growBlockTrees } from '../../server/src/modules/books/ledger/grow-block-trees.ts';
import { sealTransfers } from '../../server/src/modules/books/ledger/seal-transfers.ts';
import { createBrand } from '../../server/src/modules/house/brands/brand.factory.ts';
import { listTransactions } from '../../server/src/modules/play/records/list-transactions.ts';
import { profitAndLoss } from '../../server/src/modules/play/records/profit-and-loss.ts';
import { proveStatement } from '../../server/src/modules/play/records/prove-statement.ts';
import { readerOf } from '../../server/src/modules/play/records/records.factory.ts';
import { showStatement } from '../../server/src/modules/play/records/show-statement.ts';
import { openDatabase } from '../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../server/src/platform/sql/prepare-database.ts';
import { startShortLivedPostgres } from '../../server/src/platform/sql/short-lived-postgres.ts';
import { benchBettingRecord } from './records/betting-record.ts';
import { inTurns } from './records/in-turns.ts';
import { atMost, type BenchResult, type Figure, figure } from './result.ts';

const MANY = Number(process.env['BENCH_RECORD_ROWS'] ?? 1_000_000);
const FEW = 1000;
const ROUNDS = 200;
const AIM = 1.3;
const UNIT = 100_000n;

/** Rows are written at once and measured being read. */
const FILLING = {
  shared_buffers: '1GB',
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  checkpoint_timeout: '1h',
  maintenance_work_mem: '512MB',
};

/** What a member with very many rows reads beside one with few, in turns on one database. */
export async function benchRecords(): Promise<BenchResult> {
  const postgres = await startShortLivedPostgres('bench-records', FILLING);
  try {
    const owner = new Client({ connectionString: postgres.url });
    await owner.connect();
    await prepareDatabase(owner);
    const db = openDatabase({ url: postgres.url, maxConnections: 4 });
    try {
      const brand = await createBrand(db.kysely);
      const few = await fill(owner, brand, FEW);
      const many = await fill(owner, brand, MANY);
      await owner.query('vacuum analyze ledger.transfer');
      await sealTransfers(db.kysely);
      const grownFrom = performance.now();
      const blocks = await growBlockTrees(db.kysely);
      const growMs = (performance.now() - grownFrom) / Math.max(blocks, 1);
      await owner.query('vacuum analyze');
      const now = new Date();
      const year = { from: dayBefore(now, 364), to: dayBefore(now, 0) };
      const deps = { db: db.kysely, names: [], now };
      const of = (member: Filled) => readerOf(brand, member.memberId);
      const calls: Record<string, (member: Filled) => Promise<unknown>> = {
        'statement, first page': (member) => showStatement(deps, of(member), { pageSize: 25 }),
        'statement of a year, a page half way': (member) =>
          showStatement(deps, of(member), {
            ...year,
            pageSize: 25,
            before: String(Math.floor(member.rows / 2)),
          }),
        'proof of a page': (member) =>
          proveStatement(db.kysely, of(member), {
            account: member.accountId,
            first: member.rows - 24,
            last: member.rows,
          }),
        'account record of a year, first page': (member) =>
          listTransactions({ db: db.kysely, sources: [], now }, of(member), { ...year, pageSize: 20 }),
        'profit and loss of a year': (member) => profitAndLoss({ db: db.kysely, now }, of(member), year),
      };
      const figures: Figure[] = [];
      for (const [name, call] of Object.entries(calls)) {
        const [small, large] = await inTurns([() => call(few), () => call(many)], ROUNDS);
        if (!small || !large) throw new Error('both are measured');
        figures.push(figure(`${name}, ${FEW} rows`, small.medianMs, 'ms'));
        figures.push(figure(`${name}, ${MANY} rows`, large.medianMs, 'ms'));
        figures.push(atMost(`${name}, ratio`, large.medianMs / small.medianMs, '×', AIM));
      }
      figures.push(figure('growing the tree over a block of 5000', growMs, 'ms'));
      figures.push(...(await benchBettingRecord({ owner, url: postgres.url })));
      return {
        name: 'records',
        figures,
        notes: [
          'Medians of calls in turns, in the process that asks; the network and the wire are left out.',
          'Both members are of one brand in one database; bets stand in the daily sums.',
          'One bet in ten of the betting record is one member’s; "tenfold" compares medians in the large table with those in the small one, asked in turns.',
        ],
      };
    } finally {
      await db.close();
      await owner.end();
    }
  } finally {
    await postgres.destroy();
  }
}

interface Filled {
  memberId: string;
  accountId: string;
  rows: number;
}

/**
 * A wallet with so many transfers over the last months, as the ledger would have written them: written at once, since one by one a
 * million takes longer than all measuring.
 */
async function fill(owner: Client, brand: { id: string; currency: string }, rows: number): Promise<Filled> {
  const memberId = randomUUID();
  const open = async (kind: string, ownerId: string | null) => {
    const { rows: found } = await owner.query<{ id: string }>(
      'select ledger.open_account($1, $2, $3, $4, $5) as id',
      [brand.id, brand.currency, kind, ownerId, kind === 'clearing' ? 'SANDBOX' : ''],
    );
    return String(found[0]?.id ?? '');
  };
  const wallet = await open('player_cash', memberId);
  const vendor = await open('vendor_settlement', randomUUID());
  const clearing = await open('clearing', null);
  // A deposit to begin with and one in every five thousand; the rest stakes and wins in turn, of one unit each.
  await owner.query('begin');
  await owner.query('select pg_current_xact_id()');
  await owner.query(
    `insert into ledger.transfer (id, created_at, event_at, debit_account, credit_account, amount, code, group_id,
       debit_version, debit_balance, credit_version, credit_balance)
     select nextval('ledger.transfer_id'), at, at,
       case kind when 'deposit' then $2::bigint when 'bet' then $1::bigint else $3::bigint end,
       case kind when 'bet' then $3::bigint else $1::bigint end, $4::bigint, kind, gen_random_uuid(),
       case kind when 'bet' then n end, case kind when 'bet' then balance end,
       case kind when 'bet' then null else n end, case kind when 'bet' then null else balance end
     from (
       select n, kind, now() - ($5 - n) * (interval '80 days' / $5) as at,
         sum(case kind when 'bet' then -1 else 1 end) over (order by n)::bigint * $4::bigint as balance
       from (
         select n, case when n = 1 or n % 5001 = 0 then 'deposit' when n % 2 = 0 then 'bet' else 'win' end as kind
         from generate_series(1, $5::bigint) n) step
     ) step order by n`,
    [wallet, clearing, vendor, UNIT, rows],
  );
  await owner.query(
    `update ledger.account set version = $2, balance = (
       select coalesce(debit_balance, 0) from ledger.transfer where debit_account = $1 and debit_version = $2
       union all
       select credit_balance from ledger.transfer where credit_account = $1 and credit_version = $2 limit 1)
     where id = $1`,
    [wallet, rows],
  );
  await owner.query(
    `insert into bets.daily_sum (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout, valid_turnover, first_at)
     select $1, $2, current_date - d, 'RNG', $3, greatest($4::bigint / 160, 1), 100000, 0, 90000, 100000, now()
     from generate_series(0, 79) d`,
    [brand.id, memberId, brand.currency, rows],
  );
  await owner.query('commit');
  return { memberId, accountId: wallet, rows };
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
