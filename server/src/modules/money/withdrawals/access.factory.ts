import { newId } from '../../../platform/sealing/ids.ts';
import { type AccessRows, player } from '../../../platform/testing/test-access.ts';

declare module '../../../platform/testing/test-access.ts' {
  interface Belongings {
    bankAccountId: string;
    withdrawalId: string;
    /** One that has been paid. */
    payoutId: string;
    withdrawalPictureId: string;
  }
}

const account = {
  bankCode: 'KBANK',
  accountNumber: '1234567890',
  holderName: 'Somchai Jaidee',
  paymentPassword: 'none is set',
};

export const accessRows: AccessRows = {
  'GET /wps/bank-accounts': player,
  'POST /wps/bank-accounts': {
    ...player,
    needsTerms: true,
    input: () => ({ body: account }),
    receives: 'payment_password_missing',
  },
  'PUT /wps/bank-accounts/:id': {
    ...player,
    needsTerms: true,
    input: ({ bankAccountId }) => ({ params: { id: bankAccountId }, body: account }),
    receives: 'payment_password_missing',
    foreign: 'payment_password_missing',
  },
  'DELETE /wps/bank-accounts/:id': {
    ...player,
    needsTerms: false,
    input: ({ bankAccountId }) => ({ params: { id: bankAccountId } }),
    // The withdrawal that waits is paid to it.
    receives: 'bank_account_in_use',
    foreign: 'bank_account_unknown',
  },
  'GET /wps/withdrawals/terms': player,
  'POST /wps/withdrawals': {
    ...player,
    needsTerms: true,
    input: ({ bankAccountId }) => ({
      body: {
        amount: '100.00',
        bankAccountId,
        channelCode: 'SANDBOX',
        paymentPassword: 'none is set',
      },
    }),
    receives: 'payment_password_missing',
  },
  'GET /wps/withdrawals': player,
  'GET /wps/withdrawals/:id': {
    ...player,
    input: ({ withdrawalId }) => ({ params: { id: withdrawalId } }),
    foreign: 'withdrawal_unknown',
  },
  'POST /wps/withdrawals/:id/answer': {
    ...player,
    needsTerms: false,
    input: ({ withdrawalId }) => ({
      params: { id: withdrawalId },
      body: { answers: [{ askId: newId(), text: 'Here it is', pictures: [] }] },
    }),
    receives: 'withdrawal_nothing_asked',
    foreign: 'withdrawal_unknown',
  },
  'POST /wps/withdrawals/pictures': {
    ...player,
    needsTerms: false,
    input: () => ({ body: { base64: 'AAAA' } }),
    receives: 'withdrawal_picture_unusable',
  },
  'GET /wps/withdrawals/pictures/:id': {
    ...player,
    input: ({ withdrawalPictureId }) => ({ params: { id: withdrawalPictureId } }),
    foreign: 'withdrawal_picture_unknown',
  },
  'GET /wps/relay/MCSFE_getPaymentConfirmationList': player,
  'POST /wps/relay/MCSFE_processC2CTransaction': {
    ...player,
    needsTerms: false,
    input: ({ payoutId }) => ({ body: { payoutId, answer: 'received' } }),
    foreign: 'payout_unknown',
  },
};
