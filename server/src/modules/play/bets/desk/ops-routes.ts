import { listBets } from '@lanna/contract/play/bets/ops';
import { type OpsRoute, opsCsv, opsRoute } from '../../../../platform/ops/ops-route.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';
import type { BetSource } from '../bet-source.ts';
import { betsFile, listAllBets } from '../list-all-bets.ts';

/** The record of bets as operators read it, of every source. */
export function betOps(deps: {
  db: { kysely: Queryable };
  /** Asked while a call is answered. */
  betSources(): readonly BetSource[];
}): OpsRoute[] {
  const record = { db: deps.db.kysely, sources: deps.betSources };
  return [
    opsRoute(listBets, (call) => listAllBets(record, call, call.query, call.query)),
    opsCsv(listBets.file, async (call) => betsFile('bets', record, call, call.query, call.query.sort)),
  ];
}
