import type { readChatRoom } from '@lanna/contract/content/chat/ops';
import type { Value } from '@lanna/contract/endpoint';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { chatMessages } from './list-messages.ts';
import { chatRooms } from './list-ops-rooms.ts';
import { noteLook } from './note-look.ts';

const PAGE = 60;

/** A room as it stands, with what is held and removed in it; the look is recorded. Refuses with `not_found`. */
export async function readRoom(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record' | 'language'>,
  { id, before }: { id: string; before: number | undefined },
  now: Date,
): Promise<Value<typeof readChatRoom>> {
  const room = await chatRooms.one({ ...call, db: tx, now }, id);
  const brandId = call.brands.find(({ code }) => code === room.brand)?.id ?? '';
  await noteLook(tx, call, { brandId, subject: { kind: 'chat-room', id, name: room.name } }, now);
  const ids = await tx
    .selectFrom('chat.message')
    .select('id')
    .where('room_id', '=', id)
    .$if(before !== undefined, (query) => query.where('number', '<', BigInt(before ?? 0)))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const messages = [];
  for (const one of ids.slice(0, PAGE).reverse())
    messages.push(await chatMessages.one({ ...call, db: tx }, one.id));
  return { room, messages, more: ids.length > PAGE };
}
