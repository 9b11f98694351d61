import { type AccessRows, agent, player } from '../../../platform/testing/test-access.ts';

const ID = '0199a000-0000-7000-8000-000000000001';
const unknown = { input: () => ({ params: { id: ID } }), receives: 'envelope_unknown' } as const;

export const accessRows: AccessRows = {
  'GET /wps/agent/envelopes/terms': agent,
  'POST /wps/agent/envelopes': {
    ...agent,
    input: ({ downlineId }) => ({
      body: {
        amount: '0.00',
        shares: 1,
        split: 'random',
        audience: 'members',
        members: [downlineId],
        paymentPassword: 'a guess',
      },
    }),
    receives: 'amount_out_of_range',
  },
  'GET /wps/agent/envelopes': agent,
  'GET /wps/agent/envelopes/:id': { ...agent, ...unknown, foreign: 'envelope_unknown' },
  'POST /wps/agent/envelopes/:id/cancel': {
    ...agent,
    ...unknown,
    foreign: 'envelope_unknown',
  },
  'GET /wps/envelopes': player,
  'POST /wps/envelopes/:id/claim': { ...player, needsTerms: true, ...unknown, foreign: 'envelope_unknown' },
  'GET /wps/envelopes/:id/proof': { ...player, ...unknown, foreign: 'envelope_unknown' },
};
