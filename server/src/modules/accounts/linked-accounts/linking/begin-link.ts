import { createHash, randomBytes } from 'node:crypto';
import type { LinkedService } from '@lanna/rules/accounts/linked-services';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { openChannel } from '../channel.ts';
import { SERVICES } from '../services/services.ts';
import type { LinkDeps, LinkOwner } from './deps.ts';
import { digestOfState } from './digests.ts';

/** How long the way to the service and back may take. */
const WAY_MS = 600_000;
/** Where the member comes back to, with what the service adds. */
const BACK = '/?centre=member&page=securityCenter';

/**
 * Sends a member to a service's own log-in. What comes back is bound to the member (state), to this portal (verifier) and to this way (nonce); another way of the
 * same member is over with it. Refuses with `link_closed`, `link_had`.
 */
export async function beginLink(
  { db, clock, places }: LinkDeps,
  { merchantId, memberId, service, origin }: LinkOwner & { service: LinkedService; origin: string },
): Promise<{ address: string }> {
  const now = clock.now();
  const [state, verifier, nonce] = [secret(), secret(), secret()];
  const redirect = `${origin}${BACK}`;
  const clientId = await db.transaction(async (tx) => {
    const channel = await openChannel(tx, { merchantId, service });
    const had = await tx
      .selectFrom('linked_accounts.proof')
      .select('proved_at')
      .where('member_id', '=', memberId)
      .where('service', '=', service)
      .executeTakeFirst();
    if (had) throw new Refusal('link_had');
    await tx
      .deleteFrom('linked_accounts.attempt')
      .where((of) =>
        of.or([
          of('expires_at', '<=', now),
          of.and([of('member_id', '=', memberId), of('service', '=', service)]),
        ]),
      )
      .execute();
    await tx
      .insertInto('linked_accounts.attempt')
      .values({
        ...{ merchant_id: merchantId, member_id: memberId, service, redirect, verifier, nonce },
        state_digest: digestOfState(state),
        client_id: channel.client_id,
        expires_at: new Date(now.getTime() + WAY_MS),
      })
      .execute();
    return channel.client_id;
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { address: SERVICES[service].address(places, { clientId, redirect, state, nonce, challenge }) };
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}
