import type { Received, Value } from '@lanna/contract/endpoint';
import type { resetByLink as endpoint } from '@lanna/contract/password';
import type { Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { WayInDeps } from './deps.ts';
import { keepingFailures } from './internal/access-failures.ts';
import { readNewPassword } from './internal/read-new-password.ts';
import { storePassword } from './internal/store-password.ts';
import { hashPassword } from './password.ts';
import { tokenSha256 } from './session.ts';
import type { Visit } from './visit.ts';

/**
 * A new password by the link of the letter; every session ends. It logs nobody in, so a second factor still stands in front
 * of the account. Refuses with `link_invalid`, `invalid_input` {fields}, `password_breached`.
 */
export async function resetByLink(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const newPassword = readNewPassword(visit.brand, body);
  const tokenHash = tokenSha256(body.linkToken);
  // Whose a link would be that is none, nobody can tell.
  return keepingFailures(deps.failures, { way: 'reset_by_link', tried: null }, visit, () =>
    reset(deps, { newPassword, tokenHash }, visit),
  );
}

async function reset(
  deps: WayInDeps,
  { newPassword, tokenHash }: { newPassword: string; tokenHash: Buffer },
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  const now = deps.clock.now();
  // Made only for who has a link: a hash is work.
  if (!(await isLinkGood(deps, tokenHash, visit, now))) throw new Refusal('link_invalid');
  const passwordHash = await hashPassword(newPassword);
  return deps.db.transaction(async (tx) => {
    const memberId = await useLink(tx, tokenHash, visit, now);
    await storePassword(tx, { memberId, passwordHash, sessions: 'all', kind: 'password_reset', now }, visit);
    return tx
      .selectFrom('accounts.member')
      .select('username')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
  });
}

async function isLinkGood(
  { db }: WayInDeps,
  tokenHash: Buffer,
  { brand }: Visit,
  now: Date,
): Promise<boolean> {
  const link = await db.kysely
    .selectFrom('accounts.password_link')
    .select('member_id')
    .where('token_sha256', '=', tokenHash)
    .where('merchant_id', '=', brand.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link !== undefined;
}

async function useLink(tx: Tx, tokenHash: Buffer, { brand }: Visit, now: Date): Promise<string> {
  const link = await tx
    .updateTable('accounts.password_link')
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
