import type { Brand } from '../../../../platform/http/calls/route.ts';
import type { OpsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { brandOfOwner } from '../../ledger/brand-of-owner.ts';
import { accessFailures, securityEvents } from './member-record.ts';

/** What operators read of one member's security record and failed log-ins. */
export function auditOps({ db: { kysely } }: { db: Database }): OpsRoute[] {
  const inBrand = async (call: { params: { id: string }; brands: readonly Brand[] }) => ({
    brands: [await brandOfOwner(kysely, call.params.id, call.brands)],
  });
  return [...securityEvents.routes(kysely, inBrand), ...accessFailures.routes(kysely, inBrand)];
}
