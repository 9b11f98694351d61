import type { Received } from '@lanna/contract/endpoint';
import type { releaseFreeze as endpoint, FreezeRow } from '@lanna/contract/money/freezes/ops';
import { formatMoney } from '@lanna/rules/money';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { endFreeze } from '../end-freeze.ts';
import { freezeSubject, lockFreeze } from '../freeze.ts';
import { freezes } from './list-freezes.ts';

/** Frees winnings before their time. A proposal to keep them is outdated by it. Refuses with `not_found`, `changed_meanwhile`. */
export async function releaseFreeze(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  id: string,
  { version, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<FreezeRow> {
  const freeze = await lockFreeze(tx, id);
  if (!freeze || !call.brandIds.includes(freeze.merchant_id)) throw new Refusal('not_found');
  if (freeze.version !== version || freeze.ended_at !== null) throw new Refusal('changed_meanwhile');
  await endFreeze(tx, freeze, { state: 'released', by: call.operator.name, reason, now });
  await call.record(tx, {
    action: 'freezes.release',
    brandId: freeze.merchant_id,
    subject: await freezeSubject(tx, freeze),
    before: { state: freeze.state, amount: formatMoney(freeze.held), currency: freeze.currency },
    after: { state: 'released' },
    reason,
  });
  return freezes.one({ db: tx, brands: call.brands }, id);
}
