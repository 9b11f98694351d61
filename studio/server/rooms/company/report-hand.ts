import type { ReportReason } from '../../../room-api.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { NoInRoom } from '../rooms-refusal.ts';

/** Of one player in a day. */
const REPORTS_MOST = 10;

/** A member who was in a hand that is over has people look at it; once a hand. Refuses `report_refused` for any other hand, `reports_enough`. */
export async function reportHand(
  db: Database,
  { playerId, operatorId, vendor }: { playerId: string; operatorId: string; vendor: string },
  { hand, reason }: { hand: string; reason: ReportReason },
  most = REPORTS_MOST,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select from studio.player where id = $1 for no key update', [playerId]);
    const { rowCount } = await tx.query(
      `select from studio.room_hand_seat s join studio.room_hand h on h.id = s.hand_id
       where s.hand_id = $1 and s.player_id = $2 and not h.demo and h.ended_at is not null`,
      [hand, playerId],
    );
    if (rowCount !== 1) throw new NoInRoom('report_refused');
    const { rows } = await tx.query<{ of: number }>(
      `select count(*)::integer as of from studio.room_case where kind = 'report' and one = $1 and opened_at > clock_timestamp() - interval '1 day'`,
      [playerId],
    );
    if ((rows[0]?.of ?? 0) >= most) throw new NoInRoom('reports_enough');
    await tx.query(
      `insert into studio.room_case (id, operator_id, vendor, kind, one, hand_id, facts) values ($1, $2, $3, 'report', $4, $5, $6)
       on conflict (hand_id, one) where kind = 'report' do nothing`,
      [newId(Date.now()), operatorId, vendor, playerId, hand, JSON.stringify({ reason })],
    );
  });
}
