import type { AnyOpsCall } from '../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { type lockBrand, subjectOf } from './console-brand.ts';
import { BRAND_CHANGED, evaluateChange, writeChange } from './desk/write-brand-change.ts';

/**
 * Asks the members of a locked brand to accept the terms anew: the setting, its change and its record, for the topic that
 * publishes the text of them.
 */
export async function changeTermsVersion(
  tx: Tx,
  call: Pick<AnyOpsCall, 'record' | 'operator'>,
  brand: Awaited<ReturnType<typeof lockBrand>>,
  { termsVersion, reason }: { termsVersion: string; reason: string },
  deps: { now: Date; consoleHosts: readonly string[] },
): Promise<void> {
  const change = evaluateChange(brand, { termsVersion });
  const by = { operatorId: call.operator.id, operatorName: call.operator.name };
  await writeChange(tx, brand, change, { ...by, reason, ...deps });
  await call.record(tx, {
    action: BRAND_CHANGED,
    brandId: brand.id,
    subject: subjectOf(brand),
    before: change.before,
    after: change.after,
    reason,
  });
}
