import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Client } from 'pg';
import { createBrand } from '../../../server/src/modules/house/brands/brand.factory.ts';
import type { BetSource } from '../../../server/src/modules/play/bets/bet-source.ts';
import { listBets } from '../../../server/src/modules/play/bets/list-bets.ts';
import { sumStretches } from '../../../server/src/modules/play/bets/sum-stretches.ts';
import { type Database, openDatabase } from '../../../server/src/platform/sql/database.ts';
import { prepareDatabase } from '../../../server/src/platform/sql/prepare-database.ts';
import { setAside } from '../data-set/set-aside.ts';
import { atMost, type Figure, figure } from '../result.ts';
import { inTurns } from './in-turns.ts';

const BETS = Number(process.env['BENCH_BETS'] ?? 10_000_000);
const ROUNDS = 60;
const PAGE_AIM_MS = 50;
const RATIO_AIM = 1.3;
const PAGE_SIZE = 20;
/** The deepest page that the wire lets one ask for. */
const PAGE_MAX = 10_000;
/** What the few bets of a member are. */
const FEW = 1000;
const DAYS = 400;

type Query = Parameters<typeof listBets>[2];
interface Player {
  merchantId: string;
  memberId: string;
}

/**
 * The betting record in a table of so many bets and in one of a tenth of them, each in a database of its own so that both are asked in
 * turns. One bet in ten is one member's, who so has ten times as many too; another member has a thousand in both.
 */
export async function benchBettingRecord(server: { owner: Client; url: string }): Promise<Figure[]> {
  const figures: Figure[] = [];
  const small = await openTable(server, BETS / 10, figures);
  const large = await openTable(server, BETS, figures);
  try {
    for (const [name, asked] of Object.entries(ASKED)) {
      const [tenth, whole] = await inTurns([() => asked(small), () => asked(large)], ROUNDS);
      if (!tenth || !whole) throw new Error('both tables are asked');
      figures.push(figure(`${name}, of ${BETS / 10}`, tenth.medianMs, 'ms'));
      figures.push(figure(`${name}, of ${BETS}`, whole.medianMs, 'ms'));
      figures.push(atMost(`${name}, of ${BETS}, p95`, whole.p95Ms, 'ms', PAGE_AIM_MS));
      figures.push(atMost(`${name}, tenfold`, whole.medianMs / tenth.medianMs, '×', RATIO_AIM));
    }
  } finally {
    await Promise.all([small.db.close(), large.db.close()]);
  }
  return figures;
}

interface Table {
  db: Database;
  bets: number;
  much: Player;
  few: Player;
}

const list = ({ db }: Table, player: Player, query: Omit<Query, 'pageSize'>) =>
  listBets({ db: db.kysely, sources: () => [NAMES] }, player, { pageSize: PAGE_SIZE, ...query }, 'EN');
const MONTH_MS = 30 * 86_400_000;

const ASKED: Record<string, (table: Table) => Promise<unknown>> = {
  'record of 1000 bets, first page': (table) => list(table, table.few, { pageNo: 1 }),
  'record of a tenth of all, first page': (table) => list(table, table.much, { pageNo: 1 }),
  'its page half way': (table) =>
    list(table, table.much, { pageNo: Math.min(PAGE_MAX, Math.floor(table.bets / 20 / PAGE_SIZE)) }),
  'its last 30 days': (table) =>
    list(table, table.much, { pageNo: 1, from: new Date(Date.now() - MONTH_MS).toISOString() }),
  'one vendor of it, tenth page': (table) => list(table, table.much, { pageNo: 10, vendor: 'V1' }),
  'what was refunded of a game, second page': (table) =>
    list(table, table.much, { pageNo: 2, vendor: 'V2', game: 'game-2', status: 'refunded' }),
  'what is found nowhere': (table) => list(table, table.much, { pageNo: 1, category: 'SPORTS' }),
};

async function openTable(
  server: { owner: Client; url: string },
  bets: number,
  figures: Figure[],
): Promise<Table> {
  const name = `bets_${bets}`;
  await server.owner.query(`create database ${name}`);
  const url = server.url.replace(/\/lanna$/, `/${name}`);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  // Left open, it would be ended with the server, and its words would stand in place of what went wrong.
  try {
    await prepareDatabase(owner);
    const db = openDatabase({ url, maxConnections: 4 });
    const brand = await createBrand(db.kysely);
    const [much, few] = [randomUUID(), randomUUID()].map((memberId) => ({ merchantId: brand.id, memberId }));
    if (!much || !few) throw new Error('there are two players');
    const fromMs = performance.now();
    await fill({ owner, url, brand }, { much, few, bets });
    const filledMs = performance.now();
    // Of all days at once, which no portal asks for: longer than its statements may take.
    await db.transaction(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sumStretches(tx, { before: new Date() });
    });
    const summedMs = performance.now();
    await owner.query('vacuum analyze bets.bet, bets.stretch, bets.stretch_sum');
    figures.push(figure(`making ${bets} bets`, (filledMs - fromMs) / 1000, 's'));
    figures.push(figure(`adding up the stretches of ${bets / 10}`, (summedMs - filledMs) / 1000, 's'));
    return { db, bets, much, few };
  } finally {
    await owner.end();
  }
}

/** Bets over the last days, as sources would have recorded them; their keys and indexes are built when all are in. */
async function fill(
  { owner, url, brand }: { owner: Client; url: string; brand: { id: string; currency: string } },
  { much, few, bets }: { much: Player; few: Player; bets: number },
): Promise<void> {
  const restore = await setAside(owner, ['bets.bet']);
  await owner.query("set session_replication_role = 'replica'");
  await owner.query(
    `insert into bets.bet (id, source, source_id, account_id, reference, member_id, merchant_id, game_code, category,
       currency, stake, free_stake, payout, refunded_stake, valid_turnover, live_stakes, live_payouts, closed, flagged,
       status, day, placed_at, settled_at)
     select uuidv7(at - now()), 'V' || play % 3, $1, 1, 'r' || n, member_id, $1, 'game-' || play % 12, 'RNG', $2, 100000,
       0, case status when 'won' then case when luck < 2 then 100000 else 180000 end else 0 end,
       case status when 'refunded' then 100000 else 0 end, 0, 1, 0, status <> 'open', false, status,
       case when status in ('won', 'lost') then at::date end, at, case when status <> 'open' then at end
     from (
       select n, now() - ($5 - n) * (interval '${DAYS} days' / $5) as at, h & 127 as luck,
         -- A game is played for some hundred bets.
         case when n % 10 = 0 then n / 3000 else h >> 20 & 1023 end as play,
         case when n % 10 = 0 then $3::uuid
           when n % ($5 / ${FEW}) = 1 then $4::uuid
           else ('00000000-0000-7000-8000-' || lpad(to_hex(h >> 8 & 16383), 12, '0'))::uuid end as member_id,
         case when n > $5 - 1000 then 'open' when (h & 127) = 127 then 'refunded' when (h & 127) < 42 then 'won' else 'lost'
         end as status
       from (select n, hashint8extended(n, 1) & 9007199254740991 as h from generate_series(1, $5::bigint) n) numbered
     ) bet`,
    [brand.id, brand.currency, much.memberId, few.memberId, bets],
  );
  await owner.query(
    `insert into bets.daily_sum (merchant_id, member_id, day, category, currency, bets, stake, free_stake, payout,
       valid_turnover, first_at)
     select merchant_id, member_id, day, category, currency, count(*), sum(stake), 0, sum(payout), 0, min(placed_at)
     from bets.bet where day is not null group by 1, 2, 3, 4, 5`,
  );
  await owner.query('reset session_replication_role');
  await restore(url);
  await owner.query('vacuum analyze bets.bet, bets.daily_sum');
}

export const NAMES: BetSource = {
  owns: () => true,
  nameBets: async (bets) =>
    bets.map(({ gameCode }) => ({ sourceName: 'Vendor', gameName: gameCode, provable: false })),
  readReceipt: async () => ({ transactions: [], receipt: null, proof: 'none' }),
};
