import type { Tx } from '../../../../platform/sql/database.ts';

/** The place of the next message in a room: given under the room's row, so it is the same for all, and once. */
export async function nextNumber(tx: Tx, roomId: string): Promise<bigint> {
  const { last_number } = await tx
    .updateTable('chat.room')
    .set((eb) => ({ last_number: eb('last_number', '+', 1n) }))
    .where('id', '=', roomId)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}
