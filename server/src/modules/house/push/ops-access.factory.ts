import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/push/channels': { access: 'push.read' },
  'GET /ops/push/channels.csv': { access: 'push.read' },
};
