import type { login } from '@lanna/contract/accounts';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openSession } from './open-session.ts';
import { isPasswordRight } from './password.ts';

const FAILURE_WINDOW_MS = 15 * 60_000;
/** Per name and address together: somebody guessing from elsewhere cannot lock the owner out. */
const MAX_FAILURES = 10;

/** Checks name and password and opens a session. Refuses with `bad_credentials`, `account_disabled`, `too_many_failures`. */
export async function logIn(
  { db, clock }: { db: Database; clock: Clock },
  body: Received<typeof login>['body'],
  context: { merchantId: string; address: string; userAgent: string; lifeMs: number },
): Promise<Value<typeof login>> {
  const now = clock.now();
  const subject = `${body.username.toLowerCase()}|${context.address}`;
  await refuseAfterFailures(db, context.merchantId, subject, now);
  const member = await db.kysely
    .selectFrom('accounts.member')
    .select(['id', 'password_hash', 'status', 'first_login_at'])
    .where('merchant_id', '=', context.merchantId)
    .where('username_key', '=', body.username.toLowerCase())
    .executeTakeFirst();
  if (!(await isPasswordRight(member?.password_hash, body.password)) || !member) {
    await noteFailure(db, context.merchantId, subject, now);
    throw new Refusal('bad_credentials');
  }
  if (member.status === 'disabled') throw new Refusal('account_disabled');
  const token = await db.transaction(async (tx) => {
    await tx
      .updateTable('accounts.member')
      .set({ first_login_at: now })
      .where('id', '=', member.id)
      .where('first_login_at', 'is', null)
      .execute();
    await tx.deleteFrom('accounts.login_failure').where('subject', '=', subject).execute();
    return openSession(tx, { ...context, memberId: member.id, now });
  });
  return { token, firstTimeLogin: member.first_login_at === null, passwordExpired: false };
}

async function refuseAfterFailures(db: Database, merchantId: string, subject: string, now: Date) {
  const { failures } = await db.kysely
    .selectFrom('accounts.login_failure')
    .select(({ fn }) => fn.countAll<bigint>().as('failures'))
    .where('merchant_id', '=', merchantId)
    .where('subject', '=', subject)
    .where('failed_at', '>', new Date(now.getTime() - FAILURE_WINDOW_MS))
    .executeTakeFirstOrThrow();
  if (failures >= MAX_FAILURES)
    throw new Refusal('too_many_failures', { retryAfterSeconds: FAILURE_WINDOW_MS / 1000 });
}

async function noteFailure(db: Database, merchantId: string, subject: string, now: Date) {
  await db.kysely
    .insertInto('accounts.login_failure')
    .values({ merchant_id: merchantId, subject, failed_at: now })
    .execute();
}
