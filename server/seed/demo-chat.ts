import { chatSettings } from '@lanna/contract/content/chat/settings';
import { language } from '@lanna/contract/language';
import { ensureRooms } from '../src/modules/content/chat/ensure-rooms.ts';
import type { Tx } from '../src/platform/sql/database.ts';

/** Rooms of the demo brands, in which a new member writes at once: the first evening shows them. What an operator has set stays. */
export async function seedDemoChat(
  tx: Tx,
  { brands, now }: { brands: readonly { id: string }[]; now: Date },
): Promise<void> {
  const settings = JSON.stringify(chatSettings.parse({ mustBeProved: false, ageHours: 0 }));
  for (const { id } of brands) {
    await ensureRooms(tx, { id, languages: language.options }, now);
    await tx
      .insertInto('chat.setting')
      .values({ merchant_id: id, version: 1, settings })
      .onConflict((on) => on.doNothing())
      .execute();
  }
}
