import type { addChatWord } from '@lanna/contract/content/chat/ops';
import type { Received } from '@lanna/contract/endpoint';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** From the next message on. Refuses with `chat_word_known`. */
export async function addWord(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  brand: Brand,
  { word, weight, except }: Omit<Received<typeof addChatWord>['body'], 'brand'>,
  now: Date,
): Promise<{ id: string }> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('chat.word')
    .values({
      id,
      merchant_id: brand.id,
      word,
      weight,
      except_words: except,
      added_by: call.operator.name,
      added_at: now,
    })
    .onConflict((on) => on.columns(['merchant_id', 'word']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new Refusal('chat_word_known');
  await call.record(tx, {
    action: 'chat.word-added',
    brandId: brand.id,
    subject: { kind: 'brand', id: brand.code, name: brand.code },
    after: { word, weight, except },
  });
  await notifyOps(tx, { brandId: brand.id, type: 'chat_rules_changed' });
  return { id };
}

/** Refuses with `not_found`; the house's own words have no id. */
export async function removeWord(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brandIds' | 'record'>,
  id: string,
): Promise<null> {
  const row = await tx
    .deleteFrom('chat.word')
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .returning(['merchant_id', 'word', 'weight'])
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  await call.record(tx, {
    action: 'chat.word-removed',
    brandId: row.merchant_id,
    subject: { kind: 'chat-word', id, name: row.word },
    before: { word: row.word, weight: row.weight },
  });
  await notifyOps(tx, { brandId: row.merchant_id, type: 'chat_rules_changed' });
  return null;
}
