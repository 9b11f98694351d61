import { type AccessRows, agent } from '../../../platform/testing/test-access.ts';

const NONE = '00000000-0000-7000-8000-00000000000b';
const unknown = {
  ...agent,
  receives: 'bill_unknown',
  foreign: 'bill_unknown',
  input: () => ({ params: { id: NONE } }),
} as const;

export const accessRows: AccessRows = {
  'GET /wps/agent/bills': { ...agent, input: () => ({ query: { kind: 'dividend' } }) },
  'GET /wps/agent/bills/:id': unknown,
  'GET /wps/agent/bills/:id/branches': unknown,
  'GET /wps/agent/bills/:id/days': unknown,
  'POST /wps/agent/bills/:id/collect': { ...unknown, input: () => ({ params: { id: NONE }, body: {} }) },
};
