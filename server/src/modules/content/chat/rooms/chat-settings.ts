import { type ChatSettings, chatSettings } from '@lanna/contract/content/chat/settings';
import type { Queryable } from '../../../../platform/sql/database.ts';

export async function readChatSettings(
  db: Queryable,
  brandId: string,
): Promise<{ version: number; settings: ChatSettings }> {
  const row = await db
    .selectFrom('chat.setting')
    .select(['version', 'settings'])
    .where('merchant_id', '=', brandId)
    .executeTakeFirst();
  return { version: row?.version ?? 0, settings: chatSettings.parse(row?.settings ?? {}) };
}
