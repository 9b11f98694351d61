import { randomBytes } from 'node:crypto';
import type { register } from '@lanna/contract/accounts';
import type { Received, Value } from '@lanna/contract/endpoint';
import type { Clock } from '../../platform/clock.ts';
import { type Database, sqlState, type Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { openPlayerAccount } from '../ledger/open-player-account.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password.ts';

const UNIQUE_VIOLATION = '23505';

/** Makes a member with a wallet and a first session, all or nothing. Refuses with `username_taken`. */
export async function registerMember(
  { db, clock }: { db: Database; clock: Clock },
  body: Received<typeof register>['body'],
  context: { brand: BrandProfile; language: string; userAgent: string },
): Promise<Value<typeof register>> {
  if (body.confirmPassword !== body.password)
    throw new Refusal('invalid_input', { fields: [{ field: 'confirmPassword', rule: 'mismatch' }] });
  const passwordHash = await hashPassword(body.password);
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const memberId = await insertMember(tx, { ...context, body, passwordHash, now });
      await openPlayerAccount(tx, {
        merchantId: context.brand.id,
        memberId,
        currency: context.brand.currency,
      });
      const token = await openSession(tx, {
        merchantId: context.brand.id,
        memberId,
        userAgent: context.userAgent,
        now,
        lifeMs: context.brand.settings.sessionAbsoluteMs,
      });
      return { token, firstTimeLogin: true, passwordExpired: false };
    });
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal('username_taken');
    throw error;
  }
}

async function insertMember(
  tx: Tx,
  member: {
    body: Received<typeof register>['body'];
    brand: BrandProfile;
    language: string;
    passwordHash: string;
    now: Date;
  },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('accounts.member')
    .values({
      id,
      merchant_id: member.brand.id,
      username: member.body.username,
      wallet_user: `p${randomBytes(12).toString('hex')}`,
      password_hash: member.passwordHash,
      password_changed_at: member.now,
      type: 0,
      nickname: member.body.username,
      language: member.body.language ?? member.language,
      currency: member.brand.currency,
      country: member.brand.country,
      terms_version: member.brand.settings.termsVersion,
      terms_accepted_at: member.now,
      registered_at: member.now,
      first_login_at: member.now,
    })
    .execute();
  return id;
}
