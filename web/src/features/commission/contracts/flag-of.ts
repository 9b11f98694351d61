import type { consolidatedFunds } from '@lanna/contract/commission/contracts/contracts';
import type { Value } from '@lanna/contract/endpoint';
import type { ContractKind } from '@lanna/rules/commission/contracts/terms';

/** What says of a kind of contracts whether the agent has one. */
export const FLAG_OF = {
  dividend: 'divtypereq',
  daily_salary: 'dailysalreqtype',
  hourly_salary: 'contracthoursalreq',
  real_time_salary: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof Value<typeof consolidatedFunds>>;
