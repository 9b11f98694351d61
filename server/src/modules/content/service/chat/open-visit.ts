import { randomBytes } from 'node:crypto';
import { hasUnseenCharacters } from '@lanna/rules/unseen-characters';
import type { AnyCall } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { visitKey } from '../../../../platform/push/visit-key.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database } from '../../../../platform/sql/database.ts';

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
