import type { Owner } from '../../../platform/http/calls/owner-of.ts';
import type { Queryable, Tx } from '../../../platform/sql/database.ts';

/** What changes of the protection compare with. */
interface LockedMember {
  password_changed_at: Date;
  payment_password_changed_at: Date | null;
  mobile: string | null;
  mobile_verified_at: Date | null;
  email: string | null;
  email_verified_at: Date | null;
}

/**
 * Locks an account until the transaction ends, so that two changes of its protection run one after the other.
 */
export function lockMember(tx: Tx, { merchantId, memberId }: Owner): Promise<LockedMember> {
  return tx
    .selectFrom('members.member')
    .select([
      'password_changed_at',
      'payment_password_changed_at',
      'mobile',
      'mobile_verified_at',
      'email',
      'email_verified_at',
    ])
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setPasswordHash(
  tx: Tx,
  { merchantId, memberId }: Owner,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('members.member')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .execute();
}

export async function setPaymentPasswordHash(
  tx: Tx,
  { merchantId, memberId }: Owner,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('members.member')
    .set({ payment_password_hash: passwordHash, payment_password_changed_at: now })
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .execute();
}

/** Keeps the time of the first login; later ones change nothing. */
export async function recordFirstLogin(db: Queryable, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('members.member')
    .set({ first_login_at: now })
    .where('id', '=', memberId)
    .where('first_login_at', 'is', null)
    .execute();
}
