import type { Tx } from '../../../../../platform/sql/database.ts';
import { type AlertScope, inScope } from '../../alert-scope.ts';
import { OPEN } from './destination-proposals.ts';
import { type Call, type Done, isOutward, lockDestination, updateDestination } from './destination-row.ts';

/** Sends nothing there at once; sends there again at once to an operator, elsewhere as a proposal. Refuses `not_found`, `changed_meanwhile`. */
export async function switchDestination(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  { id, version, enabled, reason }: { id: string; version: number; enabled: boolean; reason: string },
): Promise<Done> {
  const row = await lockDestination(tx, { id, version }, inScope('merchant_id', scope));
  const about = {
    brandId: row.merchant_id,
    subject: { kind: 'alert-destination', id, name: row.name },
    reason,
  };
  if (enabled && !row.enabled && isOutward(row))
    return { id, proposal: await call.propose(tx, { kind: OPEN, payload: { id, version }, ...about }) };
  await updateDestination(tx, row, { enabled });
  await call.record(tx, {
    action: 'alerts.switch-destination',
    ...about,
    before: { enabled: row.enabled },
    after: { enabled },
  });
  return { id, proposal: null };
}
