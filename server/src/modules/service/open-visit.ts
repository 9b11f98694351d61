import { randomBytes } from 'node:crypto';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { AnyCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import { visitKey } from '../../platform/push/visit-key.ts';
import { Refusal } from '../../platform/refusal.ts';

/** A conversation of a visitor, empty for now: the desk sees it with its first message. */
export async function openVisit(
  { db, clock }: { db: Database; clock: Clock },
  call: Pick<AnyCall, 'brand' | 'language' | 'userAgent'>,
  name: string | undefined,
): Promise<{ token: string }> {
  if (name && hasUnseenCharacters(name)) throw new Refusal('service_text_unseen');
  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await db.kysely
    .insertInto('service.conversation')
    .values({
      id: newId(),
      merchant_id: call.brand.id,
      visit_key: visitKey(call.brand.id, token),
      visitor_name: name || null,
      language: call.language,
      device: call.userAgent,
      created_at: now,
      last_at: now,
    })
    .execute();
  return { token };
}
