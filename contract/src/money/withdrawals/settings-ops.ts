import { parseMoney } from '@lanna/rules/money';
import { RISK_KINDS, RISK_THRESHOLDS } from '@lanna/rules/money/withdrawals/risk-rules';
import { z } from 'zod';
import { moneyText } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode } from '../../ops-list.ts';
import { given } from '../../query.ts';
import { segmentPin } from '../../segment-pin.ts';

const moment = z.iso.datetime();
/** 0: nothing has been changed yet. */
const version = z.int().min(0);
export const RANK_LIMITS_MAX = 20;

const settingsForm = {
  /** At most this is approved by itself where no rule objects; 0.00: nothing is. */
  automaticLimit: moneyText,
  /** How long a changed or further bank account waits. */
  coolingHours: z.int().min(0).max(720),
  /** From the request until the desk has decided. */
  promisedMinutes: z.int().min(1).max(10_080),
  /** From a paid payout until it counts as received. */
  receiptMinutes: z.int().min(1).max(10_080),
  bankAccountsMax: z.int().min(1).max(20),
  /** A deposit that finds less than this ends the turnover that older deposits ask for. */
  smallBalance: moneyText,
};

/** Of members of this rank level and above, up to the next line. One line is of level 0. */
const rankLimit = z.object({
  rankLevelMin: z.int().min(0).max(100),
  min: moneyText,
  max: moneyText,
  dayAmount: moneyText,
  dayCount: z.int().min(1).max(1000),
});
export type RankLimit = z.infer<typeof rankLimit>;

/**
 * Of members of a segment, as a version of it says, beside the line of their level: the strictest of all that hold counts. `promisedMinutes`: where they are promised less time than all; the least
 * counts.
 */
const segmentLimit = z.object({
  segment: segmentPin.extend({ name: z.string().optional() }),
  max: moneyText,
  dayAmount: moneyText,
  dayCount: z.int().min(1).max(1000),
  promisedMinutes: z.int().min(1).max(10_080).nullable(),
});
export type SegmentLimit = z.infer<typeof segmentLimit>;
export const SEGMENT_LIMITS_MAX = 10;

const thresholds = z.partialRecord(z.enum(RISK_THRESHOLDS), z.int());
const riskRule = z.object({
  kind: z.enum(RISK_KINDS),
  enabled: z.boolean(),
  thresholds,
  version,
  changedAt: moment.nullable(),
  changedBy: z.string().nullable(),
  /** Withdrawals it has held within thirty days. */
  hits: z.int(),
});
export type RiskRule = z.infer<typeof riskRule>;

export const withdrawalSettings = z.object({
  brand: z.string(),
  currency: z.string(),
  ...settingsForm,
  version,
  limits: z.array(rankLimit).min(1).max(RANK_LIMITS_MAX),
  segmentLimits: z.array(segmentLimit).max(SEGMENT_LIMITS_MAX),
  /** One of each kind. */
  rules: z.array(riskRule),
});
export type WithdrawalSettings = z.infer<typeof withdrawalSettings>;

export const listWithdrawalSettings = opsEndpoint({
  method: 'GET',
  path: '/ops/withdrawal-settings',
  access: 'withdrawals.read',
  summary: 'Limits, risk rules and times of withdrawals, of each brand',
  query: z.object({ brand: given(brandCode) }),
  value: z.object({ list: z.array(withdrawalSettings) }),
  refusals: [],
});

const byBrand = z.object({ code: brandCode });
const change = {
  method: 'PUT',
  access: 'withdrawals.settings',
  stepUp: true,
  params: byBrand,
  /** `proposal`: what lets more leave, or sooner, waits for a second operator. */
  value: withdrawalSettings.extend({ proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile'],
} as const;

export const changeWithdrawalSettings = opsEndpoint({
  ...change,
  path: '/ops/withdrawal-settings/:code',
  summary: 'Changes limits and times of a brand’s withdrawals; what is under way keeps what it was promised',
  body: z
    .object({
      ...settingsForm,
      limits: z.array(rankLimit).min(1).max(RANK_LIMITS_MAX),
      /** Left out: as they stand. */
      segmentLimits: z.array(segmentLimit).max(SEGMENT_LIMITS_MAX).optional(),
      version,
      reason,
    })
    .refine(({ limits }) => limits.some(({ rankLevelMin }) => rankLevelMin === 0), { path: ['limits'] })
    .refine(({ limits }) => new Set(limits.map(({ rankLevelMin }) => rankLevelMin)).size === limits.length, {
      path: ['limits'],
    })
    .refine(({ limits }) => limits.every(isOrdered), { path: ['limits'], params: { rule: 'order' } })
    .refine(
      ({ segmentLimits = [] }) =>
        new Set(segmentLimits.map(({ segment }) => segment.id)).size === segmentLimits.length,
      { path: ['segmentLimits'] },
    )
    .refine(({ limits, segmentLimits = [] }) => segmentLimits.every((one) => leavesSomething(one, limits)), {
      path: ['segmentLimits'],
      params: { rule: 'order' },
    }),
});

/** Of each level at least the least amount may be taken still. */
export function leavesSomething(
  { max, dayAmount }: Pick<SegmentLimit, 'max' | 'dayAmount'>,
  limits: readonly Pick<RankLimit, 'min'>[],
): boolean {
  const [most, day] = [max, dayAmount].map(parseMoney);
  const mins = limits.map(({ min }) => parseMoney(min));
  // What is no amount is refused by itself.
  if (most === undefined || day === undefined) return true;
  return mins.every((min) => min === undefined || (most >= min && day >= min));
}

/** Something may be taken, in one request and in a day. */
export function isOrdered({ min, max, dayAmount }: RankLimit): boolean {
  // What is no amount is refused by itself.
  const [least, most, day] = [min, max, dayAmount].map(parseMoney);
  if (least === undefined || most === undefined || day === undefined) return true;
  return least > 0n && most >= least && day >= least;
}

export const changeRiskRule = opsEndpoint({
  ...change,
  path: '/ops/withdrawal-settings/:code/rules/:kind',
  params: byBrand.extend({ kind: z.enum(RISK_KINDS) }),
  summary: 'Switches a risk rule on or off, or gives it other thresholds; earlier versions stay',
  /** `thresholds` are those of the rule's kind, all of them (`RISK_DEFAULTS` in rules). */
  body: z.object({ enabled: z.boolean(), thresholds, version, reason }),
});

export const riskRuleHistory = opsEndpoint({
  method: 'GET',
  path: '/ops/withdrawal-settings/:code/rules/:kind/versions',
  access: 'withdrawals.read',
  summary: 'Earlier versions of a risk rule, newest first',
  params: byBrand.extend({ kind: z.enum(RISK_KINDS) }),
  value: z.object({
    list: z.array(
      z.object({
        version: z.int(),
        enabled: z.boolean(),
        thresholds,
        changedAt: moment,
        changedBy: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  refusals: ['not_found'],
});
