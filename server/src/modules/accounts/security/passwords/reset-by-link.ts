import type { resetByLink as endpoint } from '@lanna/contract/accounts/security/security';
import type { Received, Value } from '@lanna/contract/endpoint';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { recordFailedLogin } from '../../../books/audit/record-failed-login.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import type { AuthenticationDeps } from '../../../people/authentication/deps.ts';
import { hashPassword } from '../../../people/authentication/password.ts';
import { tokenSha256 } from '../../../people/authentication/session.ts';
import { readNewPassword } from '../internal/read-new-password.ts';
import { storePassword } from '../internal/store-password.ts';

/**
 * Sets a new password by the link of an e-mail; every session ends. It opens no session, so a second factor
 * still protects the account. Refuses with `link_invalid`, `invalid_input` {fields}, `password_breached`.
 */
export async function resetByLink(
  deps: AuthenticationDeps,
  body: Received<typeof endpoint>['body'],
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const newPassword = readNewPassword(context.brand, body);
  const tokenHash = tokenSha256(body.linkToken);
  // An invalid link belongs to no account that could be named.
  return recordFailedLogin(deps.failures, { method: 'reset_by_link', tried: null }, context, () =>
    reset(deps, { newPassword, tokenHash }, context),
  );
}

async function reset(
  deps: AuthenticationDeps,
  { newPassword, tokenHash }: { newPassword: string; tokenHash: Buffer },
  context: RequestContext,
): Promise<Value<typeof endpoint>> {
  const now = deps.clock.now();
  // Hashing is expensive, so the link is checked first.
  if (!(await isLinkGood(deps, tokenHash, context, now))) throw new Refusal('link_invalid');
  const passwordHash = await hashPassword(newPassword);
  return deps.db.transaction(async (tx) => {
    const memberId = await useLink(tx, tokenHash, context, now);
    await storePassword(
      tx,
      { memberId, passwordHash, sessions: 'all', kind: 'password_reset', now },
      context,
    );
    return tx
      .selectFrom('members.account')
      .select('username')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
  });
}

async function isLinkGood(
  { db }: AuthenticationDeps,
  tokenHash: Buffer,
  { brand }: RequestContext,
  now: Date,
): Promise<boolean> {
  const link = await db.kysely
    .selectFrom('security.password_link')
    .select('member_id')
    .where('token_sha256', '=', tokenHash)
    .where('merchant_id', '=', brand.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

async function useLink(tx: Tx, tokenHash: Buffer, { brand }: RequestContext, now: Date): Promise<string> {
  const link = await tx
    .updateTable('security.password_link')
    .set({ used_at: now })
    .where('token_sha256', '=', tokenHash)
    .where('merchant_id', '=', brand.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst();
  if (!link) throw new Refusal('link_invalid');
  return link.member_id;
}
