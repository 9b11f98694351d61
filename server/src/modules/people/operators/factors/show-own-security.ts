import type { OwnSecurity } from '@lanna/contract/people/operators/own-ops';
import { countRecoveryCodes } from '../internal/recovery-codes.ts';
import type { OperatorDeps, OwnCall } from '../session/deps.ts';
import { listOpenSessions } from '../session/list-open-sessions.ts';

/** The operator's own second factors, recovery codes and open sessions. */
export async function showOwnSecurity(
  { db, clock }: Pick<OperatorDeps, 'db' | 'clock'>,
  { operator, host }: Pick<OwnCall, 'operator' | 'host'>,
): Promise<OwnSecurity> {
  const [{ email }, totp, passkeys, recoveryCodes, sessions] = await Promise.all([
    db.kysely
      .selectFrom('operators.operator')
      .select('email')
      .where('id', '=', operator.id)
      .executeTakeFirstOrThrow(),
    db.kysely
      .selectFrom('operators.totp')
      .select('added_at')
      .where('operator_id', '=', operator.id)
      .executeTakeFirst(),
    db.kysely
      .selectFrom('operators.passkey')
      .select(['id', 'name', 'added_at', 'used_at', 'rp_id'])
      .where('operator_id', '=', operator.id)
      .orderBy('added_at')
      .execute(),
    countRecoveryCodes(db.kysely, operator.id),
    listOpenSessions(db.kysely, operator.id, clock.now()),
  ]);
  return {
    email,
    totp: totp ? { addedAt: totp.added_at.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, added_at, used_at, rp_id }) => ({
      id,
      name,
      addedAt: added_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
      here: rp_id === host,
    })),
    recoveryCodes,
    sessions: sessions.map((session) => ({ ...session, current: session.id === operator.sessionId })),
  };
}
