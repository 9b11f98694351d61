import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/search/nothing': { access: 'finding.read' },
  'GET /ops/search/nothing.csv': { access: 'finding.read' },
};
