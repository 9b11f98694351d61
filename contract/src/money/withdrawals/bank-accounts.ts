import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';

export const HOLDER_NAME_MAX = 100;

/** Money can be paid to it · new or changed: not before `usableFrom`. */
export const BANK_ACCOUNT_STATES = ['usable', 'cooling'] as const;

export const bankAccount = z.object({
  id: z.uuid(),
  /** Of `PAYEE_BANKS` in `rules/src/money/withdrawals/banks.ts`. */
  bankCode: z.string(),
  /** Its last four digits. */
  numberMasked: z.string(),
  holderName: z.string(),
  state: z.enum(BANK_ACCOUNT_STATES),
  /** Null: at once. */
  usableFrom: z.iso.datetime().nullable(),
  addedAt: z.iso.datetime(),
  /** Of the last change of bank or number; null: as it was added. */
  changedAt: z.iso.datetime().nullable(),
  /** An open withdrawal is paid to it: neither changed nor removed until then. */
  inUse: z.boolean(),
});
export type BankAccount = z.infer<typeof bankAccount>;

const personal = { module: 'COMM3', access: 'player' } as const;

export const bankAccounts = endpoint({
  ...personal,
  method: 'GET',
  path: '/wps/bank-accounts',
  summary: 'Bank accounts that the member is paid to, oldest first',
  value: z.object({
    list: z.array(bankAccount),
    max: z.int(),
    /** Whose accounts they must be; null until the first account names it. */
    payeeName: z.string().nullable(),
    /** How long a changed or further account waits; the first of a member does not. */
    coolingHours: z.int(),
    hasPaymentPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
  }),
  refusals: [],
  limit: LIMITS.read,
});

const form = z.object({
  bankCode: z.string().max(20),
  /** As people write it: digits, spaces, dashes, Thai digits. */
  accountNumber: z.string().max(40),
  holderName: z.string().trim().min(1).max(HOLDER_NAME_MAX),
  paymentPassword: z.string().max(2000),
  /** Only where the account has one: the first answer is `second_factor_needed` then. */
  secondFactor: z.string().max(8000).optional(),
});

/**
 * `bank_account_number_invalid` {digits: lengths the bank has} · `payee_name_differs` · `payment_password_missing`: none is set yet ·
 * `payment_password_wrong`.
 */
const WRITING = [
  'bank_unknown',
  'bank_account_number_invalid',
  'holder_name_invalid',
  'payee_name_differs',
  'payment_password_missing',
  'payment_password_wrong',
  'second_factor_needed',
  'second_factor_wrong',
  'account_disabled',
] as const;

export const addBankAccount = endpoint({
  ...personal,
  method: 'POST',
  path: '/wps/bank-accounts',
  encrypted: true,
  needsTerms: true,
  summary:
    'Adds a bank account of the member’s own; one that is there already is answered as it is. A member without a payee name gets the holder’s',
  body: form,
  value: bankAccount,
  /** `bank_accounts_limit` {max}. */
  refusals: [...WRITING, 'bank_accounts_limit'],
  limit: LIMITS.credential,
});

export const changeBankAccount = endpoint({
  ...personal,
  method: 'PUT',
  path: '/wps/bank-accounts/:id',
  encrypted: true,
  needsTerms: true,
  summary: 'Gives an account another bank or number; nothing is paid to it until it has cooled off',
  params: z.object({ id: z.uuid() }),
  body: form,
  value: bankAccount,
  refusals: [...WRITING, 'bank_account_unknown', 'bank_account_in_use', 'bank_account_exists'],
  limit: LIMITS.credential,
});

export const removeBankAccount = endpoint({
  ...personal,
  method: 'DELETE',
  path: '/wps/bank-accounts/:id',
  summary: 'Removes a bank account',
  params: z.object({ id: z.uuid() }),
  value: z.object({ id: z.uuid() }),
  refusals: ['bank_account_unknown', 'bank_account_in_use'],
  limit: LIMITS.write,
});
