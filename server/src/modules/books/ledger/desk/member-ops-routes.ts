import { listMemberAccounts } from '@lanna/contract/books/ledger/member-ops';
import type { Brand } from '../../../../platform/http/calls/route.ts';
import { type OpsRoute, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { brandOfOwner } from '../brand-of-owner.ts';
import type { ReferenceNames } from '../reference-names.ts';
import { listAccountsOf } from './list-member-accounts.ts';
import { memberStatement } from './member-statement.ts';

/** What operators see of one member's money. */
export function memberMoneyOps({
  db: { kysely },
  names,
}: {
  db: Database;
  /** Asked while a call is answered. */
  names(): readonly ReferenceNames[];
}): OpsRoute[] {
  const brandOf = (call: { params: { id: string }; brands: readonly Brand[] }) =>
    brandOfOwner(kysely, call.params.id, call.brands);
  return [
    opsRoute(listMemberAccounts, async (call) =>
      listAccountsOf(kysely, { memberId: call.params.id, brandId: (await brandOf(call)).id }),
    ),
    ...memberStatement.routes(kysely, async (call) => ({ brands: [await brandOf(call)], topics: names() })),
  ];
}
