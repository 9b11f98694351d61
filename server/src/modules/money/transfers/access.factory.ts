import { type AccessRows, agent, player } from '../../../platform/testing/test-access.ts';

export const accessRows: AccessRows = {
  'GET /wps/relay/GCS_merchantWallet': player,
  'POST /wps/relay/GCS_walletTransfer': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { vassalage: 'UNKNOWN', way: 'in', amount: '100.00' } }),
    receives: 'vendor_wallet_unknown',
  },
  'POST /wps/transfers/all-back': {
    ...player,
    needsTerms: true,
    input: () => ({ body: {} }),
    receives: 'vendor_wallet_unknown',
  },
  'GET /wps/transfers': player,
  'GET /wps/transfers/upline': { ...player, receives: 'upline_missing' },
  'POST /wps/transfers/upline': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { amount: '100.00', paymentPassword: 'a guess' } }),
    receives: 'upline_missing',
  },
  'GET /wps/agent/account': agent,
  'GET /wps/agent/account.csv': agent,
  'GET /wps/agent/transfers': agent,
  'GET /wps/agent/transfers/down': {
    ...agent,
    // Two levels down: the brand lets agents transfer to those directly below.
    input: ({ downlineId }) => ({ query: { to: downlineId } }),
    receives: 'member_unknown',
    foreign: 'member_unknown',
  },
  'POST /wps/agent/transfers/down': {
    ...agent,
    input: ({ downlineId }) => ({
      body: { to: downlineId, amount: '100.00', paymentPassword: 'a guess' },
    }),
    receives: 'member_unknown',
    foreign: 'member_unknown',
  },
};
