import { defineTopic } from '../../platform/topic.ts';
import { auditJobs } from './jobs.ts';
import { auditOps } from './ops-routes.ts';
import { securityRecordPart } from './security-record-part.ts';

declare module '../../platform/topic.ts' {
  interface Topics {
    audit: NoParts;
  }
}

/** The security record in its sealed chain, and failed logins. */
export const topic = defineTopic('audit', {
  uses: ['brands', 'ledger'],
  permissions: ['read'],
  start: (parts) => ({
    contributes: { 'ledger.verifier': [securityRecordPart] },
    ops: auditOps(parts),
    jobs: auditJobs(parts),
  }),
});
