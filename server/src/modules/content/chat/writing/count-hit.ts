import type { ModerationRule } from '@lanna/rules/content/chat/rule-names';
import { sql } from 'kysely';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Counts what a rule has stopped, on the brand's day: never what was written, nor by whom. */
export async function countHit(
  db: Queryable,
  brand: { id: string; timeZone: string },
  { rule, word }: { rule: ModerationRule; word: string },
  now: Date,
): Promise<void> {
  const day = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(brand.timeZone)
    .toPlainDate()
    .toString();
  await sql`select chat.count_hit(${brand.id}, ${day}, ${rule}, ${word})`.execute(db);
}
