import type { Tx } from '../../platform/database.ts';
import { revealLink } from '../../shared-rounds/chain.ts';
import type { RoomHand } from '../rows/room-hand.ts';

/** Why a hand ends without a result. */
export type VoidReason = 'stake_refused' | 'not_opened' | 'left_lying' | 'not_dealt';

/** Ends a hand that has not ended without a result: every stake goes back whole. Its link is shown: what is known of it helps no one in a later hand. */
export async function voidHand(tx: Tx, hand: RoomHand, reason: VoidReason): Promise<void> {
  await tx.query(
    `update studio.player p set demo_balance = p.demo_balance + s.reserve
     from studio.room_hand_seat s where s.hand_id = $1 and s.demo and s.state = 'staked' and p.id = s.player_id`,
    [hand.id],
  );
  await tx.query(
    `update studio.room_hand_seat set attempts = 0, state = case when demo then 'returned' else 'returning' end,
       due_at = case when not demo then clock_timestamp() end, finished_at = case when demo then clock_timestamp() end
     where hand_id = $1 and state in ('placing', 'staked')`,
    [hand.id],
  );
  const link = await revealLink(tx, { chainId: hand.chain.id, place: hand.chain.place });
  await tx.query(
    `update studio.room_hand set state = 'void', phase = null, due_at = null, link = $2, void_reason = $3, ended_at = clock_timestamp()
     where id = $1 and state in ('reserving', 'opening', 'playing')`,
    [hand.id, link, reason],
  );
}
