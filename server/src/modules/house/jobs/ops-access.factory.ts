import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/jobs': { access: 'jobs.read', house: true },
  'GET /ops/job-runs': { access: 'jobs.read', house: true },
  'GET /ops/job-runs.csv': { access: 'jobs.read', house: true },
  'POST /ops/jobs/:job/run': {
    access: 'jobs.run',
    house: true,
    input: () => ({ params: { job: 'platform-sweep' }, body: { reason: 'asked for by the test' } }),
    foreign: 'unowned',
  },
};
