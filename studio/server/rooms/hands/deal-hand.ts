import type { Tx } from '../../platform/database.ts';
import { readCards } from '../rows/hand-cards.ts';
import type { RoomHand } from '../rows/room-hand.ts';
import { settle } from './settle-hand.ts';

/** Deals a hand whose seeds are all open. One that a ป๊อก of the dealer ends is settled at once. */
export async function dealHand(
  tx: Tx,
  hand: RoomHand,
  { actMs, dealMs }: { actMs: number; dealMs: number },
): Promise<void> {
  await tx.query(
    `update studio.room_hand set state = 'playing', phase = 'seats', dealt_at = clock_timestamp(), due_at = clock_timestamp() + $2::interval where id = $1 and state = 'opening'`,
    [hand.id, `${actMs + dealMs} ms`],
  );
  await goOn(tx, { ...hand, phase: 'seats' }, actMs);
}

/** After moves: the dealer's turn, with a time of its own, or the end. */
export async function goOn(tx: Tx, hand: RoomHand, actMs: number): Promise<void> {
  const cards = await readCards(tx, hand);
  if (cards.phase === 'ended') await settle(tx, hand, cards);
  else if (cards.phase === 'dealer' && hand.phase === 'seats')
    await tx.query(
      `update studio.room_hand set phase = 'dealer', due_at = clock_timestamp() + $2::interval where id = $1`,
      [hand.id, `${actMs} ms`],
    );
}
