import type { ContractKind } from '@lanna/rules/commission/contracts/terms';

/** Where an agent reads the bills of a kind of contract. */
export const PAGES = {
  dividend: '/?centre=agent&page=agentDividend',
  daily_salary: '/?centre=agent&page=agentDailySalary',
  hourly_salary: '/?centre=agent&page=agentHourlySalary',
  real_time_salary: '/?centre=agent&page=agentRealTimeSalary',
} as const satisfies Record<ContractKind, `/${string}`>;
