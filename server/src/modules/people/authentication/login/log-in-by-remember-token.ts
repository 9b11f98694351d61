import type { Value } from '@lanna/contract/endpoint';
import type { login } from '@lanna/contract/people/authentication/authentication';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { AuthenticationDeps } from '../deps.ts';
import { endSessions } from '../end-sessions.ts';
import { findAccountById } from '../find-account.ts';
import { readRememberMeToken, rotateRememberMeToken } from '../remember-me-token.ts';
import { completeLogin } from './complete-login.ts';
import type { LoginBody } from './log-in.ts';

/**
 * Logs in by a remember-me token. Each use returns the next token; a token that was used before ends the
 * series and its sessions, since it may be a stolen copy. Refuses with `bad_credentials` in every case.
 */
export async function logInByRememberToken(
  deps: AuthenticationDeps,
  body: Extract<LoginBody, { type: 'remember' }>,
  context: RequestContext,
): Promise<Value<typeof login>> {
  const given = readRememberMeToken(body.rememberToken);
  if (!given) throw new Refusal('bad_credentials');
  const merchantId = context.brand.id;
  const now = deps.clock.now();
  const key = await deps.rememberMeSecret();
  const found = await deps.db.transaction(async (tx) => {
    const rotated = await rotateRememberMeToken(tx, { merchantId, ...given, key, now });
    if (!rotated || !('stolen' in rotated)) return rotated;
    const { memberId } = rotated;
    const ended = await endSessions(tx, { merchantId, memberId, which: { series: given.tokenId }, now });
    await recordSecurityEvent(
      tx,
      { kind: 'remember_token_stolen', memberId, after: { ended } },
      { ...context, now },
    );
    return null;
  });
  const account = found && (await findAccountById(deps.db.kysely, merchantId, found.memberId));
  if (!account) throw new Refusal('bad_credentials');
  const entry = { account, method: 'remember', rememberMeTokenId: given.tokenId } as const;
  return { ...(await completeLogin(deps, entry, context)), rememberToken: found.token };
}
