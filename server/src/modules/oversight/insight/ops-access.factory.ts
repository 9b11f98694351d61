import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

const report = { access: 'reports.read' } as const;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/insight/players': { access: 'members.read' },
  'GET /ops/insight/cohorts': report,
  'GET /ops/insight/channels': report,
  'GET /ops/insight/costs': report,
};
