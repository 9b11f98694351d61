import * as files from '@lanna/contract/commission/teams/exports';
import * as contract from '@lanna/contract/commission/teams/team';
import { csvRoute, type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BetSource } from '../../../play/bets/bet-source.ts';
import { exportBetting, exportTransactions, exportUserProfit } from './export-team.ts';
import { findInTeam } from './find-in-team.ts';
import { listBranches } from './list-branches.ts';
import { listMemberBets } from './list-member-bets.ts';
import { listTeamMoves } from './list-team-moves.ts';
import { listUserProfit } from './list-user-profit.ts';
import { showBetting } from './show-betting.ts';
import { showOverview } from './show-overview.ts';

/** The calls by which an agent reads what the own team came to. */
export function teamRoutes({
  db,
  clock,
  betSources,
}: {
  db: Database;
  clock: Clock;
  betSources: () => readonly BetSource[];
}): Route[] {
  const reader = ({ brand, caller, language }: PersonalCall) => ({
    brand,
    language,
    memberId: caller.memberId,
  });
  const books = () => ({ db: db.kysely, now: clock.now() });
  return [
    route(contract.teamOverview, (call) => showOverview(books(), reader(call), call.query.period)),
    route(contract.teamBranches, (call) => listBranches(books(), reader(call), call.query)),
    route(contract.teamBetting, (call) => showBetting(books(), reader(call), call.query)),
    route(contract.teamBets, (call) =>
      listMemberBets({ ...books(), sources: betSources }, reader(call), call.query),
    ),
    route(contract.teamTransactions, (call) => listTeamMoves(books(), reader(call), call.query)),
    route(contract.teamUserProfit, (call) => listUserProfit(books(), reader(call), call.query)),
    csvRoute(files.exportTeamBetting, (call) => exportBetting(books(), reader(call), call.query)),
    csvRoute(files.exportTeamTransactions, (call) => exportTransactions(books(), reader(call), call.query)),
    csvRoute(files.exportTeamProfit, (call) => exportUserProfit(books(), reader(call), call.query)),
    route(contract.findInTeam, (call) => findInTeam(books(), reader(call), call.query)),
  ];
}
