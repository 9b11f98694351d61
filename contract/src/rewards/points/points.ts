import { POINT_CATEGORIES, POINT_RATE_MOST } from '@lanna/rules/rewards/points/earning';
import { z } from 'zod';
import { endpoint, LIMITS } from '../../endpoint.ts';
import { language } from '../../language.ts';
import { moneyText, someMoney } from '../../money.ts';
import { countGiven, given } from '../../query.ts';

const day = z.iso.date();
const moment = z.iso.datetime();
/** Points as they travel: a decimal string, as money does. */
export const pointText = moneyText;
/** Hundredths of a point for each 100 of turnover. */
export const pointRates = z.record(z.enum(POINT_CATEGORIES), z.int().min(0).max(POINT_RATE_MOST));

const asked = {
  module: 'PTSYS3',
  access: 'player',
  /** `points_off`: the brand gives none. */
  refusals: ['points_off'],
  limit: LIMITS.read,
} as const;

export const pointBalance = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointBalance',
  summary: "The member's points, what is owed of them, and what expires when",
  value: z.object({
    balance: pointText,
    /** What was taken back and was spent already; the next points pay it. */
    debt: pointText,
    /** The first to expire first. */
    lots: z.array(z.object({ points: pointText, lastDay: day })),
  }),
});

export const pointConfig = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointConfig',
  summary: 'What earns points, what they are worth, and how long they last',
  value: z.object({
    currency: z.string(),
    rates: pointRates,
    /** Percent of the rates for the member's rank today. */
    factor: z.int(),
    /** So many points are 1.00 of the currency. */
    perUnit: pointText,
    convertLeast: pointText,
    convertMostDay: pointText,
    lifeMonths: z.int(),
    /** Set already, from a later day on. */
    nextFrom: day.nullable(),
  }),
});

export const pointConversionTypes = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointRewardConversionType',
  summary: 'What points can be converted into, and how many the member can convert today',
  value: z.object({
    types: z.array(
      z.object({
        type: z.literal('cash'),
        currency: z.string(),
        perUnit: pointText,
        least: pointText,
        /** Of the most a day, and of what the member has. */
        leftToday: pointText,
        most: pointText,
      }),
    ),
    paymentPasswordSet: z.boolean(),
  }),
});

export const pointGood = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** Of title and text, for `lang`. */
  language,
  picture: z.string().nullable(),
  points: pointText,
  left: z.int(),
  /** So many tickets of a raffle, given at once; null where it gives none. */
  raffleTickets: z.int().nullable(),
  /** A code that its owner reads once the redemption is approved. */
  byCode: z.boolean(),
  /** A bonus, given at once; with none of these three it is an item that is sent. */
  bonus: z
    .object({
      version: z.int(),
      amount: moneyText,
      /** Turnover it asks for, and how many times the amount that is. */
      required: moneyText,
      times: z.int(),
      days: z.int(),
      maxStake: moneyText,
      convertedMost: moneyText.nullable(),
      /** Of free rounds: how many, each of which stake. What they win is cash where nothing is to be played, else a bonus: the figures are those of what their stakes come to. */
      rounds: z.object({ count: z.int(), worth: moneyText }).nullable(),
    })
    .nullable(),
});
export type PointGood = z.infer<typeof pointGood>;

export const pointRewards = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointReward',
  summary: 'The goods of the points mall, the cheapest first',
  value: z.object({ rewards: z.array(pointGood) }),
});

export const POINT_GIFTS = ['item', 'tickets', 'code', 'bonus'] as const;
export const MEMBER_REDEMPTION_STATES = ['processing', 'approved', 'rejected', 'completed'] as const;

const redemption = z.object({
  id: z.uuid(),
  rewardId: z.uuid(),
  title: z.string(),
  language,
  points: pointText,
  state: z.enum(MEMBER_REDEMPTION_STATES),
  at: moment,
  changedAt: moment,
  tracking: z.string(),
  /** What the desk has written. */
  words: z.string(),
  /** The rest follow from it: an item is sent, the others are not. */
  gives: z.enum(POINT_GIFTS),
  /** Of a code that was approved. */
  code: z.string().nullable(),
});
export type PointRedemption = z.infer<typeof redemption>;

const paged = { after: given(z.string().max(600)), pageSize: countGiven(100, 20) };
const next = z.string().nullable();

export const pointRedemptions = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/relay/MCSFE_getRedeemPointList',
  summary: "The member's redemptions, the latest first",
  query: z.object(paged),
  value: z.object({ redemptions: z.array(redemption), next }),
});

export const POINT_ENTRY_KINDS = [
  'earned',
  'granted',
  'expired',
  'redeemed',
  'returned',
  'converted',
  'corrected',
] as const;

export const pointEntries = endpoint({
  ...asked,
  method: 'GET',
  path: '/wps/points/entries',
  summary: "The member's points by what moved them, the latest first",
  query: z.object(paged),
  value: z.object({
    entries: z.array(
      z.object({
        id: z.uuid(),
        at: moment,
        kind: z.enum(POINT_ENTRY_KINDS),
        amount: pointText,
        /** What it added to what is owed, or paid of it (below zero). */
        debtChange: pointText,
        /** Of a grant what it was for, of a correction its reason. */
        reason: z.string(),
      }),
    ),
    next,
  }),
});

const deciding = {
  method: 'POST',
  module: 'PTSYS3',
  access: 'player',
  encrypted: true,
  idempotent: true,
  needsTerms: true,
  limit: { max: 20, windowSeconds: 60, by: 'account' },
} as const;
const DECIDED = [
  'points_off',
  'points_short',
  'account_disabled',
  'play_excluded',
  'payment_password_missing',
  'payment_password_wrong',
] as const;

export const POINT_ADDRESS_MAX = 500;

export const redeemPoints = endpoint({
  ...deciding,
  path: '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
  summary:
    'Redeems points for a good, with the withdrawal password; its points are taken at once, and given back if it is rejected',
  body: z.object({
    rewardId: z.uuid(),
    /** What the member has seen that it costs. */
    points: pointText,
    /** Name, number and address, as they are written on the parcel; asked of an item alone. */
    address: z.string().trim().max(POINT_ADDRESS_MAX),
    /** Of a bonus: the version of its terms that the member has seen. */
    bonusVersion: z.int().min(1).optional(),
    paymentPassword: z.string().max(2000),
  }),
  value: z.object({ redemption, balance: pointText }),
  refusals: [
    ...DECIDED,
    'point_good_gone',
    'point_address_missing',
    'raffle_none_open',
    'raffle_tickets_full',
    'bonus_unknown',
    'bonus_changed',
    'bonus_queue_full',
    'bonus_budget_spent',
    'bonus_rounds_closed',
  ],
});

export const convertPoints = endpoint({
  ...deciding,
  path: '/wps/relay/passwordCheck/MCSFE_convertPoint',
  summary: 'Converts points into cash at the rate of the day, with the withdrawal password',
  body: z.object({
    points: someMoney,
    /** The rate the member has seen. */
    perUnit: pointText,
    paymentPassword: z.string().max(2000),
  }),
  value: z.object({
    id: z.uuid(),
    points: pointText,
    amount: moneyText,
    currency: z.string(),
    /** Of points, and of the wallet. */
    balance: pointText,
    wallet: moneyText,
  }),
  /** `points_amount_invalid` {least} · `points_day_limit` {left} · `changed_meanwhile`: the rate is another one now. */
  refusals: [...DECIDED, 'points_amount_invalid', 'points_day_limit', 'changed_meanwhile'],
});
