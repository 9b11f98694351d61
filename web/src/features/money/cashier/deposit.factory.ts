import type { DepositMade, DepositMethod } from '@lanna/contract/money/cashier/cashier';

/** A way to deposit, as the server names it: play money, unless said otherwise. */
export function methodOf(options: Partial<DepositMethod> = {}): DepositMethod {
  return {
    code: 'SANDBOX',
    name: 'Play money',
    kind: 'sandbox',
    min: '100.00',
    max: '50000.00',
    currency: 'THB',
    state: 'open',
    opensAtMinute: null,
    closesAtMinute: null,
    rankLevelMin: 0,
    feeFixed: '0.00',
    feeBasisPoints: 0,
    expiresAfterMinutes: 15,
    promisedMinutes: 0,
    ...options,
  };
}

/** A deposit as its member sees it: play money that has come, unless said otherwise. */
export function depositOf(options: Partial<DepositMade> = {}): DepositMade {
  return {
    id: '01937d5e-0000-7000-8000-000000000001',
    status: 'credited',
    methodCode: 'SANDBOX',
    methodName: 'Play money',
    kind: 'sandbox',
    amount: '500.00',
    fee: '0.00',
    arrives: '500.00',
    currency: 'THB',
    reference: 'D23456789AB',
    pay: null,
    reason: null,
    confirmedAmount: '500.00',
    words: '',
    slips: 0,
    paidSaidAt: null,
    createdAt: '2026-11-20T12:00:00Z',
    expiresAt: null,
    changedAt: '2026-11-20T12:00:00Z',
    creditedAt: '2026-11-20T12:00:00Z',
    promisedMinutes: 0,
    balance: '512.50',
    ...options,
  };
}
