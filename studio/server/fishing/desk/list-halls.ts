import { formatMoney, type Money } from '@lanna/rules/money';
import type { OfficeHall } from '../../../fishing-office-api.ts';
import type { OfficeSession } from '../../back-office/session.ts';
import type { Tx } from '../../platform/database.ts';

/** Halls in which the brand's players have a packet open, of all processes. */
export async function listHalls(tx: Tx, { vendor, operatorId }: OfficeSession): Promise<OfficeHall[]> {
  const { rows } = await tx.query<Omit<OfficeHall, 'spent' | 'payout'> & { spent: Money; payout: Money }>(
    `select k.game_code as "gameCode", k.hall_id as "hallId", count(*)::integer as packets, sum(k.spent)::bigint as spent, sum(k.payout)::bigint as payout,
       coalesce(sum((select count(*) from studio.fishing_hit h where h.packet_id = k.id and h.at > clock_timestamp() - interval '1 minute')), 0)::integer as "hitsLastMinute"
     from studio.fishing_packet k join studio.player p on p.id = k.player_id
     where k.state in ('placing', 'open') and p.vendor = $1 and p.operator_id = $2 and p.demo_balance is null
     group by 1, 2 order by 1, 2`,
    [vendor, operatorId],
  );
  return rows.map((row) => ({ ...row, spent: formatMoney(row.spent), payout: formatMoney(row.payout) }));
}
