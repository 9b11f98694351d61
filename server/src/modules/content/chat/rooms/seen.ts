import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { RoomRow } from './room-row.ts';

/** Up to where a member has read. Who opens a room for the first time begins with what is written from then on. */
export async function beginSeen(
  db: Queryable,
  room: Pick<RoomRow, 'id' | 'last_number'>,
  memberId: string,
): Promise<number> {
  await db
    .insertInto('chat.seen')
    .values({ room_id: room.id, member_id: memberId, number: room.last_number })
    .onConflict((on) => on.doNothing())
    .execute();
  const { number } = await db
    .selectFrom('chat.seen')
    .select('number')
    .where('room_id', '=', room.id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(number);
}

/** Never back, and never beyond what there is. */
export async function markSeen(
  db: Queryable,
  room: Pick<RoomRow, 'id' | 'last_number'>,
  memberId: string,
  number: number,
): Promise<{ seen: number }> {
  const upTo = BigInt(Math.min(number, Number(room.last_number)));
  const { number: seen } = await db
    .insertInto('chat.seen')
    .values({ room_id: room.id, member_id: memberId, number: upTo })
    .onConflict((on) =>
      on
        .columns(['room_id', 'member_id'])
        .doUpdateSet({ number: sql`greatest(seen.number, excluded.number)` }),
    )
    .returning('number')
    .executeTakeFirstOrThrow();
  return { seen: Number(seen) };
}
