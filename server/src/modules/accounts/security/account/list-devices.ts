import type { devices } from '@lanna/contract/accounts/security/security';
import type { Value } from '@lanna/contract/endpoint';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { deviceName } from '../../../books/audit/device-name.ts';
import type { BrandProfile } from '../../../house/brands/brand.ts';
import type { Owner } from '../../../people/authentication/confirm-password.ts';
import { earliestSeenAt } from '../../../people/authentication/session.ts';

const MAX_SHOWN = 100;

/** Lists open sessions, the calling one first, then by when they were last seen; of the tabs that one remember-me token has logged in, the first. */
export async function listDevices(
  { db, clock }: { db: Database; clock: Clock },
  { memberId, sessionId }: Owner,
  brand: BrandProfile,
): Promise<Value<typeof devices>> {
  const now = clock.now();
  const sessions = await db.kysely
    .selectFrom('authentication.session_info')
    .select(['id', 'user_agent', 'country', 'remember_me_token_id', 'created_at', 'seen_at'])
    .where('merchant_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>=', earliestSeenAt(now, brand.settings.sessionIdleMs))
    .orderBy((eb) => eb('id', '=', sessionId), 'desc')
    .orderBy('seen_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return sessions.filter(isFirstOfBrowser).map((session) => ({
    id: session.id,
    device: deviceName(session.user_agent),
    country: session.country,
    openedAt: session.created_at.toISOString(),
    seenAt: session.seen_at.toISOString(),
    current: session.id === sessionId,
  }));
}

function isFirstOfBrowser(
  { remember_me_token_id: series }: { remember_me_token_id: string | null },
  at: number,
  all: readonly { remember_me_token_id: string | null }[],
): boolean {
  return series === null || all.findIndex((one) => one.remember_me_token_id === series) === at;
}
