import type { securityOverview } from '@lanna/contract/accounts/security/security';
import type { Value } from '@lanna/contract/endpoint';
import type { BankAccount } from '@lanna/contract/money/withdrawals/bank-accounts';
import type { PaymentConfirmation } from '@lanna/contract/money/withdrawals/receipts';
import type { Payout, StayingLine, Withdrawal } from '@lanna/contract/money/withdrawals/withdrawals';
import { cancellationOf } from '@lanna/rules/money/withdrawals/cancellation';
import type { OwnBankAccounts, PayoutChannel, WithdrawalTerms } from './queries.ts';

const MINUTE_MS = 60_000;

export const ids = {
  withdrawal: '01937d5e-0000-7000-8000-00000000000a',
  earlier: '01937d5e-0000-7000-8000-00000000000b',
  payout: '01937d5e-0000-7000-8000-0000000000c1',
  account: '01937d5e-0000-7000-8000-0000000000d1',
  newAccount: '01937d5e-0000-7000-8000-0000000000d2',
  deposit: '01937d5e-0000-7000-8000-0000000000e1',
  bonus: '01937d5e-0000-7000-8000-0000000000e2',
  ask: '01937d5e-0000-7000-8000-0000000000f1',
  askForPicture: '01937d5e-0000-7000-8000-0000000000f2',
} as const;

/** So many minutes from now, or before it. */
export function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString();
}

export function anAccount(differing: Partial<BankAccount> = {}): BankAccount {
  return {
    id: ids.account,
    bankCode: 'KBANK',
    numberMasked: '••••4321',
    holderName: 'Somchai Jaidee',
    state: 'usable',
    usableFrom: null,
    addedAt: '2026-11-01T03:00:00.000Z',
    changedAt: null,
    inUse: false,
    ...differing,
  };
}

export function aCoolingAccount(): BankAccount {
  return anAccount({
    id: ids.newAccount,
    bankCode: 'SCB',
    numberMasked: '••••8899',
    state: 'cooling',
    usableFrom: minutesFromNow(23 * 60),
  });
}

export function aChannel(differing: Partial<PayoutChannel> = {}): PayoutChannel {
  return {
    code: 'BANK',
    name: 'Bank transfer',
    state: 'open',
    min: '100.00',
    max: '100000.00',
    feeFixed: '0.00',
    feeBasisPoints: 0,
    opensAtMinute: null,
    closesAtMinute: null,
    rankLevelMin: 0,
    promisedMinutes: 30,
    ...differing,
  };
}

export function aTurnoverLine(): StayingLine {
  return {
    kind: 'turnover',
    depositId: ids.deposit,
    depositedAt: minutesFromNow(-180),
    depositAmount: '2000.00',
    required: '2000.00',
    done: '650.00',
    missing: '1350.00',
    stays: '1350.00',
  };
}

/** 4,250 of 5,600 can be withdrawn; the rest waits for turnover. */
export function someTerms(differing: Partial<WithdrawalTerms> = {}): WithdrawalTerms {
  return {
    currency: 'THB',
    balance: '5600.00',
    available: '5600.00',
    withdrawable: '4250.00',
    stays: [aTurnoverLine()],
    bonuses: [],
    limits: {
      rankLevel: 1,
      min: '100.00',
      max: '50000.00',
      dayAmount: '200000.00',
      dayAmountLeft: '200000.00',
      dayCount: 5,
      dayCountLeft: 5,
      isLowered: false,
      nextDayAt: minutesFromNow(600),
    },
    channels: [aChannel()],
    bankAccounts: [anAccount()],
    needs: [],
    identity: null,
    hasSecondFactor: false,
    receiptMinutes: 60,
    mayWithdraw: true,
    ...differing,
  };
}

export function aPayout(differing: Partial<Payout> = {}): Payout {
  return {
    id: ids.payout,
    amount: '2000.00',
    fee: '0.00',
    net: '2000.00',
    state: 'paid',
    changedAt: minutesFromNow(-10),
    paidAt: minutesFromNow(-10),
    receipt: { state: 'awaited', until: minutesFromNow(50), changedAt: minutesFromNow(-10), words: '' },
    ...differing,
  };
}

export function aWithdrawal(differing: Partial<Withdrawal> = {}): Withdrawal {
  const { state = 'reviewing', payouts = [] } = differing;
  return {
    id: ids.withdrawal,
    amount: '2000.00',
    fee: '0.00',
    net: '2000.00',
    currency: 'THB',
    channelName: 'Bank transfer',
    state: 'reviewing',
    stage: 'desk',
    since: minutesFromNow(-8),
    promisedUntil: minutesFromNow(12),
    requestedAt: minutesFromNow(-18),
    isChecked: true,
    payee: { bankCode: 'KBANK', numberMasked: '••••4321', holderName: 'Somchai Jaidee' },
    words: '',
    asks: [],
    payouts: [],
    cancellation: cancellationOf(
      state,
      payouts.map((payout) => payout.state),
    ),
    history: [
      { state: 'waiting', at: minutesFromNow(-18), words: '' },
      { state: 'reviewing', at: minutesFromNow(-8), words: '' },
    ],
    ...differing,
  };
}

/** The desk wants to know something, and to see something. */
export function anAskedWithdrawal(): Withdrawal {
  return aWithdrawal({
    state: 'needs_answer',
    stage: 'member',
    promisedUntil: null,
    asks: [
      { id: ids.ask, kind: 'text', words: 'Which bank was your last deposit from?', answer: null },
      {
        id: ids.askForPicture,
        kind: 'picture',
        words: 'A picture of your bank book with name and number',
        answer: null,
      },
    ],
  });
}

export function aRejectedWithdrawal(): Withdrawal {
  return aWithdrawal({
    state: 'rejected',
    stage: 'done',
    promisedUntil: null,
    words: 'The account is not in your name. Please add one of your own.',
  });
}

export function aConfirmation(differing: Partial<PaymentConfirmation> = {}): PaymentConfirmation {
  return {
    withdrawalId: ids.earlier,
    payout: aPayout(),
    currency: 'THB',
    bankCode: 'KBANK',
    numberMasked: '••••4321',
    answers: ['received', 'not_received'],
    ...differing,
  };
}

export function ownAccounts(differing: Partial<OwnBankAccounts> = {}): OwnBankAccounts {
  return {
    list: [anAccount()],
    max: 5,
    payeeName: 'Somchai Jaidee',
    coolingHours: 24,
    hasPaymentPassword: true,
    hasSecondFactor: false,
    ...differing,
  };
}

/** An account protected by its passwords alone. */
export const PROTECTION: Value<typeof securityOverview> = {
  hasPassword: true,
  passwordChangedAt: '2026-11-01T03:00:00.000Z',
  hasPaymentPassword: true,
  totp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  mobileMasked: '+66•••••5678',
  emailMasked: null,
  mobileProved: true,
  emailProved: false,
  provable: { mobile: true, email: true },
};
