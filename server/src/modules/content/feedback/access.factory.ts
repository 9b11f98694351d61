import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'PUT /wps/feedback': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { content: 'too short' } }),
    receives: 'invalid_input',
  },
};
