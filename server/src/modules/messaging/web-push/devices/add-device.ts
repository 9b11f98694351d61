import type { Received } from '@lanna/contract/endpoint';
import type { addPushDevice } from '@lanna/contract/messaging/web-push/web-push';
import type { Language } from '@lanna/contract/people/members/members';
import { sql } from 'kysely';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { WebPushDeps } from './routes.ts';

/** More browsers than one person has in use. */
export const DEVICES_MAX = 10;

/**
 * From now on this browser is notified. A browser has one subscription: the last member to turn it on there is notified, and the member before
 * is not any more. Refuses with `push_service_unknown`.
 */
export async function addDevice(
  { db, clock, isPushService }: WebPushDeps,
  { endpoint, keys }: Received<typeof addPushDevice>['body'],
  owner: { merchantId: string; memberId: string; language: Language },
): Promise<void> {
  if (!isPushService(endpoint)) throw new Refusal('push_service_unknown');
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Of many at once all but the newest ten go, whatever their order.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`web-push ${owner.memberId}`}, 0))`.execute(tx);
    const values = {
      merchant_id: owner.merchantId,
      member_id: owner.memberId,
      p256dh: keys.p256dh,
      auth: keys.auth,
      language: owner.language,
      seen_at: now,
      failures: 0,
    };
    const before = await tx
      .selectFrom('web_push.subscription')
      .select(['id', 'member_id'])
      .where('endpoint', '=', endpoint)
      .executeTakeFirst();
    // What waits for the member before must not arrive at the next one.
    if (before && before.member_id !== owner.memberId)
      await tx.deleteFrom('web_push.subscription').where('id', '=', before.id).execute();
    await tx
      .insertInto('web_push.subscription')
      .values({ id: newId(), endpoint, created_at: now, ...values })
      .onConflict((oc) => oc.column('endpoint').doUpdateSet(values))
      .execute();
    const kept = tx
      .selectFrom('web_push.subscription')
      .select('id')
      .where('member_id', '=', owner.memberId)
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(DEVICES_MAX);
    await tx
      .deleteFrom('web_push.subscription')
      .where('member_id', '=', owner.memberId)
      .where('id', 'not in', kept)
      .execute();
  });
}
