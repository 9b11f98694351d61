import type { Money } from '../../money.ts';
import { MONEY_SCALE } from '../../money.ts';
import type { DividendTerms, DividendTier } from './dividend.ts';
import type { PeriodKind } from './period.ts';
import { type Rate, shareOf, WHOLE_RATE } from './rate.ts';
import type { SalaryTier } from './salary.ts';

/** What a contract between an agent and the upline, or the brand, is about. */
export const CONTRACT_KINDS = ['dividend', 'daily_salary', 'hourly_salary', 'real_time_salary'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

export const DIVIDEND_PERIODS = ['day', 'week', 'half_month', 'month'] as const;
export type DividendPeriod = (typeof DIVIDEND_PERIODS)[number];

/** platform: the brand pays, and what a branch gets is left out above it · upline: the agent above pays out of the own wallet. */
export const PAYERS = ['platform', 'upline'] as const;
export type Payer = (typeof PAYERS)[number];

/** Whether a bill is paid by itself, or waits to be collected for so many days after it is approved. */
export type Collection = { readonly by: 'hand'; readonly withinDays: number } | { readonly by: 'automatic' };

export interface DividendContract extends DividendTerms {
  readonly kind: 'dividend';
  readonly period: DividendPeriod;
  /** Of what members lost before anything was given to them: what running the games costs (`feeOf`). */
  readonly feeRate: Rate;
  readonly collection: Collection;
}
export interface DailySalaryContract {
  readonly kind: 'daily_salary';
  readonly tiers: readonly SalaryTier[];
  readonly collection: Collection;
}
/** Paid by itself, as soon as the hour is counted. Its steps ask for no active members. */
export interface HourlySalaryContract {
  readonly kind: 'hourly_salary';
  readonly tiers: readonly SalaryTier[];
}
/** Paid by itself, every few minutes. */
export interface RealTimeSalaryContract {
  readonly kind: 'real_time_salary';
  readonly rate: Rate;
}
export type ContractTerms =
  | DividendContract
  | DailySalaryContract
  | HourlySalaryContract
  | RealTimeSalaryContract;

export const TIERS_MAX = 10;
export const ACTIVE_MEMBERS_MAX = 1_000_000;
export const COLLECT_DAYS_MAX = 90;
export const TIER_MONEY_MAX: Money = 1_000_000_000_000n * MONEY_SCALE;
/** A salary is of turnover, of which a game keeps a few per cent. */
export const SALARY_RATE_MAX: Rate = 10_000;
export const FEE_RATE_MAX: Rate = 50_000;

/** What is wrong with terms; the first that is found, with the step it is in. */
export type TermsFieldError =
  | { readonly fieldError: 'tiers_missing' | 'tiers_too_many' | 'collection' | 'fee' }
  | { readonly fieldError: 'rate' | 'condition' | 'conditions_fall' | 'rates_fall'; readonly tier: number };

/** Of hours and of single bets there is no period of days: what changes, changes with the next day. */
export function periodKindOf(terms: ContractTerms): PeriodKind {
  return terms.kind === 'dividend' ? terms.period : 'day';
}

export function collectionOf(terms: ContractTerms): Collection {
  return 'collection' in terms ? terms.collection : { by: 'automatic' };
}

/** The fee of a dividend's period. */
export function feeOf(feeRate: Rate, { stake, payout }: { stake: Money; payout: Money }): Money {
  return stake > payout ? shareOf(stake - payout, feeRate) : 0n;
}

/** Steps begin at a condition and rise: no condition of the next step is below that of the one before, one is above, and so is the rate. */
export function fieldErrorIn(terms: ContractTerms): TermsFieldError | undefined {
  if (terms.kind === 'dividend' && !isWithin(terms.feeRate, 0, FEE_RATE_MAX)) return { fieldError: 'fee' };
  const collection = collectionOf(terms);
  if (collection.by === 'hand' && !isWithin(collection.withinDays, 1, COLLECT_DAYS_MAX))
    return { fieldError: 'collection' };
  const tiers = tiersOf(terms);
  if (tiers.length === 0) return { fieldError: 'tiers_missing' };
  if (tiers.length > TIERS_MAX) return { fieldError: 'tiers_too_many' };
  const most = rateMaxOf(terms.kind);
  for (const [tier, step] of tiers.entries()) {
    if (!isWithin(step.rate, 1, most)) return { fieldError: 'rate', tier };
    if (terms.kind === 'hourly_salary' && step.minActiveMembers !== undefined)
      return { fieldError: 'condition', tier };
    if (!areSound(step)) return { fieldError: 'condition', tier };
    const before = tiers[tier - 1];
    if (!before) continue;
    if (!isHarder(step, before)) return { fieldError: 'conditions_fall', tier };
    if (step.rate <= before.rate) return { fieldError: 'rates_fall', tier };
  }
  return undefined;
}

export function rateMaxOf(kind: ContractKind): Rate {
  return kind === 'dividend' ? WHOLE_RATE : SALARY_RATE_MAX;
}

export function bestRateOf(terms: ContractTerms): Rate {
  return Math.max(...tiersOf(terms).map(({ rate }) => rate));
}

/** Why an agent cannot give these terms to one below. */
export type AboveOwn = 'other_kind' | 'other_period' | 'rate_above_own' | 'easier_than_own';

/**
 * An agent gives no more than it has: no rate above the own best one. Where the brand pays the child and leaves that out above, no
 * branch may get more than its upline would for the same figures, or the brand would pay what it never agreed to: each step of the
 * child needs one of the upline's that is no harder and gives as much, the same fee at least, and losses carried if the upline's are.
 */
export function aboveOwn(child: ContractTerms, own: ContractTerms, payer: Payer): AboveOwn | undefined {
  if (child.kind !== own.kind) return 'other_kind';
  if (child.kind === 'dividend' && own.kind === 'dividend') {
    if (child.period !== own.period) return 'other_period';
    if (
      payer === 'platform' &&
      (child.feeRate < own.feeRate || (own.carriesNegatives && !child.carriesNegatives))
    )
      return 'easier_than_own';
  }
  if (bestRateOf(child) > bestRateOf(own)) return 'rate_above_own';
  if (payer === 'upline') return undefined;
  const isCovered = (step: DividendTier) =>
    tiersOf(own).some((one) => one.rate >= step.rate && !isAnyHarder(one, step));
  return tiersOf(child).every(isCovered) ? undefined : 'easier_than_own';
}

/** The steps of any kind in one shape; a rate for every bet is one step without a condition. */
export function tiersOf(terms: ContractTerms): readonly DividendTier[] {
  return terms.kind === 'real_time_salary' ? [{ rate: terms.rate }] : terms.tiers;
}

type Conditions = Pick<DividendTier, 'minTurnover' | 'minNetLoss' | 'minActiveMembers'>;

function areSound({ minTurnover = 0n, minNetLoss = 0n, minActiveMembers = 0 }: Conditions): boolean {
  return (
    [minTurnover, minNetLoss].every((amount) => amount >= 0n && amount <= TIER_MONEY_MAX) &&
    isWithin(minActiveMembers, 0, ACTIVE_MEMBERS_MAX)
  );
}

function isHarder(step: Conditions, before: Conditions): boolean {
  return !isAnyHarder(before, step) && isAnyHarder(step, before);
}

/** Whether a step asks for more than another in one condition at least. */
function isAnyHarder(one: Conditions, other: Conditions): boolean {
  return (
    (one.minTurnover ?? 0n) > (other.minTurnover ?? 0n) ||
    (one.minNetLoss ?? 0n) > (other.minNetLoss ?? 0n) ||
    (one.minActiveMembers ?? 0) > (other.minActiveMembers ?? 0)
  );
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
