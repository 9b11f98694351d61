import { TRIAL_TYPE } from '@lanna/contract/accounts';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { changePassword as endpoint } from '@lanna/contract/password';
import type { Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { confirmPassword, type Owner } from './confirm-password.ts';
import type { WayInDeps } from './deps.ts';
import { readNewPassword } from './internal/read-new-password.ts';
import { startRememberSeries } from './internal/remember-series.ts';
import { storePassword } from './internal/store-password.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';
import { proveSecondFactor } from './prove-second-factor.ts';
import { type SessionMethod, sessionMethod } from './session.ts';
import type { Visit } from './visit.ts';

/**
 * A new password for somebody who knows the old one. Every session opened before ends, and so does all that remembers them;
 * whoever has changed it goes on in a new one, remembered as before. Refuses with `invalid_input` {fields},
 * `password_wrong`, `password_same`, `password_breached`, `second_factor_needed`, `second_factor_wrong`, `trial_account`,
 * `session_expired` when somebody else changed it in the same moment.
 */
export async function changePassword(
  deps: WayInDeps,
  body: Received<typeof endpoint>['body'],
  owner: Owner,
  visit: Visit,
): Promise<Value<typeof endpoint>> {
  // It has none and lives for a day.
  if (owner.type === TRIAL_TYPE) throw new Refusal('trial_account');
  const newPassword = readNewPassword(visit.brand, body);
  const account = await confirmPassword(deps, owner, body.oldPassword, visit);
  if (body.oldPassword.normalize('NFKC') === newPassword.normalize('NFKC'))
    throw new Refusal('password_same');
  await proveSecondFactor(deps, account, body.secondFactor, visit);
  const passwordHash = await hashPassword(newPassword);
  const { memberId } = owner;
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const before = await takeSession(tx, owner, visit);
    await storePassword(
      tx,
      { memberId, passwordHash, sessions: 'all', kind: 'password_changed', now },
      visit,
    );
    const series =
      body.remember || before.remembered
        ? await startRememberSeries(tx, { merchantId: visit.brand.id, memberId, now })
        : undefined;
    const { method } = before;
    const line = { kind: 'session_opened', after: { method } } as const;
    const opening = { memberId, method, rememberSeriesId: series?.seriesId ?? null, line, now };
    const { token } = await openSession(tx, opening, visit);
    return { token, rememberToken: series?.token ?? null };
  });
}

/**
 * The session the change is asked for in, with the account locked: of two changes in one moment the later finds its session
 * ended by the earlier.
 */
async function takeSession(
  tx: Tx,
  { memberId, sessionId }: Pick<Owner, 'memberId' | 'sessionId'>,
  { brand }: Visit,
): Promise<{ method: SessionMethod; remembered: boolean }> {
  await tx
    .selectFrom('accounts.member')
    .select('id')
    .where('id', '=', memberId)
    .where('merchant_id', '=', brand.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const session = await tx
    .selectFrom('accounts.session')
    .leftJoin('accounts.remember_series as series', (join) =>
      join.onRef('series.id', '=', 'accounts.session.remember_series_id').on('series.ended_at', 'is', null),
    )
    .select(['accounts.session.method', 'series.id as seriesId'])
    .where('accounts.session.id', '=', sessionId)
    .where('accounts.session.member_id', '=', memberId)
    .where('accounts.session.ended_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw new Refusal('session_expired');
  return { method: sessionMethod.parse(session.method), remembered: session.seriesId !== null };
}
