import { DELETE_WITHIN_SECONDS } from '@lanna/rules/content/chat/message-shape';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { enterRoom } from '../rooms/enter-room.ts';
import { publishFrame } from '../rooms/publish-message.ts';
import { lockMessage } from './lock-message.ts';

/** Takes an own message away within a minute. Refuses with `chat_message_unknown` another's, `chat_too_late`. */
export async function takeBack(
  deps: ChatDeps,
  brand: Brand,
  memberId: string,
  place: { room: string; number: number },
): Promise<null> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { room } = await enterRoom(tx, brand, { memberId }, place.room, now);
    const message = await lockMessage(tx, place);
    if (message.member_id !== memberId) throw new Refusal('chat_message_unknown');
    if (now.getTime() - message.sent_at.getTime() > DELETE_WITHIN_SECONDS * 1000)
      throw new Refusal('chat_too_late');
    await tx
      .updateTable('chat.message')
      .set((eb) => ({ state: 'deleted', version: eb('version', '+', 1) }))
      .where('id', '=', message.id)
      .execute();
    publishFrame(deps, { id: room.id, merchantId: brand.id }, { type: 'gone', number: place.number });
    return null;
  });
}
