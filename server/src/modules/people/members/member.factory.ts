import { randomBytes } from 'node:crypto';
import { AGENT_TYPES, type Language } from '@lanna/contract/people/members/members';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Database } from '../../../platform/sql/database.ts';
import { openWallet } from '../../books/ledger/open-wallet.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';

export interface MemberOptions {
  username?: string;
  type?: 0 | 1 | 2 | 4 | 41 | 42;
  status?: 'active' | 'disabled' | 'self_excluded';
  passwordHash?: string;
  language?: Language;
  /** The terms accepted when joining. */
  termsVersion?: string;
  /** The agent above the member. */
  agentId?: string;
  now?: Date;
}

/** A member with an empty wallet for a test: `await createMember(db, brand, { type: 4 })`. No password fits unless a hash is given. */
export async function createMember(db: Database, brand: BrandProfile, options: MemberOptions = {}) {
  const memberId = newId();
  const now = options.now ?? new Date('2026-11-20T12:00:00Z');
  const walletUser = `p${randomBytes(12).toString('hex')}`;
  const username = options.username ?? `m${randomBytes(6).toString('hex')}`;
  await db.transaction(async (tx) => {
    await tx
      .insertInto('members.member')
      .values({
        id: memberId,
        merchant_id: brand.id,
        username,
        wallet_user: walletUser,
        password_hash: options.passwordHash ?? null,
        password_changed_at: now,
        type: options.type ?? 0,
        agent_id: options.agentId ?? null,
        status: options.status ?? 'active',
        language: options.language ?? 'TH',
        currency: brand.currency,
        country: brand.country,
        terms_version: options.termsVersion ?? '1',
        terms_accepted_at: now,
        registered_at: now,
      })
      .execute();
    await openWallet(tx, {
      merchantId: brand.id,
      memberId,
      currency: brand.currency,
      isAgent: AGENT_TYPES.some((type) => type === options.type),
    });
  });
  return { memberId, walletUser, username, merchantId: brand.id };
}
