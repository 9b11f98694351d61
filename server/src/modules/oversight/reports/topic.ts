import { defineTopic } from '../../../platform/topic.ts';
import { rulesPart } from '../../books/ledger/verification-part.ts';
import { checkReportInvariants, REPORT_RULES } from './check-report-invariants.ts';
import { reportJobs } from './desk/jobs.ts';
import { failedJobs } from './desk/open-work.ts';
import { reportOps } from './desk/ops-routes.ts';
import { insightOps } from './insight/insight-ops.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    reports: NoParts;
  }
}

/** What operators look at first: figures of the day, what waits, how the portal is; and reports, which equal the ledger. */
export const topic = defineTopic('reports', {
  uses: [
    'brands',
    'ledger',
    'members',
    'operators',
    'bets',
    'catalogue',
    'payments',
    'cashier',
    'withdrawals',
    'teams',
    'segments',
  ],
  permissions: ['read', 'health', 'fees'],
  start: (parts) => ({
    contributes: {
      openWork: [failedJobs(parts.db.kysely)],
      'ledger.verifier': [rulesPart('reports', Object.keys(REPORT_RULES).length, checkReportInvariants)],
    },
    ops: [
      ...reportOps({
        ...parts,
        openWork: () => parts.contributed('openWork').flat(),
        nearLimits: () => parts.contributed('nearLimits'),
      }),
      ...insightOps(parts),
    ],
    jobs: reportJobs(parts),
  }),
});
