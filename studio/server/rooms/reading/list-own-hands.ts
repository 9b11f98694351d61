import { formatMoney, type Money } from '@lanna/rules/money';
import type { HandOutcome } from '@lanna/rules/play/rooms/hand-receipt';
import type { HandList } from '../../../room-api.ts';
import type { Tx } from '../../platform/database.ts';

const SHOWN = 30;

/** The player's last hands, newest first. */
export async function listOwnHands(tx: Tx, playerId: string): Promise<HandList> {
  const { rows } = await tx.query<{
    id: string;
    table: string;
    number: number;
    seat: number;
    state: string;
    won: Money | null;
    rake: Money | null;
    outcome: HandOutcome | null;
    endedAt: Date | null;
  }>(
    `select h.id, t.code as "table", h.number, s.seat, s.state, s.won, s.rake, h.outcome, h.ended_at as "endedAt"
     from studio.room_hand_seat s join studio.room_hand h on h.id = s.hand_id join studio.room_table t on t.id = h.table_id
     where s.player_id = $1 order by s.hand_id desc limit ${SHOWN}`,
    [playerId],
  );
  return {
    hands: rows.map(({ seat, outcome, won, rake, endedAt, ...row }) => ({
      ...row,
      dealt: outcome !== null,
      cards: outcome?.hands.find((hand) => hand.seat === seat)?.cards ?? [],
      won: won === null ? null : formatMoney(won),
      rake: rake === null ? null : formatMoney(rake),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  };
}
