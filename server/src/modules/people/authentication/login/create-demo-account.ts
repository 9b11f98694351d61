import type { Value } from '@lanna/contract/endpoint';
import type { freePlay } from '@lanna/contract/people/authentication/authentication';
import type { Clock } from '../../../../platform/process/clock.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { insertDemoAccount } from '../../members/insert-demo-account.ts';
import { openSession } from '../open-session.ts';

/**
 * Creates a demo account with its session, without any input; it is deleted after a day. Refuses with
 * `login_method_closed`.
 */
export async function createDemoAccount(
  { db, clock }: { db: Database; clock: Clock },
  context: RequestContext,
): Promise<Value<typeof freePlay>> {
  if (!context.brand.settings.flags.freePlay) throw new Refusal('login_method_closed');
  const now = clock.now();
  const { token } = await db.transaction(async (tx) => {
    const memberId = await insertDemoAccount(tx, context, now);
    return openSession(tx, { memberId, method: 'trial', line: null, now }, context);
  });
  return {
    token,
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: false,
    rememberToken: null,
    exclusion: null,
  };
}
