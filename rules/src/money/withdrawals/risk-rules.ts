/** What may make a withdrawal wait for the desk. Each rule of a brand is data: switched on or off, with its own thresholds. */
export const RISK_KINDS = [
  /** Asked for within `hours` of the registration. */
  'new_account',
  /** Turnover since the last withdrawal is below `percent` of what was deposited since. */
  'no_play',
  /** More than `count` withdrawals within `hours`. */
  'velocity',
  /** Another account of the brand was opened from the same device, or shares another mark of identity. */
  'shared_device',
  /** Another member of the brand has, or had within `days`, the same bank account. */
  'shared_bank_account',
  /** Rewards of promotions within `days`, and turnover since the first of them below `times` their sum. */
  'bonus_abuse',
  /** Deposits within `hours`, turnover since below `percent` of them, and half of them or more withdrawn (AML-1). */
  'deposit_and_withdraw',
  /** `amount` or more, and above `times` the largest that was ever paid. */
  'large_for_member',
] as const;
export type RiskKind = (typeof RISK_KINDS)[number];

export const RISK_THRESHOLDS = ['hours', 'days', 'count', 'percent', 'times', 'amount'] as const;
export type RiskThreshold = (typeof RISK_THRESHOLDS)[number];

/** Amounts in whole units of the currency; the others are counts. */
export type RiskThresholds = { readonly [Threshold in RiskThreshold]?: number };

/** Each rule's thresholds with what a brand has until it sets its own. A rule takes these and no others. */
export const RISK_DEFAULTS: Readonly<Record<RiskKind, RiskThresholds>> = {
  new_account: { hours: 24 },
  no_play: { percent: 20 },
  velocity: { count: 3, hours: 24 },
  shared_device: {},
  shared_bank_account: { days: 365 },
  bonus_abuse: { days: 30, times: 3 },
  deposit_and_withdraw: { hours: 24, percent: 50 },
  large_for_member: { amount: 20_000, times: 3 },
};

export const RISK_BOUNDS: Readonly<Record<RiskThreshold, { min: number; max: number }>> = {
  hours: { min: 1, max: 8760 },
  days: { min: 1, max: 3650 },
  count: { min: 1, max: 1000 },
  percent: { min: 1, max: 10_000 },
  times: { min: 1, max: 1000 },
  amount: { min: 1, max: 1_000_000_000 },
};

/** Whether these are the rule's own thresholds, each within its bounds. */
export function areThresholdsOf(kind: RiskKind, thresholds: RiskThresholds): boolean {
  const wanted = Object.keys(RISK_DEFAULTS[kind]);
  const given = Object.entries(thresholds) as [RiskThreshold, number | undefined][];
  return (
    given.length === wanted.length &&
    given.every(([threshold, value]) => {
      const { min, max } = RISK_BOUNDS[threshold];
      return (
        wanted.includes(threshold) && Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      );
    })
  );
}
