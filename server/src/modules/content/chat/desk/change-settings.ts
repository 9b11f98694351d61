import type { changeChatSettings } from '@lanna/contract/content/chat/ops';
import type { Received, Value } from '@lanna/contract/endpoint';
import { sql } from 'kysely';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { readChatSettings } from '../rooms/chat-settings.ts';

/** Changes how a brand's rooms work. Refuses with `changed_meanwhile`. */
export async function changeSettings(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record'>,
  brand: Brand,
  { version, settings }: Received<typeof changeChatSettings>['body'],
): Promise<Value<typeof changeChatSettings>> {
  const kept = await readChatSettings(tx, brand.id);
  if (kept.version !== version) throw new Refusal('changed_meanwhile');
  const values = { version: version + 1, settings: JSON.stringify(settings) };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('chat.setting')
    .values({ merchant_id: brand.id, ...values })
    // Of two first changes at once one is refused.
    .onConflict((on) =>
      on.column('merchant_id').doUpdateSet(values).where(sql<boolean>`setting.version = ${version}`),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('changed_meanwhile');
  await call.record(tx, {
    action: 'chat.settings',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code, name: brand.code },
    before: { ...kept.settings },
    after: { ...settings },
  });
  await notifyPush(tx, { b: brand.id, t: ['chat_rooms_changed'] });
  await notifyOps(tx, { brandId: brand.id, type: 'chat_rules_changed' });
  return { version: values.version, settings };
}
