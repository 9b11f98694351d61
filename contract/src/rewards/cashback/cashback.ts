import { CASHBACK_CATEGORIES, CASHBACK_RATE_MOST } from '@lanna/rules/rewards/cashback/rates';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { moneyText } from '../../money.ts';
import { countGiven, given } from '../../query.ts';

const category = z.enum(CASHBACK_CATEGORIES);
const day = z.iso.date();

/** In hundred-thousandths of turnover: 500 is 0.50 %. */
export const cashbackRate = z.int().min(0).max(CASHBACK_RATE_MOST);
export const cashbackRates = z.record(category, cashbackRate);

const ratesFrom = z.object({ fromDay: day, rates: cashbackRates });

const asked = {
  module: 'COMM3',
  access: 'player',
  /** `cashback_off`: the brand gives none. */
  refusals: ['cashback_off'],
  limit: LIMITS.read,
} as const;

export const cashbackTerms = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  summary: 'What the brand gives back of turnover, by kind of game',
  value: z.object({
    currency: z.string(),
    /** Of today; null while the brand has set none. */
    current: ratesFrom.nullable(),
    /** Set already, from a later day on. */
    next: ratesFrom.nullable(),
    least: moneyText,
    claimDays: z.int(),
  }),
});

const amounts = {
  /** What counts of the stakes that were cash. */
  turnover: moneyText,
  rate: cashbackRate,
  /** Not claimed yet; below zero where a bet was taken back after the claim. */
  open: moneyText,
};

export const myCashback = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/cashback',
  summary: 'What the member can claim now, by day and kind of game',
  value: z.object({
    today: day,
    currency: z.string(),
    /** What a claim pays now; below zero where more was taken back than is open. */
    open: moneyText,
    least: moneyText,
    claimable: z.boolean(),
    /** What lapses first, where something does within days. */
    lapsing: z.object({ amount: moneyText, lastDay: day }).nullable(),
    /** The latest day first. */
    days: z.array(
      z.object({
        day,
        /** The last day on which it can be claimed; null of what was taken back, which has none. */
        lastDay: day.nullable(),
        open: moneyText,
        categories: z.array(z.object({ category, ...amounts })),
      }),
    ),
  }),
});

const claim = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  amount: moneyText,
  currency: z.string(),
});

export const claimCashback = endpoint({
  ...asked,
  method: 'POST',
  path: '/wps/cashback/claims',
  idempotent: true,
  needsTerms: true,
  summary: 'Pays all that is open into the wallet at once',
  body: z.object({}),
  value: z.object({ claim, balance: moneyText }),
  /** `cashback_too_little` {open, least}. */
  refusals: ['cashback_off', 'cashback_too_little', 'account_disabled', 'play_excluded'],
  limit: { max: 20, windowSeconds: 60, by: 'account' },
});

const paged = { after: given(z.string().max(600)), pageSize: countGiven(100, 20) };
const next = z.string().nullable();

export const listCashbackClaims = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/cashback/claims',
  summary: "The member's claims, the latest first",
  query: z.object(paged),
  value: z.object({ claims: z.array(claim), next }),
});

export const cashbackLine = z.object({
  day,
  category,
  turnover: moneyText,
  rate: cashbackRate,
  /** What this claim paid of it; below zero: taken back. */
  amount: moneyText,
});
export type CashbackLine = z.infer<typeof cashbackLine>;

export const showCashbackClaim = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/cashback/claims/:id',
  summary: 'A claim and the days and kinds of games it was for; its lines add up to it',
  params: z.object({ id: z.uuid() }),
  value: claim.extend({ lines: z.array(cashbackLine) }),
  refusals: ['cashback_off', 'cashback_claim_unknown'],
});

export const listCashbackBets = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/cashback/bets',
  summary: "The member's settled bets of one day and kind of game, the last placed first",
  query: z.object({ day, category, ...paged }),
  value: z.object({
    bets: z.array(
      z.object({
        id: z.string(),
        vendorName: z.string(),
        gameName: z.string(),
        stake: moneyText,
        payout: moneyText,
        turnover: moneyText,
        settledAt: z.iso.datetime(),
      }),
    ),
    next,
  }),
});
