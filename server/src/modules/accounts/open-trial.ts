import type { Value } from '@lanna/contract/endpoint';
import type { freePlay } from '@lanna/contract/login';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inventUsername, newWalletUser } from './internal/insert-member.ts';
import { openSession } from './open-session.ts';
import type { Visit } from './visit.ts';

/** A trial account: no password, no wallet, nothing asked, forgotten after a day. Refuses with `login_method_closed`. */
export async function openTrial(
  { db, clock }: { db: Database; clock: Clock },
  visit: Visit,
): Promise<Value<typeof freePlay>> {
  const { brand, language } = visit;
  if (!brand.settings.flags.freePlay) throw new Refusal('login_method_closed');
  const now = clock.now();
  const id = newId();
  const username = inventUsername('trial');
  const { token } = await db.transaction(async (tx) => {
    await tx
      .insertInto('accounts.member')
      .values({
        id,
        merchant_id: brand.id,
        username,
        wallet_user: newWalletUser(),
        password_hash: null,
        password_changed_at: now,
        type: 4,
        nickname: username,
        language,
        currency: brand.currency,
        country: brand.country,
        registered_at: now,
        first_login_at: now,
      })
      .execute();
    return openSession(tx, { memberId: id, method: 'trial', line: null, now }, visit);
  });
  return {
    token,
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: false,
    rememberToken: null,
  };
}
