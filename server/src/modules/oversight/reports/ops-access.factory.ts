import type { OpsAccessRows } from '../../../platform/ops/test-ops-access.ts';

const report = { access: 'reports.read' } as const;

export const opsAccessRows: OpsAccessRows = {
  'GET /ops/overview': report,
  'GET /ops/open-work': { access: 'operator' },
  'GET /ops/health': { access: 'reports.health', house: true },
  'GET /ops/reports/play': report,
  'GET /ops/reports/play.csv': report,
  'GET /ops/reports/registrations': report,
  'GET /ops/reports/registrations.csv': report,
  'GET /ops/reports/cash': report,
  'GET /ops/reports/cash.csv': report,
  'GET /ops/reports/earnings': report,
  'GET /ops/reports/earnings.csv': report,
  'GET /ops/insight/players': report,
  'GET /ops/insight/cohorts': report,
  'GET /ops/insight/channels': report,
  'GET /ops/insight/costs': report,
  'GET /ops/insight/returns': report,
};
