import { COUNTED_MAX, CSV_ROWS_MAX } from '@lanna/contract/ops-list';
import type { Language } from '@lanna/contract/people/members/members';
import { BETS_SUMMED_MAX, type BetRow, type BetTotals, betRow } from '@lanna/contract/play/bets/ops';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import { type CsvColumns, csvOf } from '../../../platform/ops/csv-columns.ts';
import type { FileAnswer } from '../../../platform/ops/ops-route.ts';
import { type Page, type PageWanted, readCursor, writeCursor } from '../../../platform/ops/read-page.ts';
import { withinTime } from '../../../platform/ops/within-time.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import type { BetRecord } from './bet-source.ts';
import { betConditions, type OpsBetFilter } from './internal/bet-conditions.ts';
import { type BetLine, returnedStake } from './internal/bet-lines.ts';
import { type NamedLine, nameLines } from './internal/name-lines.ts';

export type { OpsBetFilter } from './internal/bet-conditions.ts';

/** Whose bets are read, and in which language games are named. */
export interface BetScope {
  brandIds: readonly string[];
  language: Language;
}

interface Line extends BetLine {
  brand: string;
  member_id: string;
  member_name: string;
  free_stake: bigint;
  refunded_stake: bigint;
  unused_stake: bigint;
  corrections: number;
  flagged: boolean;
  page_key: string;
}

/** A page of the bets of some brands, newest first unless asked for otherwise, with the sums of what is counted. */
export async function listAllBets(
  { db, sources }: BetRecord,
  { brandIds, language }: BetScope,
  filter: OpsBetFilter,
  wanted: PageWanted,
): Promise<Page<BetRow> & { totals: BetTotals }> {
  const conditions = await betConditions({ db, sources }, brandIds, filter);
  const page = await withinTime(db, (tx) => readLines(tx, brandIds, conditions, wanted));
  const totals = await addUpInTime(db, brandIds, conditions, page.rows.length);
  const named = await nameLines(sources(), page.rows, language);
  const count = Math.min(totals.counted, COUNTED_MAX);
  return {
    rows: named.map(showRow),
    next: page.next,
    total: { count, atLeast: totals.counted > COUNTED_MAX || totals.atLeast },
    totals,
  };
}

/** One bet of these brands, or none. */
export async function findBet(
  { db, sources }: BetRecord,
  { brandIds, language }: BetScope,
  id: string,
): Promise<BetRow | undefined> {
  const conditions = await betConditions({ db, sources }, brandIds, { ids: [id] });
  const { rows } = await readLines(db, brandIds, conditions, { sort: '-at', limit: 1 });
  const [line] = await nameLines(sources(), rows, language);
  return line && showRow(line);
}

/** Several, in no order of theirs. */
export async function findBets(
  { db, sources }: BetRecord,
  { brandIds, language }: BetScope,
  ids: readonly string[],
): Promise<Map<string, BetRow>> {
  if (ids.length === 0) return new Map();
  const conditions = await betConditions({ db, sources }, brandIds, { ids });
  const { rows } = await readLines(db, brandIds, conditions, { sort: '-at', limit: ids.length });
  const named = await nameLines(sources(), rows, language);
  return new Map(named.map((line) => [line.id, showRow(line)]));
}

/** The same as a file. */
export function betsFile(
  name: string,
  record: BetRecord,
  scope: BetScope,
  filter: OpsBetFilter,
  sort: string,
): FileAnswer {
  return csvOf(name, COLUMNS, fileRows(record, scope, filter, sort));
}

const COLUMNS: CsvColumns<BetRow> = {
  id: 'id',
  brand: 'brand',
  member_id: ({ member }) => member.id,
  member: ({ member }) => member.name,
  vendor: 'vendor',
  game: 'gameCode',
  category: 'category',
  round: 'round',
  currency: 'currency',
  stake: 'stake',
  free_stake: 'freeStake',
  payout: 'payout',
  refunded: 'refunded',
  net: 'net',
  status: 'status',
  flagged: ({ flagged }) => (flagged ? 'yes' : 'no'),
  placed_at: 'placedAt',
  settled_at: 'settledAt',
  line: 'line',
  unused_stake: 'unusedStake',
  corrections: ({ corrections }) => String(corrections),
};

const FILE_PART = 5000;

async function* fileRows(
  { db, sources }: BetRecord,
  { brandIds, language }: BetScope,
  filter: OpsBetFilter,
  sort: string,
) {
  const conditions = await betConditions({ db, sources }, brandIds, filter);
  let after: string | null | undefined;
  for (let read = 0; after !== null && read < CSV_ROWS_MAX; read += FILE_PART) {
    const page: { rows: Line[]; next: string | null } = await readLines(db, brandIds, conditions, {
      sort,
      after: after ?? undefined,
      limit: FILE_PART,
    });
    for (const line of await nameLines(sources(), page.rows, language)) {
      const row = showRow(line);
      yield [row, row] as const;
    }
    after = page.next;
  }
}

/** Brand by brand along its time, as far as a page needs: a brand of few bets is found as soon as one of many. */
async function readLines(
  db: Queryable,
  brandIds: readonly string[],
  conditions: RawBuilder<boolean>,
  { sort, after, limit }: PageWanted,
): Promise<{ rows: Line[]; next: string | null }> {
  const isDown = sort.startsWith('-');
  const way = sql.raw(isDown ? 'desc' : 'asc');
  const [lastAt, lastId] = after === undefined ? [] : readCursor(after, sort);
  const cursor =
    lastAt === undefined
      ? sql`true`
      : sql`(b.placed_at, b.id) ${sql.raw(isDown ? '<' : '>')} (${lastAt}::timestamptz, ${lastId}::uuid)`;
  const { rows: found } = await sql<Line>`
    select b.*, bets.outcome(b.status, b.stake + b.bonus_stake, b.payout + b.bonus_payout) as status, brand.code as brand, m.username as member_name,
      b.placed_at::text as page_key, ${returnedStake} as returned
    from (
      select of_brand.* from unnest(${brandIds}::uuid[]) as scope(merchant_id)
      cross join lateral (
        select b.id, b.merchant_id, b.member_id, b.source, b.source_id, b.reference, b.game_code, b.category, b.currency,
          b.stake, b.free_stake, b.payout, b.refunded_stake, b.status, b.flagged, b.placed_at, b.settled_at,
          b.receipt_address, b.unused_stake, b.corrections, b.line, b.bonus_stake, b.bonus_payout
        from bets.bet b
        where b.merchant_id = scope.merchant_id and ${conditions} and ${cursor}
        order by b.placed_at ${way}, b.id ${way} limit ${limit + 1}
      ) of_brand
      order by of_brand.placed_at ${way}, of_brand.id ${way} limit ${limit + 1}
    ) b
    join brands.brand brand on brand.id = b.merchant_id
    join members.account m on m.id = b.member_id
    order by b.placed_at ${way}, b.id ${way}`.execute(db);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? writeCursor([sort, last.page_key, last.id]) : null };
}

/** Sums that would keep the page waiting are left out: `sums` is empty, and more than is shown matches. */
async function addUpInTime(
  db: Queryable,
  brandIds: readonly string[],
  conditions: RawBuilder<boolean>,
  shown: number,
): Promise<BetTotals> {
  try {
    return await withinTime(db, (tx) => addUp(tx, brandIds, conditions), SUMS_MS);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'search_too_wide')) throw error;
    return { sums: [], counted: shown, atLeast: true };
  }
}

const SUMS_MS = 1500;

interface Sum {
  currency: string;
  bets: number;
  stake: bigint;
  payout: bigint;
  net: bigint;
}

/** Of the newest so many: an operator who needs more asks the reports, which add up days. */
async function addUp(
  db: Queryable,
  brandIds: readonly string[],
  conditions: RawBuilder<boolean>,
): Promise<BetTotals> {
  const most = BETS_SUMMED_MAX + 1;
  const { rows } = await sql<Sum>`
    select currency, count(*)::integer as bets, coalesce(sum(stake), 0)::bigint as stake,
      coalesce(sum(payout), 0)::bigint as payout, coalesce(sum(stake + free_stake - payout), 0)::bigint as net
    from (
      select of_brand.* from unnest(${brandIds}::uuid[]) as scope(merchant_id)
      cross join lateral (
        select b.currency, b.stake, b.free_stake, b.payout, b.placed_at from bets.bet b
        where b.merchant_id = scope.merchant_id and ${conditions}
        order by b.placed_at desc limit ${most}
      ) of_brand
      order by of_brand.placed_at desc limit ${most}
    ) counted
    group by currency order by currency`.execute(db);
  const counted = rows.reduce((sum, { bets }) => sum + bets, 0);
  return {
    sums: rows.map(({ currency, bets, stake, payout, net }) => ({
      currency,
      bets,
      stake: formatMoney(stake),
      payout: formatMoney(payout),
      net: formatMoney(net),
    })),
    counted: Math.min(counted, BETS_SUMMED_MAX),
    atLeast: counted > BETS_SUMMED_MAX,
  };
}

function showRow(line: NamedLine<Line>): BetRow {
  return {
    id: line.id,
    brand: line.brand,
    member: { id: line.member_id, name: line.member_name },
    vendor: line.source,
    vendorName: line.sourceName,
    gameCode: line.game_code,
    gameName: line.gameName,
    category: betRow.shape.category.parse(line.category),
    round: line.reference,
    currency: line.currency,
    stake: formatMoney(line.stake),
    freeStake: formatMoney(line.free_stake),
    payout: formatMoney(line.payout),
    refunded: formatMoney(line.refunded_stake),
    net: formatMoney(line.stake + line.free_stake - line.payout),
    status: betRow.shape.status.parse(line.status),
    unusedStake: formatMoney(line.unused_stake),
    line: line.line,
    corrections: line.corrections,
    flagged: line.flagged,
    placedAt: line.placed_at.toISOString(),
    settledAt: line.settled_at?.toISOString() ?? null,
  };
}
