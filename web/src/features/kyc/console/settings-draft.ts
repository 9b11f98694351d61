import type { IdentitySettings } from '@lanna/contract/kyc/settings-ops';
import { formatMoney } from '@lanna/rules/money';
import { readAmount } from '../../../read-amount.ts';

type Form = Omit<IdentitySettings, 'brand' | 'currency' | 'demo' | 'version'>;
const AMOUNTS = ['withdrawalAbove', 'depositAbove', 'depositTotalAbove'] as const;
const COUNTS = ['triesADay', 'keptDays'] as const;

/** The settings as they are typed; an empty amount is none. */
export type Draft = Pick<Form, 'withdrawals' | 'addressProof' | 'kinds'> &
  Record<(typeof AMOUNTS)[number] | (typeof COUNTS)[number], string>;

export function draftOf(settings: Form): Draft {
  return {
    withdrawals: settings.withdrawals,
    addressProof: settings.addressProof,
    kinds: settings.kinds,
    withdrawalAbove: settings.withdrawalAbove ?? '',
    depositAbove: settings.depositAbove ?? '',
    depositTotalAbove: settings.depositTotalAbove ?? '',
    triesADay: String(settings.triesADay),
    keptDays: String(settings.keptDays),
  };
}

/** What was typed; undefined where a field holds no number, where no document is taken, or the amount above which is missing. */
export function readDraft(draft: Draft): Form | undefined {
  const isAbove = draft.withdrawals === 'above';
  const withdrawalAbove = isAbove ? amountOf(draft.withdrawalAbove) : null;
  const depositAbove = amountOf(draft.depositAbove);
  const depositTotalAbove = amountOf(draft.depositTotalAbove);
  const triesADay = countOf(draft.triesADay);
  const keptDays = countOf(draft.keptDays);
  if (withdrawalAbove === undefined || depositAbove === undefined || depositTotalAbove === undefined)
    return undefined;
  if (triesADay === undefined || keptDays === undefined) return undefined;
  if (draft.kinds.length === 0 || (isAbove && withdrawalAbove === null)) return undefined;
  const { withdrawals, addressProof, kinds } = draft;
  return {
    withdrawals,
    addressProof,
    kinds,
    withdrawalAbove,
    depositAbove,
    depositTotalAbove,
    triesADay,
    keptDays,
  };
}

function amountOf(typed: string): string | null | undefined {
  if (typed.trim() === '') return null;
  const amount = readAmount(typed);
  return amount === undefined ? undefined : formatMoney(amount);
}

function countOf(typed: string): number | undefined {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined;
}
