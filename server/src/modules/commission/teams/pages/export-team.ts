import type {
  exportTeamBetting,
  exportTeamProfit,
  exportTeamTransactions,
} from '@lanna/contract/commission/teams/exports';
import type { Received } from '@lanna/contract/endpoint';
import type { Language } from '@lanna/contract/people/members/members';
import { parseMoney } from '@lanna/rules/money';
import { sql } from 'kysely';
import type { FileAnswer } from '../../../../platform/files/send-csv.ts';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { type PlaceInLine, placeInLine } from '../counting/place-in-line.ts';
import { rowsOf } from '../counting/rows-of-place.ts';
import { teamDays } from '../counting/team-days.ts';
import { listTeamMoves } from './list-team-moves.ts';
import { listUserProfit } from './list-user-profit.ts';

interface Books {
  db: Queryable;
  now: Date;
}
interface Reader {
  brand: Brand;
  memberId: string;
  language: Language;
}

const AT_ONCE = 100;
/** Of one file. */
const ROWS_MAX = 50_000;

/** What a place of the team played: a row for each day, account directly below and category. */
export async function exportBetting(
  { db, now }: Books,
  { brand, memberId }: Reader,
  { under, category, ...asked }: Received<typeof exportTeamBetting>['query'],
): Promise<FileAnswer> {
  const days = teamDays(asked, { timeZone: brand.timeZone, now });
  const place = await placeInLine(db, { merchantId: brand.id, agentId: memberId }, under, days);
  return {
    name: `team-betting-${days.from}-${days.to}`,
    header: ['day', 'account', 'category', 'bets', 'stake', 'payout', 'turnover', 'profit'],
    rows: bettingRows(db, place, category),
  };
}

async function* bettingRows(db: Queryable, place: PlaceInLine, category: string | undefined) {
  // A day at a time: as many rows as the level has accounts that played on it.
  let left = ROWS_MAX;
  for (const day of [...place.agentDays, ...place.plainDays].sort()) {
    // Never in the order of names: masked ones would be identified by their place.
    const { rows } = await sql<{
      id: string;
      username: string | null;
      agent_id: string | null;
      category: string;
      bets: bigint;
      stake: bigint;
      payout: bigint;
      turnover: bigint;
    }>`
      select r.child_id as id, m.username, m.agent_id, r.category, r.bets, r.stake, r.payout, r.valid_turnover as turnover
      from ${rowsOf('branch_play', { ...place, ...onlyOn(place, day) })} r
      left join members.account m on m.id = r.child_id and m.merchant_id = ${place.merchantId}
      where (r.bets, r.stake, r.payout) <> (0, 0, 0) ${category ? sql`and r.category = ${category}` : sql``}
      order by r.child_id, r.category limit ${left}`.execute(db);
    for (const row of rows)
      yield [
        day,
        nameInLine(place.topId, row),
        row.category,
        Number(row.bets),
        row.stake,
        row.payout,
        row.turnover,
        row.stake - row.payout,
      ];
    left -= rows.length;
    if (left === 0) return;
  }
}

function onlyOn({ agentDays, plainDays }: PlaceInLine, day: string) {
  return {
    agentDays: agentDays.filter((one) => one === day),
    plainDays: plainDays.filter((one) => one === day),
  };
}

/** The transactions of a place of the team, newest first. */
export async function exportTransactions(
  books: Books,
  reader: Reader,
  query: Received<typeof exportTeamTransactions>['query'],
): Promise<FileAnswer> {
  const read = (after?: string) => listTeamMoves(books, reader, { ...query, after, pageSize: AT_ONCE });
  // What is refused is refused before the file begins.
  const first = await read();
  return {
    name: `team-transactions-${first.period.from}-${first.period.to}`,
    header: ['time', 'account', 'kind', 'amount'],
    rows: pagesOf(first, read, ({ at, member, kind, amount }) => [
      at,
      member.account,
      kind,
      amountOf(amount),
    ]),
  };
}

/** The accounts of one level. */
export async function exportUserProfit(
  books: Books,
  reader: Reader,
  query: Received<typeof exportTeamProfit>['query'],
): Promise<FileAnswer> {
  const read = (after?: string) =>
    listUserProfit(books, reader, { ...query, sort: '-profit', after, pageSize: AT_ONCE });
  const first = await read();
  return {
    name: `team-profit-${first.period.from}-${first.period.to}`,
    header: ['account', 'bets', 'stake', 'payout', 'turnover', 'profit', 'bonuses', 'rebates'],
    rows: pagesOf(first, read, (row) => [
      row.account,
      row.bets,
      ...[row.stake, row.payout, row.turnover, row.profit, row.bonuses, row.rebates].map(amountOf),
    ]),
  };
}

async function* pagesOf<Row>(
  first: { rows: Row[]; next: string | null },
  read: (after: string) => Promise<{ rows: Row[]; next: string | null }>,
  cellsOf: (row: Row) => (string | number | bigint | null)[],
) {
  let page = first;
  for (let sent = 0; ; page = await read(page.next)) {
    yield* page.rows.map(cellsOf);
    sent += page.rows.length;
    if (page.next === null || sent >= ROWS_MAX) return;
  }
}

function amountOf(text: string): bigint {
  const amount = parseMoney(text);
  if (amount === undefined) throw new Error(`${text} is no amount`);
  return amount;
}
