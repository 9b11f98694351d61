import type { EXCLUSION_ORIGINS } from '@lanna/contract/accounts/protection/ops-exclusion';
import type { ExclusionKind } from '@lanna/contract/people/members/exclusion';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockAccount } from '../../../people/members/persons/exclude-account.ts';
import type { ExclusionDeps } from '../exclusion-deps.ts';
import { type Held, lockPerson } from '../internal/lock-person.ts';
import { shutOut } from '../internal/shut-out.ts';
import type { PersonFact } from '../persons/person-facts.ts';
import { isLonger } from './exclusion-terms.ts';
import { notifyOfBegin } from './notify-of-exclusion.ts';

export interface NewExclusion {
  kind: ExclusionKind;
  /** Where it was asked for or entered. */
  merchantId: string;
  /** Null: of a person who need not have an account, known by `facts`. */
  memberId: string | null;
  facts?: readonly PersonFact[];
  /** Null: for good. */
  until: Date | null;
  origin: (typeof EXCLUSION_ORIGINS)[number];
  /** Null: the member. */
  operatorName: string | null;
  reason: string;
  now: Date;
}

/**
 * Begins a time-out of an account, or a self-exclusion of the person behind it at all brands, in one transaction. It stands beside
 * what holds already, and never in its place, so that nothing is shortened. Refuses with `exclusion_not_longer` {kind, until}. Answers which
 * accounts it holds.
 */
export async function beginExclusion(
  tx: Tx,
  deps: ExclusionDeps,
  request: NewExclusion,
): Promise<{ id: string; accounts: Held[] }> {
  const { kind, merchantId, memberId, until, origin, operatorName, reason, now } = request;
  const own = memberId === null ? [] : [{ merchantId, memberId, foundBy: 'own' as const }];
  for (const account of own) {
    await lockAccount(tx, account);
    await refuseNotLonger(tx, account, { kind, until });
  }
  const id = newId();
  await tx
    .insertInto('protection.exclusion')
    .values({
      id,
      kind,
      origin,
      merchant_id: merchantId,
      member_id: memberId,
      since: now,
      until,
      reason,
      operator_name: operatorName,
    })
    .execute();
  const accounts = await (kind === 'self_exclusion'
    ? lockPerson(tx, deps, { id, facts: request.facts ?? [], accounts: own, now })
    : holdAccount(tx, id, own, now));
  await shutOut(tx, accounts, { reason, operatorName, now });
  await notifyOfBegin(tx, accounts, { kind, until, now });
  return { id, accounts };
}

/** What is only suspected is no member's request, and stands in the way of none. A time-out adds nothing to a self-exclusion, and neither to one of its kind that lasts at least as long. */
async function refuseNotLonger(
  tx: Tx,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  request: { kind: ExclusionKind; until: Date | null },
): Promise<void> {
  const held = await tx
    .selectFrom('protection.exclusion_in_force')
    .select(['kind', 'until'])
    .where('member_id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .where('suspected', '=', false)
    .executeTakeFirst();
  if (!held || (held.kind === 'time_out' && request.kind === 'self_exclusion')) return;
  if (held.kind === request.kind && isLonger(request.until, held.until)) return;
  throw new Refusal('exclusion_not_longer', { kind: held.kind, until: held.until?.toISOString() ?? null });
}

async function holdAccount(tx: Tx, id: string, [account]: readonly Held[], now: Date): Promise<Held[]> {
  if (!account) throw new Error('a time-out is of an account');
  await tx
    .insertInto('protection.excluded_account')
    .values({
      exclusion_id: id,
      member_id: account.memberId,
      merchant_id: account.merchantId,
      found_by: account.foundBy,
      since: now,
    })
    .execute();
  return [account];
}
