import { formatMoney } from '@lanna/rules/money';
import type { TableState } from '../../../table-api.ts';
import type { Tx } from '../../platform/database.ts';
import { maskName } from '../../players/mask-name.ts';
import { type LiveTable, subjectOf } from '../live-table.ts';
import { PRESENT_MS } from './presence.ts';

/** What all at a table see; `status` is said to each operator's players by `statusOf`. */
export type SharedState = Omit<TableState, 'n' | 'status'>;

export interface ReadState {
  state: SharedState;
  /** Of the newest round. */
  announcedAt: Date | null;
}

interface Row {
  code: string;
  now: Date;
  round: TableState['round'];
  ended_at: Date | null;
  announced_at: Date | null;
  players: number;
  totals: Record<string, bigint | number> | null;
  winners: { name: string; won: string | number }[] | null;
}

/** The tables as they are now, in one question. Stakes and wins of play money are not among them. */
export async function readStates(db: Tx, tables: readonly LiveTable[]): Promise<Map<string, ReadState>> {
  const byCode = new Map(tables.map((table) => [table.code, table]));
  const { rows } = await db.query<Row>(STATES, [
    tables.map(({ code }) => code),
    tables.map(({ code }) => subjectOf(code)),
    `${PRESENT_MS} ms`,
  ]);
  return new Map(
    rows.flatMap((row) => {
      const table = byCode.get(row.code);
      return table ? [[row.code, { state: stateOf(table, row), announcedAt: row.announced_at }]] : [];
    }),
  );
}

function stateOf(
  table: LiveTable,
  { code, now, round, ended_at, players, totals, winners }: Row,
): SharedState {
  return {
    table: code,
    now: now.toISOString(),
    round: round && { ...round, opensAt: iso(round.opensAt), closesAt: iso(round.closesAt) },
    nextAt: ended_at && new Date(ended_at.getTime() + table.resultMs).toISOString(),
    players,
    totals: Object.fromEntries(
      Object.entries(totals ?? {}).map(([play, sum]) => [play, formatMoney(BigInt(sum))]),
    ),
    winners: (winners ?? []).map(({ name, won }) => ({
      name: maskName(name),
      won: formatMoney(BigInt(won)),
    })),
  };
}

function iso(time: string): string {
  return new Date(time).toISOString();
}

/** Amounts are summed as whole counts of 1/100 000; the largest sum at a table is far below what a JSON number holds exactly. */
const STATES = `
  with named as (select * from unnest($1::text[], $2::text[]) as t(code, subject)),
  newest as (
    select t.code, r.* from named t cross join lateral (
      select * from studio.shared_round r where r.subject = t.subject order by r.number desc limit 1) r),
  last_settled as (
    select t.code, r.id from named t cross join lateral (
      select id from studio.shared_round r where r.subject = t.subject and r.state = 'settled' order by r.number desc limit 1) r)
  select t.code, clock_timestamp() as now,
    case when r.id is not null then json_build_object('id', r.id, 'number', r.number, 'state', r.state, 'commitment', r.link_before,
      'opensAt', r.opens_at, 'closesAt', r.closes_at, 'outcome', r.outcome, 'voidReason', r.void_reason) end as round,
    (select m.at from studio.shared_round_move m where m.round_id = r.id and m.state = r.state and r.state in ('settled', 'void')) as ended_at,
    (select m.at from studio.shared_round_move m where m.round_id = r.id and m.state = 'announced') as announced_at,
    coalesce((select sum(p.players) from studio.table_presence p
      where p.table_code = t.code and p.at > clock_timestamp() - $3::interval), 0)::integer as players,
    (select json_object_agg(play, sum) from (
      select c.key as play, sum(c.value::numeric * 100000)::bigint as sum
      from studio.table_bet b join studio.player p on p.id = b.player_id and p.demo_balance is null
        cross join lateral jsonb_each_text(b.chips) c
      where b.round_id = r.id and b.state not in ('taken_back', 'refused') group by 1) totals) as totals,
    (select json_agg(json_build_object('name', w.name, 'won', w.won)) from (
      select p.wallet_user as name, b.payout as won from last_settled l
        join studio.table_bet b on b.round_id = l.id and b.payout > b.stake
        join studio.player p on p.id = b.player_id and p.demo_balance is null
      where l.code = t.code order by b.payout desc, b.player_id limit 10) w) as winners
  from named t left join newest r on r.code = t.code`;
