import type { ChatRoomRow, changeChatRoom } from '@lanna/contract/content/chat/ops';
import type { Received } from '@lanna/contract/endpoint';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { publishFrame } from '../rooms/publish-message.ts';
import { chatRooms } from './list-ops-rooms.ts';

/** Changes what a room asks of its members, at once: who may read it no longer is out. Refuses with `not_found`, `changed_meanwhile`. */
export async function changeRoom(
  deps: Pick<ChatDeps, 'channels' | 'clock'>,
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record' | 'language'>,
  { id, version, ...rules }: Received<typeof changeChatRoom>['body'] & { id: string },
): Promise<ChatRoomRow> {
  const kept = await tx
    .selectFrom('chat.room')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!kept) throw new Refusal('not_found');
  if (kept.version !== version) throw new Refusal('changed_meanwhile');
  const next = {
    smallest_rank: rules.smallestRank,
    open_from: rules.openFrom,
    open_to: rules.openTo,
    slow_seconds: rules.slowSeconds,
    read_only: rules.readOnly,
    closed: rules.closed,
    invitations: rules.invitations,
  };
  await tx
    .updateTable('chat.room')
    .set({ ...next, version: version + 1 })
    .where('id', '=', id)
    .execute();
  const before = Object.fromEntries(Object.keys(next).map((key) => [key, kept[key as keyof typeof next]]));
  await call.record(tx, {
    action: 'chat.room',
    brandId: kept.merchant_id,
    subject: { kind: 'chat-room', id },
    before,
    after: next,
  });
  await notifyPush(tx, { b: kept.merchant_id, t: ['chat_rooms_changed'] });
  await notifyOps(tx, { brandId: kept.merchant_id, type: 'chat_rules_changed' });
  publishFrame(deps, { id, merchantId: kept.merchant_id }, { type: 'room' });
  return chatRooms.one({ ...call, db: tx, now: deps.clock.now() }, id);
}
