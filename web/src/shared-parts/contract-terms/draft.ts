import { type WireTerms, wireTermsOf } from '@lanna/contract/commission/contracts/terms';
import type { Language } from '@lanna/contract/people/members/members';
import type { Rate } from '@lanna/rules/commission/contracts/rate';
import {
  type ContractKind,
  type ContractTerms,
  collectionOf,
  type DividendPeriod,
  tiersOf,
} from '@lanna/rules/commission/contracts/terms';
import type { Money } from '@lanna/rules/money';
import { fieldText, readAmount } from '../money/typed-amount.ts';

/** Terms while they are typed. An empty condition is none. */
export interface TermsDraft {
  period: DividendPeriod;
  tiers: readonly TierDraft[];
  carriesNegatives: boolean;
  fee: string;
  byHand: boolean;
  withinDays: string;
}
export interface TierDraft {
  key: number;
  minTurnover: string;
  minNetLoss: string;
  minActiveMembers: string;
  /** Per cent. */
  rate: string;
}
export type TierField = Exclude<keyof TierDraft, 'key'>;

/** Which conditions a step of a kind may have. */
export const FIELDS_OF: Record<ContractKind, readonly TierField[]> = {
  dividend: ['minTurnover', 'minNetLoss', 'minActiveMembers', 'rate'],
  daily_salary: ['minTurnover', 'minActiveMembers', 'rate'],
  hourly_salary: ['minTurnover', 'rate'],
  real_time_salary: ['rate'],
};

const EMPTY: Omit<TierDraft, 'key'> = { minTurnover: '', minNetLoss: '', minActiveMembers: '', rate: '' };

let keys = 0;
export function emptyTier(): TierDraft {
  keys += 1;
  return { key: keys, ...EMPTY };
}

export function draftOf(terms: ContractTerms | undefined): TermsDraft {
  if (!terms)
    return {
      period: 'month',
      tiers: [emptyTier()],
      carriesNegatives: true,
      fee: '0',
      byHand: true,
      withinDays: '7',
    };
  const collection = collectionOf(terms);
  return {
    period: terms.kind === 'dividend' ? terms.period : 'month',
    tiers: tiersOf(terms).map(({ minTurnover, minNetLoss, minActiveMembers, rate }) => ({
      ...emptyTier(),
      minTurnover: moneyTyped(minTurnover),
      minNetLoss: moneyTyped(minNetLoss),
      minActiveMembers: minActiveMembers === undefined ? '' : String(minActiveMembers),
      rate: percentTyped(rate),
    })),
    carriesNegatives: terms.kind === 'dividend' ? terms.carriesNegatives : true,
    fee: terms.kind === 'dividend' ? percentTyped(terms.feeRate) : '0',
    byHand: collection.by === 'hand',
    withinDays: collection.by === 'hand' ? String(collection.withinDays) : '7',
  };
}

/** What the draft says; undefined where something cannot be read yet. */
export function termsOfDraft(
  kind: ContractKind,
  draft: TermsDraft,
  language: Language,
): ContractTerms | undefined {
  const tiers = draft.tiers.map((tier) => tierOf(kind, tier, language));
  const days = wholeOf(draft.withinDays);
  const feeRate = rateOf(draft.fee);
  if (draft.byHand && days === undefined) return undefined;
  const collection = draft.byHand
    ? ({ by: 'hand', withinDays: days ?? 0 } as const)
    : ({ by: 'automatic' } as const);
  const read = tiers.filter((tier) => tier !== undefined);
  if (read.length < tiers.length || feeRate === undefined) return undefined;
  switch (kind) {
    case 'dividend': {
      const { period, carriesNegatives } = draft;
      return { kind, period, tiers: read, carriesNegatives, feeRate, collection };
    }
    case 'daily_salary':
      return {
        kind,
        tiers: read.map((tier) => ({ ...tier, minTurnover: tier.minTurnover ?? 0n })),
        collection,
      };
    case 'hourly_salary':
      return { kind, tiers: read.map(({ minTurnover = 0n, rate }) => ({ minTurnover, rate })) };
    case 'real_time_salary': {
      const [only] = read;
      return only && { kind, rate: only.rate };
    }
  }
}

/** No contract takes it. */
const UNREAD: WireTerms = { kind: 'real_time_salary', rate: Number.NaN };

/** What is sent of a draft. */
export function wireTermsOfDraft(kind: ContractKind, draft: TermsDraft, language: Language): WireTerms {
  const terms = termsOfDraft(kind, draft, language);
  return terms ? wireTermsOf(terms) : UNREAD;
}

function tierOf(kind: ContractKind, tier: TierDraft, language: Language) {
  const fields = FIELDS_OF[kind];
  const typed = (field: TierField) => (fields.includes(field) ? tier[field].trim() : '');
  const rate = rateOf(tier.rate);
  const minTurnover = amountOf(typed('minTurnover'), language);
  const minNetLoss = amountOf(typed('minNetLoss'), language);
  const minActiveMembers = typed('minActiveMembers') === '' ? null : wholeOf(typed('minActiveMembers'));
  if (rate === undefined || minTurnover === undefined || minNetLoss === undefined) return undefined;
  if (minActiveMembers === undefined) return undefined;
  return {
    ...(minTurnover !== null && { minTurnover }),
    ...(minNetLoss !== null && { minNetLoss }),
    ...(minActiveMembers !== null && { minActiveMembers }),
    rate,
  };
}

/** Null: nothing typed. */
function amountOf(typed: string, language: Language): Money | null | undefined {
  return typed === '' ? null : readAmount(typed, language);
}

/** `0.3` of 300; three decimals at most. */
export function rateOf(typed: string): Rate | undefined {
  const parts = /^(\d{1,3})(?:[.,](\d{0,3}))?$/.exec(typed.trim());
  if (!parts) return undefined;
  return Number(parts[1]) * 1000 + Number((parts[2] ?? '').padEnd(3, '0'));
}

function wholeOf(typed: string): number | undefined {
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : undefined;
}

function moneyTyped(amount: Money | undefined): string {
  return amount === undefined ? '' : fieldText(amount);
}

function percentTyped(rate: Rate): string {
  return String(rate / 1000);
}
