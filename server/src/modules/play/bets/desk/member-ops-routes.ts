import type { OpsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import { brandOfOwner } from '../../../books/ledger/brand-of-owner.ts';
import type { BetSource } from '../bet-source.ts';
import { memberBets } from './member-bets.ts';

/** A member's bets for operators. */
export function memberBetOps(deps: {
  db: { kysely: Queryable };
  /** Asked while a call is answered. */
  betSources(): readonly BetSource[];
}): OpsRoute[] {
  const { kysely } = deps.db;
  return memberBets.routes(kysely, async ({ params, brands }) => {
    const brand = await brandOfOwner(kysely, params.id, brands);
    return { brand, brands: [brand], sources: deps.betSources };
  });
}
