import * as contract from '@lanna/contract/commission/rebates/income';
import { csvRoute, type PersonalCall, type Route, route } from '../../../../platform/http/calls/route.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import type { BetSource } from '../../../play/bets/bet-source.ts';
import type { IncomeSource } from '../income-kind.ts';
import { exportIncome } from './export-income.ts';
import { brandToday, incomePeriod } from './income-period.ts';
import { listBets } from './list-bets.ts';
import { listBranch } from './list-branch.ts';
import { listRows } from './list-rows.ts';
import { type Earner, showIncome } from './show-income.ts';

/** What agents earn, down to the bets it comes from. */
export function incomeRoutes(deps: {
  db: Database;
  clock: Clock;
  /** Asked while a call is answered. */
  kinds(): readonly IncomeSource[];
  betSources(): readonly BetSource[];
}): Route[] {
  const { kysely: db } = deps.db;
  const calendarOf = ({ brand }: Pick<PersonalCall, 'brand'>) => ({
    timeZone: brand.timeZone,
    now: deps.clock.now(),
  });
  return [
    route(contract.showIncome, (call) =>
      showIncome({ db, kinds: deps.kinds() }, earnerOf(call), {
        period: incomePeriod(call.query, calendarOf(call)),
        today: brandToday(calendarOf(call)),
        currency: call.brand.currency,
      }),
    ),
    route(contract.listIncomeRows, (call) => listRows(db, earnerOf(call), call.query)),
    route(contract.listIncomeBranch, (call) => listBranch(db, earnerOf(call), call.query)),
    route(contract.listIncomeBets, (call) =>
      listBets({ db, sources: deps.betSources() }, earnerOf(call), call.query, call.language),
    ),
    csvRoute(contract.exportIncome, async (call) =>
      exportIncome(db, earnerOf(call), incomePeriod(call.query, calendarOf(call))),
    ),
  ];
}

function earnerOf({ brand, caller }: Pick<PersonalCall, 'brand' | 'caller'>): Earner {
  return { merchantId: brand.id, agentId: caller.memberId };
}
