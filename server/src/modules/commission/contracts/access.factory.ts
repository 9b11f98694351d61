import { type AccessRows, agent, player } from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    /** A daily salary that the brand offers to the agent. */
    contractId: string;
  }
}

/** Without a password: to take back what the brand has offered is not the agent's. */
const withdraw = {
  ...agent,
  input: ({ contractId }: { contractId: string }) => ({ body: { action: 'withdraw', id: contractId } }),
} as const;

export const accessRows: AccessRows = {
  'GET /wps/relay/MCSFE_processContractDividend': agent,
  'GET /wps/relay/MCSFE_processDailySalaryContract': agent,
  'GET /wps/relay/MCSFE_processContractHourSalary': agent,
  'GET /wps/relay/MCSFE_processRealTimeSalaryContract': agent,
  'POST /wps/relay/MCSFE_processContractDividend': {
    ...withdraw,
    receives: 'contract_unknown',
    foreign: 'contract_unknown',
  },
  'POST /wps/relay/MCSFE_processDailySalaryContract': {
    ...withdraw,
    receives: 'contract_moved_on',
    foreign: 'contract_unknown',
  },
  'POST /wps/relay/MCSFE_processContractHourSalary': {
    ...withdraw,
    receives: 'contract_unknown',
    foreign: 'contract_unknown',
  },
  'POST /wps/relay/MCSFE_processRealTimeSalaryContract': {
    ...withdraw,
    receives: 'contract_unknown',
    foreign: 'contract_unknown',
  },
  'GET /wps/agent/contracts/waiting': agent,
  'GET /wps/agent/contracts/:id': {
    ...agent,
    input: ({ contractId }) => ({ params: { id: contractId } }),
    foreign: 'contract_unknown',
  },
  'GET /wps/member/info/funds/consolidated': player,
};
