import {
  BONUS_CATEGORIES,
  BONUS_DAYS_MOST,
  BONUS_KINDS,
  BONUS_LIMITS,
  DEPOSIT_OCCASIONS,
  EXCLUDED_GAMES_MOST,
  FREE_ROUNDS_MOST,
  LOSS_PERIODS,
  PROVED_CONTACTS,
  REFERRAL_SIDES,
  ROUNDS_WINS,
  WAGERING_MOST,
} from '@lanna/rules/rewards/bonuses/terms';
import { z } from 'zod';
import { localTextShape } from '../../local-text.ts';
import { moneyText } from '../../money.ts';

export const BONUS_NAME_MAX = 80;

/** What a member says yes to, as data (`BonusTerms` of the rules). */
export const bonusTerms = z.object({
  kind: z.enum(BONUS_KINDS),
  name: localTextShape(BONUS_NAME_MAX),
  match: z
    .object({
      percent: z.int().min(1).max(200),
      most: moneyText,
      least: moneyText,
      occasion: z.enum(DEPOSIT_OCCASIONS),
    })
    .nullable(),
  /** Of a loss that is given back; left out of terms of other kinds, and of those of before, as the next three are. */
  loss: z
    .object({
      percent: z.int().min(1).max(100),
      most: moneyText,
      least: moneyText,
      period: z.enum(LOSS_PERIODS),
    })
    .nullable()
    .optional(),
  /** Of a rank's gift. */
  level: z.int().min(1).max(10).nullable().optional(),
  /** Of a gift for a proved contact. */
  contact: z.enum(PROVED_CONTACTS).nullable().optional(),
  /** Of a referral: to whom it gives, and what the friend's first days come to at least. */
  referral: z
    .object({ side: z.enum(REFERRAL_SIDES), deposits: moneyText, turnover: moneyText })
    .nullable()
    .optional(),
  /** Of free rounds: so many, each of that stake, in a game of a vendor or in any of the vendor's. */
  rounds: z
    .object({
      vendor: z.string().min(1).max(40),
      game: z.string().min(1).max(255).nullable(),
      /** The game's name, as the catalogue has it when the offer is written. */
      title: localTextShape(300).nullable(),
      count: z.int().min(1).max(FREE_ROUNDS_MOST),
      worth: moneyText,
      /** The deposit that earns them; null, or left out: none. */
      deposit: z
        .object({ least: moneyText, occasion: z.enum(DEPOSIT_OCCASIONS) })
        .nullable()
        .optional(),
      /** What they win is cash, as where it is left out, or a bonus of the same terms once they have ended. */
      wins: z.enum(ROUNDS_WINS).optional(),
      /** What terms of before said in place of `onlyAsReward`. */
      asReward: z.boolean().optional(),
    })
    .nullable()
    .optional(),
  once: z.enum(BONUS_LIMITS).optional(),
  /** Given for points, or as the reward of a mission, and taken by no member from what is on offer. */
  onlyAsReward: z.boolean().optional(),
  amount: moneyText.nullable(),
  wagering: z.object({
    times: z.int().min(0).max(WAGERING_MOST),
    of: z.enum(['bonus', 'deposit_and_bonus']),
  }),
  contributions: z.partialRecord(z.enum(BONUS_CATEGORIES), z.int().min(0).max(100)),
  /** From which price on bets of sports count; left out of terms of before. */
  leastOdds: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/)
    .nullable()
    .optional(),
  stake: z.object({ percent: z.int().min(1).max(100), most: moneyText }),
  excluded: z.array(z.string().min(3).max(300)).max(EXCLUDED_GAMES_MOST),
  days: z.int().min(1).max(BONUS_DAYS_MOST),
  convertedTimes: z.int().min(1).max(1000).nullable(),
});
