import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

const report = { access: 'reports.read' } as const;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/overview': report,
  'GET /ops/open-work': { access: 'operator' },
  'GET /ops/near-limits': { access: 'operator' },
  'GET /ops/health': { access: 'reports.health', house: true },
  'GET /ops/reports/play': report,
  'GET /ops/reports/play.csv': report,
  'GET /ops/reports/registrations': report,
  'GET /ops/reports/registrations.csv': report,
  'GET /ops/reports/cash': report,
  'GET /ops/reports/cash.csv': report,
  'GET /ops/reports/earnings': report,
  'GET /ops/reports/earnings.csv': report,
  'GET /ops/reports/channel-fees': report,
  'POST /ops/reports/channel-fees': {
    access: 'reports.fees',
    input: ({ river }) => ({
      query: { brand: river.code },
      body: {
        ...{ channel: 'SANDBOX', direction: 'in' },
        ...{ fromDay: '2099-01-01', share: 150, fixed: '0.50', reason: 'As the contract says' },
      },
    }),
    foreign: 'brand_out_of_scope',
  },
  'GET /ops/insight/players': report,
  'GET /ops/insight/cohorts': report,
  'GET /ops/insight/channels': report,
  'GET /ops/insight/costs': report,
  'GET /ops/insight/returns': report,
};
