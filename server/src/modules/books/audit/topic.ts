import { defineTopic } from '../../../platform/topic.ts';
import { auditOps } from './desk/ops-routes.ts';
import { auditJobs } from './record/jobs.ts';
import { securityHistory } from './record/security-history.ts';
import { securityRecordPart } from './security-record-part.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    audit: NoParts;
  }
}

/** The security record in its sealed chain, and failed logins. */
export const topic = defineTopic('audit', {
  uses: ['brands', 'ledger'],
  permissions: ['read'],
  start: (parts) => ({
    contributes: {
      memberHistory: [securityHistory],
      'ledger.verifier': [securityRecordPart],
    },
    ops: auditOps(parts),
    jobs: auditJobs(parts),
  }),
});
