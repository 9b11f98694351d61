import { formatMoney, type Money } from '@lanna/rules/money';
import type { OfficeHall } from '../../../fishing-office-api.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';

/** Halls in which the brand's players sit or have a packet open, of all processes. */
export async function listHalls(tx: Tx, { vendor, operatorId }: OfficeSession): Promise<OfficeHall[]> {
  const { rows } = await tx.query<Omit<OfficeHall, 'spent' | 'payout'> & { spent: Money; payout: Money }>(
    `with seated as (
       select h.game_code, h.id, count(*)::integer as seats from studio.fishing_hall h join studio.fishing_seat s on s.hall_id = h.id
         join studio.player p on p.id = s.player_id
       where p.vendor = $1 and p.operator_id = $2 and p.demo_balance is null group by 1, 2),
     shot as (
     select k.game_code, k.hall_id as id, count(*)::integer as packets, sum(k.spent)::bigint as spent, sum(k.payout)::bigint as payout,
       sum(h.hits)::integer as "hitsLastMinute", sum(h.shots)::integer as "shotsLastMinute"
     from studio.fishing_packet k join studio.player p on p.id = k.player_id
       cross join lateral (select count(*) as hits, count(distinct shot) as shots from studio.fishing_hit
         where packet_id = k.id and at > clock_timestamp() - interval '1 minute') as h
     where k.state in ('placing', 'open') and p.vendor = $1 and p.operator_id = $2 and p.demo_balance is null
     group by 1, 2)
     select game_code as "gameCode", id as "hallId", coalesce(seats, 0) as seats, coalesce(packets, 0) as packets, coalesce(spent, 0)::bigint as spent,
       coalesce(payout, 0)::bigint as payout, coalesce("hitsLastMinute", 0) as "hitsLastMinute", coalesce("shotsLastMinute", 0) as "shotsLastMinute"
     from seated full join shot using (game_code, id) order by 1, 2`,
    [vendor, operatorId],
  );
  return rows.map((row) => ({ ...row, spent: formatMoney(row.spent), payout: formatMoney(row.payout) }));
}
