import type { Language } from '@lanna/contract/people/members/members';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { openWallet } from '../../books/ledger/open-wallet.ts';
import type { BrandProfile } from '../../house/brands/brand.ts';
import { newWalletUser } from './internal/new-names.ts';

export interface MadeAccount {
  username: string;
  /** Of the first password, which its owner has to change. */
  passwordHash: string;
  type: 0 | 1 | 41;
  /** Null: under no agent. */
  agentId: string | null;
  nickname: string | null;
  language: Language;
}

/** They move money of their own within their line. */
const WITH_AGENT_WALLET: readonly number[] = [1];

/**
 * Adds an account that an agent or an operator makes for another person, with an empty wallet. Its owner accepts the terms at the first log-in
 * (`enrol`). Returns the id. Throws the database's unique violation for a taken name.
 */
export async function insertMadeAccount(
  tx: Tx,
  brand: BrandProfile,
  account: MadeAccount,
  now: Date,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('members.member')
    .values({
      id,
      merchant_id: brand.id,
      username: account.username,
      wallet_user: newWalletUser(),
      password_hash: account.passwordHash,
      password_changed_at: now,
      agent_id: account.agentId,
      type: account.type,
      nickname: account.nickname ?? account.username,
      language: account.language,
      currency: brand.currency,
      country: brand.country,
      enrolment_due: true,
      registered_at: now,
    })
    .execute();
  await tx.insertInto('members.profile').values({ member_id: id, merchant_id: brand.id }).execute();
  await openWallet(tx, {
    merchantId: brand.id,
    memberId: id,
    currency: brand.currency,
    isAgent: WITH_AGENT_WALLET.includes(account.type),
  });
  return id;
}
