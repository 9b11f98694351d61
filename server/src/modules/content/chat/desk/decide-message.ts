import type { ChatRow, decideChatMessage } from '@lanna/contract/content/chat/ops';
import type { Received } from '@lanna/contract/endpoint';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { ChatDeps } from '../chat-deps.ts';
import { nextNumber } from '../rooms/next-number.ts';
import { publishFrame, publishMessage } from '../rooms/publish-message.ts';
import { chatMessages } from './list-messages.ts';
import { writeMute } from './write-mute.ts';

type Decision = Received<typeof decideChatMessage>['body'];

/**
 * Shows a message to its room, or removes it; its words stay for the desk alone. What was held gets its number now, so it stands where it is seen
 * first. Refuses with `not_found`, `changed_meanwhile`.
 */
export async function decideMessage(
  deps: Pick<ChatDeps, 'channels' | 'clock'>,
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record' | 'language'>,
  { id, version, decision, muteSeconds }: Decision & { id: string },
): Promise<ChatRow> {
  const now = deps.clock.now();
  const message = await lock(tx, call, id);
  if (message.version !== version) throw new Refusal('changed_meanwhile');
  const place = { id: message.room_id, merchantId: message.merchant_id };
  const isShown = decision === 'show';
  const number = message.number ?? (isShown ? await nextNumber(tx, message.room_id) : null);
  await tx
    .updateTable('chat.message')
    .set((eb) => ({
      state: isShown ? 'shown' : 'removed',
      number,
      ...(isShown && { shown_at: now }),
      decided_at: now,
      decided_by: call.operator.name,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  if (isShown) await publishMessage(deps, tx, place, id);
  else if (number !== null) publishFrame(deps, place, { type: 'gone', number: Number(number) });
  // Without a word of what was written: the record is read by more operators than the room is.
  await call.record(tx, {
    action: `chat.${decision}`,
    brandId: message.merchant_id,
    subject: { kind: 'chat-message', id },
    before: { state: message.state, rule: message.rule, reports: message.reports },
    after: { state: isShown ? 'shown' : 'removed', ...(muteSeconds && { muteSeconds }) },
  });
  if (muteSeconds !== undefined)
    await writeMute(tx, call, {
      member: { id: message.member_id, merchantId: message.merchant_id },
      kind: 'mute',
      seconds: muteSeconds,
      reason: message.rule ?? 'report',
      messageId: id,
      now,
    });
  await notifyPush(tx, { m: [message.member_id], t: ['chat_changed'] });
  await notifyOps(tx, { brandId: message.merchant_id, type: 'chat_changed' });
  return chatMessages.one({ ...call, db: tx }, id);
}

async function lock(tx: Tx, { brandIds }: Pick<AnyOpsCall, 'brandIds'>, id: string) {
  const row = await tx
    .selectFrom('chat.message')
    .select(['id', 'merchant_id', 'room_id', 'member_id', 'number', 'state', 'rule', 'reports', 'version'])
    .where('id', '=', id)
    .where('merchant_id', 'in', brandIds)
    .where('state', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}
