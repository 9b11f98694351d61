import type { LinkedService } from '@lanna/rules/accounts/linked-services';
import { sqlState } from '@lanna/rules/database-errors';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { channelSecret, openChannel } from '../channel.ts';
import { ServiceError } from '../services/service-error.ts';
import { SERVICES } from '../services/services.ts';
import type { LinkDeps, LinkOwner } from './deps.ts';
import { digestOfState, digestOfSubject } from './digests.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Takes what the service has given back, once and from the member who went there, asks the service who that was, and keeps it as the member's for good. Refuses
 * with `link_expired`, `link_closed`, `link_refused`, `link_unavailable`, `link_had`, `link_taken`.
 */
export async function finishLink(
  deps: LinkDeps,
  { merchantId, memberId, state, code }: LinkOwner & { state: string; code: string },
): Promise<{ service: LinkedService; provedAt: string }> {
  const { db, clock, secrets } = deps;
  const now = clock.now();
  const attempt = await db.kysely
    .deleteFrom('linked_accounts.attempt')
    .where('state_digest', '=', digestOfState(state))
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!attempt) throw new Refusal('link_expired');
  const service = attempt.service as LinkedService;
  const channel = await openChannel(db.kysely, { merchantId, service });
  // Another channel since is none that the member was sent to.
  if (channel.client_id !== attempt.client_id) throw new Refusal('link_expired');
  const { redirect, verifier, nonce } = attempt;
  const subject = await SERVICES[service]
    .subject(deps.places, {
      ...{ clientId: channel.client_id, secret: channelSecret(secrets, channel) },
      ...{ redirect, code, verifier, nonce, now },
    })
    .catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      deps.log.warn({ merchantId, service, why: error.why }, 'a linked account was not proved');
      throw new Refusal(error.why === 'refused' ? 'link_refused' : 'link_unavailable');
    });
  const digest = digestOfSubject(await deps.digestKey(), { merchantId, service, subject });
  await db.kysely
    .insertInto('linked_accounts.proof')
    .values({
      ...{ merchant_id: merchantId, member_id: memberId, service },
      ...{ subject_digest: digest, proved_at: now },
    })
    .execute()
    .catch((error: unknown) => {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      const isOwn = String((error as { constraint?: unknown }).constraint).includes('member_id');
      throw new Refusal(isOwn ? 'link_had' : 'link_taken');
    });
  return { service, provedAt: now.toISOString() };
}
