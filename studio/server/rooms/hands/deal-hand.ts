import type { Tx } from '../../platform/database.ts';
import { type HandCards, readCards } from '../rows/hand-cards.ts';
import type { RoomHand } from '../rows/room-hand.ts';
import { settle } from './settle-hand.ts';

/** Deals a hand whose seeds are all open. One that its cards end is settled at once. */
export async function dealHand(
  tx: Tx,
  hand: RoomHand,
  { actMs, dealMs }: { actMs: number; dealMs: number },
): Promise<void> {
  const { rules, state } = await readCards(tx, hand);
  const step = rules.step(state);
  await tx.query(
    `update studio.room_hand set state = 'playing', phase = $3, dealt_at = clock_timestamp(), due_at = clock_timestamp() + $2::interval where id = $1 and state = 'opening'`,
    [hand.id, `${actMs + dealMs} ms`, step],
  );
  await goOn(tx, { ...hand, step }, { rules, state }, actMs);
}

/** After moves: the next step, with a time of its own, or the end. Gives the step. */
export async function goOn(tx: Tx, hand: RoomHand, cards: HandCards, actMs: number): Promise<string> {
  const step = cards.rules.step(cards.state);
  if (step === 'ended') await settle(tx, hand, cards);
  else if (step !== hand.step)
    await tx.query(
      `update studio.room_hand set phase = $3, due_at = clock_timestamp() + $2::interval where id = $1`,
      [hand.id, `${actMs} ms`, step],
    );
  return step;
}
