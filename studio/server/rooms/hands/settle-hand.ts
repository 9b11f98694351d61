import { outcomeOf } from '@lanna/rules/play/rooms/hand-receipt';
import type { Tx } from '../../platform/database.ts';
import { revealLink } from '../../shared-rounds/chain.ts';
import type { HandCards } from '../rows/hand-cards.ts';
import type { RoomHand } from '../rows/room-hand.ts';

/** Writes what each seat has won or lost, once, with the outcome and the link: all of it or none. */
export async function settle(tx: Tx, hand: RoomHand, { rules, state }: HandCards): Promise<void> {
  const results = rules.settle(state);
  await tx.query(
    `update studio.room_hand_seat s set won = r.won, rake = r.rake, attempts = 0, state = case when s.demo then 'won' else 'winning' end,
       due_at = case when not s.demo then clock_timestamp() end, finished_at = case when s.demo then clock_timestamp() end
     from jsonb_to_recordset($2) as r(seat integer, won bigint, rake bigint)
     where s.hand_id = $1 and s.seat = r.seat and s.state = 'staked'`,
    [
      hand.id,
      JSON.stringify(results.map(({ seat, won, rake }) => ({ seat, won: `${won}`, rake: `${rake}` }))),
    ],
  );
  if (hand.demo) await payDemo(tx, hand);
  const link = await revealLink(tx, { chainId: hand.chain.id, place: hand.chain.place });
  const rake = results.reduce((sum, one) => sum + one.rake, 0n);
  if (!hand.demo) await tx.query('insert into studio.room_uncounted (hand_id) values ($1)', [hand.id]);
  await countMissed(tx, hand);
  await tx.query(
    `update studio.room_hand set state = 'settled', phase = null, due_at = null, link = $2, outcome = $3, rake = $4, ended_at = clock_timestamp() where id = $1`,
    [hand.id, link, JSON.stringify(outcomeOf(rules, state)), rake],
  );
}

/** A hand that the clock has played for a seat was missed; one own move, and none was. */
async function countMissed(tx: Tx, { id, tableId }: RoomHand): Promise<void> {
  await tx.query(
    `update studio.room_seat t set missed = case when m.own then 0 else t.missed + 1 end
     from (select s.player_id, bool_or(not m.by_clock) as own from studio.room_move m join studio.room_hand_seat s on s.hand_id = m.hand_id and s.seat = m.seat
           where m.hand_id = $1 group by 1) as m
     where t.table_id = $2 and t.player_id = m.player_id`,
    [id, tableId],
  );
}

async function payDemo(tx: Tx, hand: RoomHand): Promise<void> {
  await tx.query(
    `update studio.player p set demo_balance = p.demo_balance + s.reserve + s.won - s.rake
     from studio.room_hand_seat s where s.hand_id = $1 and p.id = s.player_id and s.won is not null`,
    [hand.id],
  );
  await tx.query(
    `update studio.room_seat t set balance = p.demo_balance from studio.player p where t.table_id = $1 and p.id = t.player_id`,
    [hand.tableId],
  );
}
