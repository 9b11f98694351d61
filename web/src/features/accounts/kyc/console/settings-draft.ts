import type { IdentitySettings } from '@lanna/contract/accounts/kyc/settings-ops';
import type { Language } from '@lanna/contract/people/members/members';
import { wireAmount } from '../../../../shared-parts/money/typed-amount.ts';

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
export function readDraft(draft: Draft, language: Language): Form | undefined {
  const isAbove = draft.withdrawals === 'above';
  const withdrawalAbove = isAbove ? amountOf(draft.withdrawalAbove, language) : null;
  const depositAbove = amountOf(draft.depositAbove, language);
  const depositTotalAbove = amountOf(draft.depositTotalAbove, language);
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

function amountOf(typed: string, language: Language): string | null | undefined {
  return typed.trim() === '' ? null : wireAmount(typed, language);
}

function countOf(typed: string): number | undefined {
  return /^\d{1,4}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : undefined;
}
