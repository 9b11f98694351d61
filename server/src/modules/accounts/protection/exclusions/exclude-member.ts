import type { excludeMember as endpoint } from '@lanna/contract/accounts/protection/ops-exclusion';
import type { Received, Value } from '@lanna/contract/endpoint';
import { TRIAL_TYPE } from '@lanna/contract/people/members/members';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockScopedMember, memberSubject } from '../../../people/members/scoped-member.ts';
import type { ExclusionDeps } from '../exclusion-deps.ts';
import { beginExclusion } from './begin-exclusion.ts';
import { exclusionsOfBrands, showExclusions } from './exclusion-row.ts';
import { exclusionUntil, timeOutUntil } from './exclusion-terms.ts';

type Call = Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>;

/**
 * Excludes a member who has asked an operator for it. There is no way back but the member's own, in its time. Refuses with `not_found`,
 * `trial_account`, `exclusion_not_longer` {kind, until}.
 */
export async function excludeMember(
  tx: Tx,
  deps: ExclusionDeps,
  call: Call,
  { id, ...body }: Received<typeof endpoint>['body'] & { id: string },
): Promise<Value<typeof endpoint>> {
  const member = await lockScopedMember(tx, id, call.brandIds);
  if (member.type === TRIAL_TYPE) throw new Refusal('trial_account');
  const now = deps.clock.now();
  const timeZone = call.brands.find((brand) => brand.id === member.merchantId)?.timeZone ?? 'UTC';
  const until =
    body.kind === 'time_out' ? timeOutUntil(body.hours, now) : exclusionUntil(body.months, timeZone, now);
  const begun = await beginExclusion(tx, deps, {
    kind: body.kind,
    merchantId: member.merchantId,
    memberId: member.id,
    until,
    origin: 'operator',
    operatorName: call.operator.name,
    reason: body.reason,
    now,
  });
  await call.record(tx, {
    action: 'protection.exclude',
    brandId: member.merchantId,
    subject: memberSubject(member),
    before: { status: member.status },
    after: {
      kind: body.kind,
      until: until?.toISOString() ?? null,
      accounts: begun.accounts.length,
      exclusion: begun.id,
    },
    reason: body.reason,
  });
  return { exclusion: await shownOne(tx, call, begun.id, now) };
}

/** One that was just written, as the console shows it. */
export async function shownOne(tx: Tx, { brands, brandIds }: Call, id: string, now: Date) {
  const record = await exclusionsOfBrands(tx, brandIds).where('e.id', '=', id).executeTakeFirstOrThrow();
  const [row] = await showExclusions(tx, brands, [record], now);
  if (!row) throw new Error('an exclusion that was just written is not there');
  return row;
}
