import type { teamTransactions as endpoint, MoveKind, TeamMove } from '@lanna/contract/commission/teams/team';
import type { Received, Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import { type RawBuilder, sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { readCursor, writeCursor } from '../../../../platform/ops/read-page.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { movesOfMembers } from '../../../books/ledger/moves-of-members.ts';
import { nameInLine } from '../../../people/members/name-in-line.ts';
import { type PlaceInLine, placeInLine } from '../counting/place-in-line.ts';
import { rowsOf } from '../counting/rows-of-place.ts';
import { teamDays } from '../counting/team-days.ts';

const ORDER = 'move';
/** Of one day: more are not put in order together. */
const MOVERS_MAX = 2000;

/** Which columns of the counters say that a kind moved, and the figures of the stream they are counted from. */
const KINDS: Readonly<Record<MoveKind, { columns: readonly string[]; figures: readonly string[] }>> = {
  deposit: { columns: ['deposits', 'deposit_count'], figures: ['deposit'] },
  withdrawal: { columns: ['withdrawals', 'withdrawal_count'], figures: ['withdrawal'] },
  bonus: { columns: ['bonuses'], figures: ['bonus'] },
  rebate: { columns: ['rebates'], figures: ['rebate'] },
  income: {
    columns: ['commissions', 'salaries', 'dividends', 'upline_paid'],
    figures: ['commission', 'salary', 'dividend', 'upline_paid'],
  },
};
const ALL_KINDS = Object.keys(KINDS) as MoveKind[];

interface MoveRow {
  transfer_id: bigint;
  member_id: string;
  username: string | null;
  agent_id: string | null;
  figure: string;
  code: string;
  amount: bigint;
  event_at: Date;
  at_us: bigint;
}

/**
 * What moved money in a place of the team, newest first. The counters say on which days and, branch by branch, who moved: so the books are asked for
 * those members alone, a day at a time, until the page is full.
 */
export async function listTeamMoves(
  { db, now }: { db: Queryable; now: Date },
  { brand, memberId }: { brand: Brand; memberId: string },
  { under, kind, after, pageSize, ...asked }: Received<typeof endpoint>['query'],
): Promise<Value<typeof endpoint>> {
  const days = teamDays(asked, { timeZone: brand.timeZone, now });
  const place = await placeInLine(db, { merchantId: brand.id, agentId: memberId }, under, days);
  const kinds = kind === undefined ? ALL_KINDS : [kind];
  const from = after === undefined ? undefined : placeOf(after);
  const shown = {
    period: { from: days.from, to: days.to },
    path: place.path,
    currency: brand.currency,
    totals: await readTotals(db, place),
  };
  const found: MoveRow[] = [];
  for (const day of await daysWithMoves(db, place, kinds, { from, timeZone: brand.timeZone })) {
    const movers = await moversOn(db, place, kinds, day);
    if (movers.length > MOVERS_MAX) return { ...shown, rows: [], next: null, tooMany: true };
    found.push(
      ...(await movesOf(db, movers, kinds, {
        day,
        from,
        limit: pageSize + 1 - found.length,
        merchantId: brand.id,
      })),
    );
    if (found.length > pageSize) break;
  }
  const rows = found.slice(0, pageSize);
  const last = found.length > pageSize ? rows.at(-1) : undefined;
  return {
    ...shown,
    rows: rows.map((row) => showMove(row, memberId)),
    next: last ? writeCursor([ORDER, String(last.at_us), `${last.transfer_id}`]) : null,
    tooMany: false,
  };
}

function placeOf(after: string) {
  const [us, id] = readCursor(after, ORDER);
  const whole = (text: string) => BigInt(/^\d{1,18}$/.test(text) ? text : 0);
  return { atUs: whole(us), id: whole(id) };
}
type From = ReturnType<typeof placeOf> | undefined;

async function readTotals(db: Queryable, place: PlaceInLine) {
  const sum = (columns: string) => sql`coalesce(sum(${sql.raw(columns)}), 0)::bigint`;
  const { rows } = await sql<
    Record<'deposit' | 'deposits' | 'withdrawal' | 'withdrawals' | 'bonus' | 'rebate' | 'income', bigint>
  >`
    select ${sum('deposits')} as deposit, ${sum('deposit_count')} as deposits, ${sum('withdrawals')} as withdrawal,
      ${sum('withdrawal_count')} as withdrawals, ${sum('bonuses')} as bonus, ${sum('rebates')} as rebate,
      ${sum('commissions + salaries + dividends + upline_paid')} as income
    from ${rowsOf('branch_money', place)} m`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('sums are a row, also of nothing');
  return {
    deposit: formatMoney(sums.deposit),
    depositCount: Number(sums.deposits),
    withdrawal: formatMoney(sums.withdrawal),
    withdrawalCount: Number(sums.withdrawals),
    bonus: formatMoney(sums.bonus),
    rebate: formatMoney(sums.rebate),
    income: formatMoney(sums.income),
  };
}

/** Newest first; none after the place in the list. */
async function daysWithMoves(
  db: Queryable,
  place: PlaceInLine,
  kinds: readonly MoveKind[],
  { from, timeZone }: { from: From; timeZone: string },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::text as day from ${rowsOf('branch_money', place)} m
    where ${moved(kinds)} ${from ? sql`and day <= (${momentOf(from)} at time zone ${timeZone})::date` : sql``}
    group by day order by 1 desc`.execute(db);
  return rows.map(({ day }) => day);
}

/** Who moved money on a day: down through the branches that did, to the members, and to agents in person. */
async function moversOn(
  db: Queryable,
  place: PlaceInLine,
  kinds: readonly MoveKind[],
  day: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive branch as (
      select m.agent_id, m.child_id, m.child_id = ${place.accountId} as own from ${rowsOf('branch_money', place)} m
      where m.day = ${day}::date and ${moved(kinds)}
      union all
      select b.agent_id, b.child_id, b.child_id = b.agent_id from branch
      join teams.branch_money b on b.agent_id = branch.child_id and b.day = ${day}::date and b.merchant_id = ${place.merchantId}
      where not branch.own and ${moved(kinds, 'b')}
    )
    select distinct child_id as id from branch
    where own or not exists (select 1 from teams.branch_money b where b.agent_id = branch.child_id and b.day = ${day}::date)
    limit ${MOVERS_MAX + 1}`.execute(db);
  return rows.map(({ id }) => id);
}

async function movesOf(
  db: Queryable,
  members: readonly string[],
  kinds: readonly MoveKind[],
  { day, from, limit, merchantId }: { day: string; from: From; limit: number; merchantId: string },
): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    select c.transfer_id, c.member_id, m.username, m.agent_id, c.figure, c.code, c.amount, c.event_at,
      (extract(epoch from c.event_at) * 1000000)::bigint as at_us
    from ${movesOfMembers(merchantId, members)} t
    cross join lateral (
      select * from teams.money_change n where n.transfer_id = t.id and n.created_at = t.created_at offset 0) c
    left join members.account m on m.id = c.member_id
    where c.member_id = any (${members}::uuid[]) and c.day = ${day}::date
      and c.figure = any (${kinds.flatMap((kind) => KINDS[kind].figures)}::text[])
      ${from ? sql`and (c.event_at, c.transfer_id) < (${momentOf(from)}, ${from.id}::bigint)` : sql``}
    order by c.event_at desc, c.transfer_id desc limit ${limit}`.execute(db);
  return rows;
}

function momentOf({ atUs }: { atUs: bigint }) {
  return sql`(timestamptz 'epoch' + ${atUs}::bigint * interval '1 microsecond')`;
}

function moved(kinds: readonly MoveKind[], table = 'm'): RawBuilder<boolean> {
  const columns = kinds.flatMap((kind) => KINDS[kind].columns);
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${sql.ref(`${table}.${column}`)} <> 0`),
    sql` or `,
  )})`;
}

function showMove(row: MoveRow, readerId: string): TeamMove {
  const kind = ALL_KINDS.find((candidate) => KINDS[candidate].figures.includes(row.figure));
  if (!kind) throw new Error(`${row.figure} is no kind of movement`);
  return {
    id: String(row.transfer_id),
    kind,
    code: row.code,
    member: { id: row.member_id, account: nameInLine(readerId, { ...row, id: row.member_id }) },
    amount: formatMoney(row.amount),
    at: row.event_at.toISOString(),
  };
}
