import { WHOLE_RATE } from '@lanna/rules/commission/contracts/rate';
import {
  ACTIVE_MEMBERS_MAX,
  COLLECT_DAYS_MAX,
  type ContractTerms,
  DIVIDEND_PERIODS,
  TIERS_MAX,
} from '@lanna/rules/commission/contracts/terms';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import { moneyOf, moneyText } from '../../money.ts';

/** Terms as they are kept and travel: money as decimal text, a condition that is not asked for left out. */

const rate = z.int().min(0).max(WHOLE_RATE);
const activeMembers = z.int().min(0).max(ACTIVE_MEMBERS_MAX).optional();
const collection = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('hand'), withinDays: z.int().min(1).max(COLLECT_DAYS_MAX) }),
  z.strictObject({ by: z.literal('automatic') }),
]);
const dividendTier = z.strictObject({
  minTurnover: moneyText.optional(),
  minNetLoss: moneyText.optional(),
  minActiveMembers: activeMembers,
  rate,
});
const salaryTier = z.strictObject({ minTurnover: moneyText, minActiveMembers: activeMembers, rate });

export const contractTerms = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dividend'),
    period: z.enum(DIVIDEND_PERIODS),
    tiers: z.array(dividendTier).max(TIERS_MAX),
    carriesNegatives: z.boolean(),
    feeRate: rate,
    collection,
  }),
  z.strictObject({ kind: z.literal('daily_salary'), tiers: z.array(salaryTier).max(TIERS_MAX), collection }),
  z.strictObject({
    kind: z.literal('hourly_salary'),
    tiers: z.array(salaryTier.omit({ minActiveMembers: true })).max(TIERS_MAX),
  }),
  z.strictObject({ kind: z.literal('real_time_salary'), rate }),
]);
export type WireTerms = z.infer<typeof contractTerms>;

/** What `contracts.contract_record.terms` holds, and what a page has sent. */
export function contractTermsOf(kept: unknown): ContractTerms {
  return termsOfWire(contractTerms.parse(kept));
}

/** What a page was sent: the server has checked it, so a browser needs no schema to read it. */
export function termsOfWire(terms: WireTerms): ContractTerms {
  switch (terms.kind) {
    case 'real_time_salary':
      return terms;
    case 'dividend':
      return { ...terms, tiers: terms.tiers.map(({ rate, ...asked }) => ({ ...conditionsOf(asked), rate })) };
    case 'daily_salary':
    case 'hourly_salary':
      return {
        ...terms,
        tiers: terms.tiers.map(({ rate, minTurnover, ...more }) => ({
          ...conditionsOf(more),
          minTurnover: moneyOf(minTurnover),
          rate,
        })),
      };
  }
}

export function wireTermsOf(terms: ContractTerms): WireTerms {
  switch (terms.kind) {
    case 'real_time_salary':
      return { kind: terms.kind, rate: terms.rate };
    case 'dividend':
      return {
        kind: terms.kind,
        period: terms.period,
        tiers: terms.tiers.map(({ minTurnover, minNetLoss, minActiveMembers, rate }) => ({
          ...(minTurnover !== undefined && { minTurnover: formatMoney(minTurnover) }),
          ...(minNetLoss !== undefined && { minNetLoss: formatMoney(minNetLoss) }),
          ...(minActiveMembers !== undefined && { minActiveMembers }),
          rate,
        })),
        carriesNegatives: terms.carriesNegatives,
        feeRate: terms.feeRate,
        collection: terms.collection,
      };
    case 'daily_salary':
      return {
        kind: terms.kind,
        tiers: terms.tiers.map(({ minTurnover, minActiveMembers, rate }) => ({
          minTurnover: formatMoney(minTurnover),
          ...(minActiveMembers !== undefined && { minActiveMembers }),
          rate,
        })),
        collection: terms.collection,
      };
    case 'hourly_salary':
      return {
        kind: terms.kind,
        tiers: terms.tiers.map(({ minTurnover, rate }) => ({ minTurnover: formatMoney(minTurnover), rate })),
      };
  }
}

function conditionsOf({
  minTurnover,
  minNetLoss,
  minActiveMembers,
}: {
  minTurnover?: string | undefined;
  minNetLoss?: string | undefined;
  minActiveMembers?: number | undefined;
}) {
  return {
    ...(minTurnover !== undefined && { minTurnover: moneyOf(minTurnover) }),
    ...(minNetLoss !== undefined && { minNetLoss: moneyOf(minNetLoss) }),
    ...(minActiveMembers !== undefined && { minActiveMembers }),
  };
}
