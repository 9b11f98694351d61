import type { REPORT_REASONS } from '@lanna/contract/content/chat/chat';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { enterRoom } from '../rooms/enter-room.ts';
import { publishFrame } from '../rooms/publish-message.ts';
import { lockMessage } from './lock-message.ts';

/** So many different accounts hide a message for all, until an operator has looked. */
const HIDES_AT = 3;

/**
 * Reports a message: its reporter reads it no more. What an operator has looked at and left is not hidden again by reports. Refuses with
 * `chat_own_message`, `chat_message_unknown`.
 */
export async function reportMessage(
  deps: ChatDeps,
  brand: Brand,
  memberId: string,
  { reason, ...place }: { room: string; number: number; reason: (typeof REPORT_REASONS)[number] },
): Promise<null> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { room } = await enterRoom(tx, brand, { memberId }, place.room, now);
    const message = await lockMessage(tx, place);
    if (message.member_id === memberId) throw new Refusal('chat_own_message');
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('chat.report')
      .values({ message_id: message.id, member_id: memberId, reason, at: now })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return null;
    const reports = message.reports + 1;
    const isHidden = reports >= HIDES_AT && message.decided_at === null;
    await tx
      .updateTable('chat.message')
      .set((eb) => ({
        reports,
        first_report_at: eb.fn.coalesce('first_report_at', eb.val(now)),
        ...(isHidden && { state: 'hidden', version: eb('version', '+', 1) }),
      }))
      .where('id', '=', message.id)
      .execute();
    if (isHidden)
      publishFrame(deps, { id: room.id, merchantId: brand.id }, { type: 'gone', number: place.number });
    await notifyOps(tx, { brandId: brand.id, type: 'chat_changed' });
    return null;
  });
}
