import { formatMoney, type Money } from '@lanna/rules/money';
import type { OfficeRake } from '../../../room-office-api.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';

const DAYS = 31;

/** What the house has kept of hands of the brand's players, by day in Thailand and by room, the newest day first. */
export async function listRake(tx: Tx, { operatorId }: OfficeSession): Promise<OfficeRake[]> {
  const { rows } = await tx.query<Omit<OfficeRake, 'moved' | 'rake'> & { moved: Money; rake: Money }>(
    `select to_char(h.ended_at at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as day, t.room_code as room,
       count(*) filter (where h.state = 'settled')::integer as hands, count(*) filter (where h.state = 'void')::integer as voids,
       count(*) filter (where h.void_reason = 'not_opened')::integer as "notOpened", coalesce(sum(h.rake), 0)::bigint as rake,
       coalesce(sum((select sum(greatest(s.won, 0)) from studio.room_hand_seat s where s.hand_id = h.id)), 0)::bigint as moved
     from studio.room_hand h join studio.room_table t on t.id = h.table_id
     where t.operator_id = $1 and not h.demo and h.ended_at > clock_timestamp() - interval '${DAYS} days'
     group by 1, 2 order by 1 desc, 2`,
    [operatorId],
  );
  return rows.map((row) => ({ ...row, moved: formatMoney(row.moved), rake: formatMoney(row.rake) }));
}
