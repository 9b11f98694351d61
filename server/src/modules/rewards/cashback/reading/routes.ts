import * as contract from '@lanna/contract/rewards/cashback/cashback';
import { type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { BetSource } from '../../../play/bets/bet-source.ts';
import { type ClaimDeps, claimCashback } from '../claiming/claim-cashback.ts';
import { listBets } from './list-bets.ts';
import { listClaims, showClaim } from './list-claims.ts';
import { showMine, showTerms } from './show-mine.ts';

/** Cashback in the member's hands: what is open and why, the claim, and what was claimed. */
export function cashbackRoutes(
  deps: ClaimDeps & {
    /** Asked while a call is answered. */
    betSources(): readonly BetSource[];
  },
): Route[] {
  const { clock } = deps;
  const db = deps.db.kysely;
  const readerOf = ({ brand, caller }: PersonalCall) => ({ brand, memberId: caller.memberId });
  return [
    route(contract.cashbackTerms, ({ brand }) => showTerms(db, brand, clock.now())),
    route(contract.myCashback, (call) => showMine(db, readerOf(call), clock.now())),
    route(contract.claimCashback, (call) =>
      claimCashback(deps, { ...readerOf(call), idempotencyKey: call.idempotencyKey }),
    ),
    route(contract.listCashbackClaims, (call) => listClaims(db, readerOf(call), call.query)),
    route(contract.showCashbackClaim, (call) => showClaim(db, readerOf(call), call.params.id)),
    route(contract.listCashbackBets, (call) =>
      listBets({ db, sources: deps.betSources }, readerOf(call), call.query, call.language),
    ),
  ];
}
