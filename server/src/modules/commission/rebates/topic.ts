import { gatherNotices } from '../../../platform/push/gathered-notices.ts';
import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkRebateInvariants, REBATE_RULES } from './check-rebate-invariants.ts';
import { rebateOps } from './desk/ops-routes.ts';
import type { IncomeSource } from './income-kind.ts';
import { incomeRoutes } from './pages/routes.ts';
import { countDue } from './paying/count-due.ts';
import { notifyEarners } from './paying/notify-earners.ts';
import { runRebates } from './paying/run-rebates.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    rebates: NoParts;
  }
  interface Contributions {
    'rebates.income-kinds': readonly IncomeSource[];
  }
}

const COUNT_MS = 5000;

/** Rebates of agents: shares of turnover by category and differences of prize modes, worked out from what teams count, and paid. */
export const topic = defineTopic('rebates', {
  uses: ['brands', 'ledger', 'members', 'agents', 'bets', 'inbox', 'draws', 'lottery', 'teams'],
  permissions: ['read', 'change'],
  start: (parts) => {
    const { db, log } = parts;
    const notices = gatherNotices(db.kysely, log);
    const deps = { ...parts, notices };
    return {
      routes: incomeRoutes({
        ...parts,
        kinds: () => parts.contributed('rebates.income-kinds').flat(),
        betSources: () => parts.contributed('bets.source'),
      }),
      ops: rebateOps(deps),
      ticks: [{ name: 'rebates-due', everyMs: COUNT_MS, run: () => countDue(db.kysely) }],
      jobs: [
        { name: 'rebates-pay', cron: '* * * * *', run: (signal) => runRebates(deps, signal) },
        { name: 'rebates-tell', cron: '*/10 * * * *', run: () => notifyEarners(deps) },
      ],
      contributes: {
        'ledger.verifier': [rulesPart('rebates', Object.keys(REBATE_RULES).length, checkRebateInvariants)],
      },
      stop: () => notices.sent(),
    };
  },
});
