import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Queryable } from '../../../platform/sql/database.ts';
import { readExclusion } from './read-exclusion.ts';

/**
 * Refuses a member who may not play, deposit or be offered anything: with `play_excluded` {kind, since, until} a member in a time-out or
 * self-exclusion, with `account_disabled` one whose account is shut. `status` is the account's, as the caller has read it.
 */
export async function refuseInactive(
  db: Queryable,
  { merchantId, memberId, status }: { merchantId: string; memberId: string; status: string },
): Promise<void> {
  if (status === 'active') return;
  if (status !== 'self_excluded') throw new Refusal('account_disabled');
  throw new Refusal('play_excluded', {
    ...((await readExclusion(db, { merchantId, memberId })) ?? {
      kind: 'self_exclusion',
      since: null,
      until: null,
    }),
  });
}
