import { randomUUID } from 'node:crypto';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { createMember } from '../../people/members/member.factory.ts';

/** The Thai room of a brand, whatever rooms the brand has. */
export async function createRoom(db: Database, brand: { id: string }, now: Date): Promise<string> {
  const { id } = await db.kysely
    .insertInto('chat.room')
    .values({
      id: newId(),
      merchant_id: brand.id,
      kind: 'language',
      subject: 'TH',
      name: { TH: 'ห้องไทย', EN: 'Thai' },
      created_at: now,
    })
    .onConflict((on) => on.columns(['merchant_id', 'kind', 'subject']).doUpdateSet({ position: 0 }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A message of a new member that waits for the desk. */
export async function createHeldMessage(
  db: Database,
  brand: Parameters<typeof createMember>[1],
  text: string,
  now: Date,
): Promise<{ id: string; memberId: string; roomId: string }> {
  const { memberId } = await createMember(db, brand);
  const roomId = await createRoom(db, brand, now);
  await db.kysely
    .insertInto('chat.author')
    .values({ member_id: memberId, merchant_id: brand.id, author_id: randomUUID(), created_at: now })
    .execute();
  const id = newId();
  await db.kysely
    .insertInto('chat.message')
    .values({
      id,
      room_id: roomId,
      merchant_id: brand.id,
      member_id: memberId,
      client_id: randomUUID(),
      state: 'held',
      text,
      fingerprint: text,
      rule: 'contact',
      sent_at: now,
    })
    .execute();
  return { id, memberId, roomId };
}
