import * as contract from '@lanna/contract/books/audit/ops';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { brandOfOwner } from '../../ledger/brand-of-owner.ts';
import { accessFailuresOf, securityEventsOf } from './member-record.ts';

/** What operators read of one member's security record and failed log-ins. */
export function auditOps({ db: { kysely } }: { db: Database }): OpsRoute[] {
  const ownerOf = async (call: { params: { id: string }; brands: Parameters<typeof brandOfOwner>[2] }) => ({
    merchantId: (await brandOfOwner(kysely, call.params.id, call.brands)).id,
    memberId: call.params.id,
  });
  return [
    opsRoute(contract.listSecurityEvents, async (call) =>
      securityEventsOf(kysely, await ownerOf(call), call.query),
    ),
    opsRoute(contract.listAccessFailures, async (call) =>
      accessFailuresOf(kysely, await ownerOf(call), call.query),
    ),
  ];
}
