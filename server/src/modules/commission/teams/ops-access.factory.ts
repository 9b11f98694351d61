import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/teams/figures': { access: 'teams.read', input: async () => ({ query: { ids: '' } }) },
};
