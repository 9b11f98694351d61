import * as contract from '@lanna/contract/play/bets/member-ops';
import type { OpsRoute } from '../../../../platform/ops/ops-route.ts';
import { opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandOfOwner } from '../../../books/ledger/brand-of-owner.ts';
import type { BetSource } from '../bet-source.ts';
import { exportMemberBets, listMemberBets } from './member-bets.ts';

/** A member's bets for operators. */
export function memberBetOps(deps: {
  db: { kysely: Queryable };
  /** Asked while a call is answered. */
  betSources(): readonly BetSource[];
}): OpsRoute[] {
  const { kysely } = deps.db;
  const record = { db: kysely, sources: deps.betSources };
  return [
    opsRoute(contract.listMemberBets, async ({ params, brands, language, query }) => {
      const brand = await brandOfOwner(kysely, params.id, brands);
      return listMemberBets(record, { brand, memberId: params.id, language }, query);
    }),
    opsCsv(contract.exportMemberBets, async ({ params, brands, language, query: { brand: _, ...query } }) => {
      const brand = await brandOfOwner(kysely, params.id, brands);
      return exportMemberBets(record, { brand, memberId: params.id, language }, query);
    }),
  ];
}
