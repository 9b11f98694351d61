import { PRIZE_MODES } from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { z } from 'zod';
import { moneyText, someMoney } from '../../money.ts';
import { opsEndpoint, reason } from '../../ops.ts';
import { brandCode, list } from '../../ops-list.ts';
import { CLOSED_BECAUSE } from './games.ts';

/** 0: nothing has been set yet, the defaults hold. */
const version = z.int().min(0);
const gameCode = z.string().regex(/^[A-Z0-9_]{1,40}$/);
const numero = z.string().regex(/^[A-Z0-9_-]{1,40}$/);
const play = z.string().min(1).max(60);
const ofBrand = z.object({ brand: brandCode });
const ofGame = z.object({ game: gameCode, brand: brandCode });
const mode = z.int().min(1500).max(2000);

/* Terms: on or off, place, bounds */

const termsForm = {
  enabled: z.boolean(),
  position: z.int().min(0).max(100_000),
  /** The most one line can win; and all lines of a slip on one draw. */
  largestPrize: someMoney,
  largestSlipPrize: someMoney,
  /** What a player may stake on one draw. */
  memberStake: someMoney,
  /** What the brand stands for on one number, and on a whole play that has no single numbers, at one draw over all players. */
  numberLiability: someMoney,
  playLiability: someMoney,
  /** From so many per cent of a number's liability on it is sold at half rate; 0: never by itself. */
  halfPercent: z.int().min(0).max(100),
  /** No line wins on a larger share of all results. */
  coveragePercent: z.int().min(1).max(100),
  cancelAllowed: z.boolean(),
};

export const lotteryTermsRow = z.object({
  brand: z.string(),
  game: z.string(),
  name: z.string(),
  family: z.string(),
  prizeMode: z.enum(PRIZE_MODES),
  source: z.enum(['house', 'feed']),
  /** Why it takes no bets just now; its draws aside. */
  closed: z.enum(CLOSED_BECAUSE).nullable(),
  ...termsForm,
  version,
});
export type LotteryTermsRow = z.infer<typeof lotteryTermsRow>;

export const listLotteryTerms = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery/terms',
  access: 'lottery.read',
  summary: 'What a brand allows of each lottery, in the brand’s order',
  query: ofBrand,
  value: z.object({ rows: z.array(lotteryTermsRow) }),
  refusals: [],
});

export const changeLotteryTerms = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery/terms/:game/brands/:brand',
  access: 'lottery.change',
  summary: 'Changes what a brand allows of a lottery; slips that were taken keep what they were taken under',
  params: ofGame,
  body: z.object({ ...termsForm, version, reason }),
  /** `proposal`: above what a lottery begins with it waits for a second operator. */
  value: z.object({ version, proposal: z.uuid().nullable() }),
  refusals: ['not_found', 'changed_meanwhile'],
});

/* Prices */

export const lotteryPriceRow = z.object({
  play: z.string(),
  group: z.string(),
  name: z.string(),
  tier: z.string(),
  /** The stake comes back: no price can be set. */
  refunds: z.boolean(),
  /** Of one unit at the standard mode: as the rules have it, and the brand's own. */
  rulePrice: z.string(),
  ownPrice: z.string().nullable(),
  /** What is given back of a stake on average, in per cent with two decimals, at the price in force. */
  returnPercent: z.string().nullable(),
  /** What the prices of the play leave below 99 % of a stake: the most a player and all agents above get of it as rebates, in per cent. */
  rebatePercent: z.string(),
  /** That one unit wins, as one in so many. */
  oneIn: z.string(),
  /** Of the own price; 0 without one. */
  version,
});
export type LotteryPriceRow = z.infer<typeof lotteryPriceRow>;

export const listLotteryPrices = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery/prices/:game/brands/:brand',
  access: 'lottery.read',
  summary: 'Prices of a lottery at a brand with the return of each',
  params: ofGame,
  value: z.object({
    game: z.string(),
    name: z.string(),
    unitCost: z.int(),
    /** The lowest and highest mode players may bet with, and that of the prices shown. */
    modes: z.object({ min: z.int(), cap: z.int(), shown: z.int() }),
    rows: z.array(lotteryPriceRow),
  }),
  refusals: ['not_found'],
});

export const setLotteryPrice = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery/prices/:game/brands/:brand',
  access: 'lottery.change',
  summary: 'Sets a price of the brand’s own, or goes back to that of the rules',
  params: ofGame,
  body: z.object({ play, tier: z.string().min(1).max(60), price: moneyText.nullable(), version, reason }),
  /** `proposal`: above the price of the rules it waits for a second operator. */
  value: z.object({
    version,
    returnPercent: z.string().nullable(),
    rebatePercent: z.string(),
    proposal: z.uuid().nullable(),
  }),
  /** `lottery_price_unfair` {returnPercent, mostPercent}. */
  refusals: ['not_found', 'changed_meanwhile', 'lottery_price_unfair'],
});

/* Numbers: เลขอั้น */

export const NUMBER_RULES = ['closed', 'half'] as const;
export const RULED_NUMBERS_MAX = 1000;

export const numberRuleRow = z.object({
  id: z.uuid(),
  brand: z.string(),
  game: z.string(),
  name: z.string(),
  /** Null: at every draw. */
  numero: z.string().nullable(),
  play: z.string(),
  number: z.string(),
  rule: z.enum(NUMBER_RULES),
  setAt: z.string(),
});
export type NumberRuleRow = z.infer<typeof numberRuleRow>;

export const listNumberRules = list({
  path: '/ops/lottery/numbers',
  access: 'lottery.read',
  summary: 'Numbers that are closed or at half rate, the newest first',
  row: numberRuleRow,
  filters: { game: gameCode, play },
  sorts: ['set'],
  file: 'The same as a file',
});

export const ruleNumbers = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery/numbers',
  access: 'lottery.change',
  summary: 'Closes numbers of a play or sells them at half rate: at one draw, or at all that follow',
  body: z.object({
    brand: brandCode,
    game: gameCode,
    numero: numero.nullable(),
    play,
    numbers: z
      .array(z.string().regex(/^[0-9]{1,10}$/))
      .min(1)
      .max(RULED_NUMBERS_MAX),
    rule: z.enum(NUMBER_RULES),
    reason,
  }),
  value: z.object({ set: z.int() }),
  /** `lottery_number_unknown` {number}: no number of that play. */
  refusals: ['not_found', 'lottery_number_unknown'],
});

export const endNumberRule = opsEndpoint({
  method: 'POST',
  path: '/ops/lottery/numbers/:id/end',
  access: 'lottery.change',
  summary: 'Sells a number in full again',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason }),
  value: z.object({}),
  refusals: ['not_found'],
});

/* Exposure */

export const exposureRow = z.object({
  brand: z.string(),
  numero: z.string(),
  play: z.string(),
  /** Empty: the play as a whole. */
  number: z.string(),
  stake: z.string(),
  liability: z.string(),
  limit: z.string(),
  /** Of the limit, in per cent with two decimals. */
  sharePercent: z.string(),
  rule: z.enum(NUMBER_RULES).nullable(),
});
export type ExposureRow = z.infer<typeof exposureRow>;

export const listExposure = list({
  path: '/ops/lottery/exposure',
  access: 'lottery.read',
  summary: 'What stands on the numbers of a draw over all players, the greatest liability first',
  row: exposureRow,
  needs: { game: gameCode },
  filters: {
    /** Left out: the draw that takes bets now. */
    numero,
    play,
  },
  sorts: ['liability', 'stake'],
  file: 'The same as a file',
});

/* Modes */

const modesForm = { min: mode, max: mode, step: z.int().min(1).max(100), cap: mode, standard: mode };

export const listBrandModes = opsEndpoint({
  method: 'GET',
  path: '/ops/lottery/modes',
  access: 'lottery.read',
  summary: 'The prize modes a brand’s accounts may have',
  query: ofBrand,
  value: z.object({
    rows: z.array(z.object({ brand: z.string(), prizeMode: z.enum(PRIZE_MODES), ...modesForm, version })),
  }),
  refusals: [],
});

export const changeBrandModes = opsEndpoint({
  method: 'PUT',
  path: '/ops/lottery/modes/:prizeMode/brands/:brand',
  access: 'lottery.change',
  summary: 'Changes them; what was bet before keeps its mode',
  params: z.object({ prizeMode: z.enum(PRIZE_MODES), brand: brandCode }),
  body: z
    .object({ ...modesForm, version, reason })
    .refine(({ min, max, cap, standard }) => min <= standard && standard <= max && min <= cap && cap <= max, {
      message: 'lowest ≤ standard ≤ highest, lowest ≤ cap ≤ highest',
      path: ['standard'],
      params: { rule: 'order' },
    }),
  /** `proposal`: above what a brand begins with it waits for a second operator. */
  value: z.object({ version, proposal: z.uuid().nullable() }),
  refusals: ['changed_meanwhile'],
});
