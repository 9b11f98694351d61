import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import type { RequestContext } from '../../house/brands/request-context.ts';
import { newUsername, newWalletUser } from './internal/new-names.ts';

/**
 * An account of type 4: no password, no wallet. Returns its id. `deleteDemoAccounts` deletes it after a day.
 */
export async function insertDemoAccount(
  tx: Tx,
  { brand, language }: RequestContext,
  now: Date,
): Promise<string> {
  const id = newId();
  const username = newUsername('trial');
  await tx
    .insertInto('members.member')
    .values({
      id,
      merchant_id: brand.id,
      username,
      wallet_user: newWalletUser(),
      password_hash: null,
      password_changed_at: now,
      type: TRIAL_TYPE,
      nickname: username,
      language,
      currency: brand.currency,
      country: brand.country,
      registered_at: now,
      first_login_at: now,
    })
    .execute();
  return id;
}
