import { type AccessRows, anyone } from '../../../platform/testing/test-access.ts';

const input = () => ({ query: { text: 'naga' } });

export const accessRows: AccessRows = {
  'GET /wps/search': { ...anyone, input },
  'POST /wps/search/nothing': { ...anyone, input: () => ({ body: { text: 'no such game' } }) },
};
