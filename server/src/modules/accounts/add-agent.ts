import type { Tx } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import type { BrandProfile } from '../brands/brand.ts';
import { openWallet } from '../ledger/open-wallet.ts';
import { newWalletUser } from './internal/insert-member.ts';
import { hashPassword } from './password.ts';

/**
 * An agent (account type 1) with an invitation code. The password is the brand's default one, so the agent must change it
 * right after logging in; without a default there is no password, and nobody logs in. Answers the account's id.
 */
export async function addAgent(
  tx: Tx,
  brand: BrandProfile,
  agent: { username: string; affiliateCode: string; now: Date },
): Promise<string> {
  const { username, affiliateCode, now } = agent;
  const { defaultPassword } = brand.settings;
  const id = newId();
  await tx
    .insertInto('accounts.member')
    .values({
      id,
      merchant_id: brand.id,
      username,
      wallet_user: newWalletUser(),
      password_hash: defaultPassword === null ? null : await hashPassword(defaultPassword),
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
    .insertInto('accounts.affiliate_code')
    .values({ merchant_id: brand.id, code: affiliateCode, agent_id: id, created_at: now })
    .execute();
  return id;
}
