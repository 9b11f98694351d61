import { defineTopic } from '../../../platform/topic.ts';
import { openAnomalies } from './desk/open-work.ts';
import { anomalyOps } from './desk/ops-routes.ts';
import { anomalyJobs } from './search/jobs.ts';

declare module '../../../platform/topic.ts' {
  interface Topics {
    anomalies: NoParts;
  }
}

/** Agents who may be their own members: accounts of one line that share a device, a number, a bank account or a network. */
export const topic = defineTopic('anomalies', {
  uses: ['brands', 'audit', 'members', 'agents', 'withdrawals'],
  permissions: ['read', 'decide'],
  start: (parts) => ({
    ops: anomalyOps(parts),
    jobs: anomalyJobs(parts),
    contributes: { openWork: [openAnomalies(parts.db.kysely)] },
  }),
});
