import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { openWallet } from '../../books/ledger/open-wallet.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { newWalletUser } from './internal/new-names.ts';

/**
 * An agent (account type 1) with an invitation code. Given the hash of the brand's default password, the
 * agent must change it after logging in; without one there is no password and no log-in. Returns the
 * account's id.
 */
export async function addAgent(
  tx: Tx,
  brand: BrandProfile,
  agent: { username: string; affiliateCode: string; passwordHash: string | null; now: Date },
): Promise<string> {
  const { username, affiliateCode, passwordHash, now } = agent;
  const id = newId();
  await tx
    .insertInto('members.member')
    .values({
      id,
      merchant_id: brand.id,
      username,
      wallet_user: newWalletUser(),
      password_hash: passwordHash,
      password_changed_at: now,
      type: 1,
      nickname: username,
      language: brand.defaultLanguage,
      currency: brand.currency,
      country: brand.country,
      registered_at: now,
    })
    .execute();
  await openWallet(tx, { merchantId: brand.id, memberId: id, currency: brand.currency, isAgent: true });
  await tx
    .insertInto('members.affiliate_code')
    .values({ merchant_id: brand.id, code: affiliateCode, agent_id: id, created_at: now })
    .execute();
  return id;
}
