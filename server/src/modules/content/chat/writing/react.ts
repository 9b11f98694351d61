import type { ChatMessage } from '@lanna/contract/content/chat/chat';
import type { Reaction } from '@lanna/rules/content/chat/message-shape';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { enterRoom, refuseBy } from '../rooms/enter-room.ts';
import { publishFrame } from '../rooms/publish-message.ts';
import { lockMessage } from './lock-message.ts';

/** One reaction of a member to a message, in place of the one before it. Who may not write may not react. */
export async function react(
  deps: ChatDeps,
  brand: Brand,
  memberId: string,
  { reaction, ...place }: { room: string; number: number; reaction: Reaction | null },
): Promise<{ reactions: ChatMessage['reactions'] }> {
  return deps.db.transaction(async (tx) => {
    const { room, permission } = await enterRoom(tx, brand, { memberId }, place.room, deps.clock.now());
    if (!permission.write) refuseBy(permission);
    const { id } = await lockMessage(tx, place);
    if (reaction === null)
      await tx
        .deleteFrom('chat.reaction')
        .where('message_id', '=', id)
        .where('member_id', '=', memberId)
        .execute();
    else
      await tx
        .insertInto('chat.reaction')
        .values({ message_id: id, member_id: memberId, reaction })
        .onConflict((on) => on.columns(['message_id', 'member_id']).doUpdateSet({ reaction }))
        .execute();
    const rows = await tx
      .selectFrom('chat.reaction')
      .select(({ fn }) => ['reaction', fn.countAll<bigint>().as('times')])
      .where('message_id', '=', id)
      .groupBy('reaction')
      .execute();
    const reactions = Object.fromEntries(rows.map((row) => [row.reaction, Number(row.times)]));
    publishFrame(
      deps,
      { id: room.id, merchantId: brand.id },
      { type: 'reactions', number: place.number, reactions },
    );
    return { reactions };
  });
}
