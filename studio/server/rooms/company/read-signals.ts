import {
  type CompanySignal,
  type DayOfPair,
  dumpingSignal,
  oneWaySignal,
  togetherSignal,
} from '../../../rules/rooms/company.ts';
import type { Tx } from '../../platform/database.ts';
import type { PairId } from './pair-id.ts';

const DAYS = 30;

interface Row {
  hands: number;
  flow: bigint;
  squares: string;
  onePlays: number;
  oneOdd: number;
  otherPlays: number;
  otherOdd: number;
  oneAllPlays: number;
  oneAllOdd: number;
  otherAllPlays: number;
  otherAllOdd: number;
}

/** What stands out of two players: nothing of two who have never sat together. */
export async function readSignals(tx: Tx, pair: PairId): Promise<CompanySignal[]> {
  const { rows } = await tx.query<Row>(
    `select p.hands, p.flow, p.squares::text, p.one_plays as "onePlays", p.one_odd as "oneOdd", p.other_plays as "otherPlays", p.other_odd as "otherOdd",
       coalesce(a.plays, 0) as "oneAllPlays", coalesce(a.odd, 0) as "oneAllOdd", coalesce(b.plays, 0) as "otherAllPlays", coalesce(b.odd, 0) as "otherAllOdd"
     from studio.room_pair p left join studio.room_plays a on a.player_id = p.one left join studio.room_plays b on b.player_id = p.other
     where p.one = $1 and p.other = $2`,
    [pair.one, pair.other],
  );
  const [row] = rows;
  if (!row) return [];
  const shared = await sharedKinds(tx, pair);
  const found: (CompanySignal | undefined)[] = [
    togetherSignal(await daysOf(tx, pair)),
    oneWaySignal({ hands: row.hands, flow: Number(row.flow), squares: Number(row.squares) }),
    dumpingSignal(
      'one',
      { plays: row.onePlays, odd: row.oneOdd },
      { plays: row.oneAllPlays, odd: row.oneAllOdd },
    ),
    dumpingSignal(
      'other',
      { plays: row.otherPlays, odd: row.otherOdd },
      { plays: row.otherAllPlays, odd: row.otherAllOdd },
    ),
    shared.length > 0 ? { signal: 'shared', kinds: shared } : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

async function sharedKinds(tx: Tx, { one, other }: PairId): Promise<string[]> {
  const { rows } = await tx.query<{ kind: string }>(
    `select distinct a.kind from studio.room_mark a join studio.room_mark b using (kind, mark) where a.player_id = $1 and b.player_id = $2 order by 1`,
    [one, other],
  );
  return rows.map(({ kind }) => kind);
}

/** By day and room in which both have sat: how many tables were there, and at how many each of them and both sat. */
async function daysOf(tx: Tx, { operatorId, one, other }: PairId): Promise<DayOfPair[]> {
  const { rows } = await tx.query<DayOfPair>(
    `with met as (
       select day, room_code, count(*) filter (where player_id = $1)::integer as one, count(*) filter (where player_id = $2)::integer as other,
         (count(*) - count(distinct table_id))::integer as "both"
       from studio.room_sat where player_id in ($1, $2) and day > current_date - ${DAYS} group by 1, 2)
     select one, other, "both", (select count(distinct s.table_id)::integer from studio.room_sat s where s.operator_id = $3 and s.day = met.day and s.room_code = met.room_code) as tables
     from met where one > 0 and other > 0`,
    [one, other, operatorId],
  );
  return rows;
}
