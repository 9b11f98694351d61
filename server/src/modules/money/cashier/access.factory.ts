import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    /** One that waits to be paid. */
    depositId: string;
  }
}

const own = {
  ...player,
  input: ({ depositId }: { depositId: string }) => ({ params: { id: depositId }, body: {} }),
  foreign: 'deposit_unknown',
} as const;

export const accessRows: AccessRows = {
  'GET /wps/deposit/methods': player,
  'POST /wps/deposit': {
    ...player,
    needsTerms: true,
    input: () => ({ body: { methodCode: 'SANDBOX', amount: '100.00' } }),
  },
  'GET /wps/deposits': player,
  'GET /wps/deposits/:id': {
    ...player,
    input: ({ depositId }) => ({ params: { id: depositId } }),
    foreign: 'deposit_unknown',
  },
  'POST /wps/deposits/:id/paid': { ...own, needsTerms: true },
  'POST /wps/deposits/:id/cancel': { ...own, needsTerms: true },
  'POST /wps/deposits/:id/slip': {
    ...player,
    needsTerms: true,
    input: ({ depositId }) => ({ params: { id: depositId }, body: { base64: 'AAAA' } }),
    receives: 'slip_unusable',
    foreign: 'deposit_unknown',
  },
  'GET /wps/deposits/:id/slips': {
    ...player,
    input: ({ depositId }) => ({ params: { id: depositId } }),
    foreign: 'deposit_unknown',
  },
  'GET /wps/deposits/:id/slips/:slip': {
    ...player,
    input: ({ depositId }) => ({ params: { id: depositId, slip: crypto.randomUUID() } }),
    receives: 'deposit_unknown',
    foreign: 'deposit_unknown',
  },
};
