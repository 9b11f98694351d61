import { defineTopic } from '../../platform/topic.ts';
import { anomalyJobs } from './jobs.ts';
import { openAnomalies } from './open-work.ts';
import { anomalyOps } from './ops-routes.ts';

declare module '../../platform/topic.ts' {
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
