import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/login';
import { Refusal } from '../../platform/refusal.ts';
import { admitMember } from './admit-member.ts';
import type { WayInDeps } from './deps.ts';
import { endSessions } from './end-sessions.ts';
import { findAccountById } from './internal/find-account.ts';
import { noteSecurityEvent } from './internal/note-security-event.ts';
import { readRememberToken, rotateRememberSeries } from './internal/remember-series.ts';
import type { LoginBody } from './log-in.ts';
import type { Visit } from './visit.ts';

/**
 * By the token of a remembered log-in. Each use gives the next token; one that was used before ends the series and its
 * sessions, since either the owner or somebody else holds a copy. Refuses with `bad_credentials` whatever is wrong.
 */
export async function logInByRememberToken(
  deps: WayInDeps,
  body: Extract<LoginBody, { type: 'remember' }>,
  visit: Visit,
): Promise<Value<typeof login>> {
  const given = readRememberToken(body.rememberToken);
  if (!given) throw new Refusal('bad_credentials');
  const merchantId = visit.brand.id;
  const now = deps.clock.now();
  const key = await deps.rememberSecret();
  const found = await deps.db.transaction(async (tx) => {
    const rotated = await rotateRememberSeries(tx, { merchantId, ...given, key, now });
    if (!rotated || !('stolen' in rotated)) return rotated;
    const { memberId } = rotated;
    const ended = await endSessions(tx, { merchantId, memberId, which: { series: given.seriesId }, now });
    await noteSecurityEvent(
      tx,
      { kind: 'remember_token_stolen', memberId, after: { ended } },
      { ...visit, now },
    );
    return null;
  });
  const account = found && (await findAccountById(deps.db.kysely, merchantId, found.memberId));
  if (!account) throw new Refusal('bad_credentials');
  const entry = { account, method: 'remember', rememberSeriesId: given.seriesId } as const;
  return { ...(await admitMember(deps, entry, visit)), rememberToken: found.token };
}
