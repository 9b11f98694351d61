import * as contract from '@lanna/contract/books/ledger/member-ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { brandOfOwner } from '../brand-of-owner.ts';
import type { ReferenceNames } from '../reference-names.ts';
import { exportMemberStatement, listMemberAccounts, listMemberStatement } from './member-statement.ts';

/** What operators see of one member's money. */
export function memberMoneyOps({
  db: { kysely },
  names,
}: {
  db: Database;
  /** Asked while a call is answered. */
  names(): readonly ReferenceNames[];
}): OpsRoute[] {
  const holderOf = async (call: { params: { id: string }; brands: Parameters<typeof brandOfOwner>[2] }) => ({
    brand: await brandOfOwner(kysely, call.params.id, call.brands),
    memberId: call.params.id,
  });
  return [
    opsRoute(contract.listMemberAccounts, async (call) => listMemberAccounts(kysely, await holderOf(call))),
    opsRoute(contract.listMemberStatement, async (call) =>
      listMemberStatement(kysely, await holderOf(call), call.query, names()),
    ),
    opsCsv(contract.exportMemberStatement, async (call) => {
      const { brand, ...query } = call.query;
      return exportMemberStatement(kysely, await holderOf(call), query);
    }),
  ];
}
