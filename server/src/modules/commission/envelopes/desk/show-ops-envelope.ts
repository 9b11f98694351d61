import type { showEnvelope as endpoint } from '@lanna/contract/commission/envelopes/ops';
import type { Value } from '@lanna/contract/endpoint';
import { formatMoney } from '@lanna/rules/money';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { claimsOf } from '../claiming/claims-of.ts';
import { opsEnvelopes, showOpsRow } from './list-ops-envelopes.ts';

/** One envelope for an operator; its seed stays hidden from everybody while it can be claimed. */
export async function showOpsEnvelope(
  db: Queryable,
  call: Pick<AnyOpsCall, 'brands'>,
  id: string,
): Promise<Value<typeof endpoint>> {
  const row = await opsEnvelopes.found({ db, brands: call.brands }, id);
  const claims = await claimsOf(db, id);
  return {
    envelope: showOpsRow(row, call.brands),
    commitment: row.commitment,
    claims: claims.map((claim) => ({
      id: claim.id,
      place: claim.place,
      member: { id: claim.memberId, name: claim.name },
      amount: formatMoney(claim.amount),
      at: claim.at.toISOString(),
    })),
    stopped: row.stopped_by === null ? null : { by: row.stopped_by, reason: row.stop_reason ?? '' },
  };
}
