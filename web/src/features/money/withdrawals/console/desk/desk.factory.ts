import type { WithdrawalPage, WithdrawalRow } from '@lanna/contract/money/withdrawals/ops';

const AT = '2026-11-22T08:00:00.000Z';

export function aDeskRow(differing: Partial<WithdrawalRow> = {}): WithdrawalRow {
  return {
    id: '01937d5e-0000-7000-8000-00000000000a',
    brand: 'LANNA',
    member: { id: '01937d5e-0000-7000-8000-00000000000b', name: 'somchai88', rankLevel: 1 },
    amount: '9000.00',
    fee: '0.00',
    currency: 'THB',
    channelCode: 'BANK',
    payee: { bankCode: 'KBANK', numberMasked: '••••4321', holderName: 'Somchai Jaidee' },
    state: 'reviewing',
    reasons: ['no_play'],
    handledBy: 'Nok',
    requestedAt: AT,
    changedAt: AT,
    promisedUntil: '2026-11-22T08:30:00.000Z',
    version: 2,
    ...differing,
  };
}

/** In the hands of the operator who looks: everything may be decided. */
export function aDeskPage(differing: Partial<WithdrawalPage> = {}): WithdrawalPage {
  return {
    row: aDeskRow(),
    language: 'EN',
    words: '',
    reasons: [
      {
        kind: 'no_play',
        ruleVersion: 1,
        facts: { turnover: '120.00', deposits: '10000.00', percent: 20 },
      },
    ],
    facts: {
      status: 'active',
      registeredAt: AT,
      payeeName: 'Somchai Jaidee',
      balance: '9500.00',
      held: '9000.00',
      withdrawable: '500.00',
      deposits: { count: 2, sum: '10000.00', lastAt: AT },
      withdrawals: { count: 0, sum: '0.00', rejected: 0, lastAt: null },
      bets: { count: 4, stake: '120.00', payout: '0.00', turnover: '120.00' },
      profit: '120.00',
      rewards: '0.00',
      turnoverSince: '120.00',
      depositsSince: '10000.00',
      sessions: [],
      duplicates: [],
      sharedWith: [],
      accountAddedAt: AT,
      accountChangedAt: null,
    },
    payouts: [],
    asks: [],
    moves: ['put_back', 'approve', 'ask', 'reject'],
    needsSecondOperator: false,
    proposalId: null,
    channels: [
      { code: 'BANK', name: 'Bank transfer', kind: 'bank', state: 'open', min: '100.00', max: '200000.00' },
    ],
    history: [],
    ...differing,
  };
}
