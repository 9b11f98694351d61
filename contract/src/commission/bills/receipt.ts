import { z } from 'zod';
import { moneyText } from '../../money.ts';

/** Every step of a bill's sum, as it was computed when it was issued. */

const rate = z.int();
/** Which step of the contract counts, from the first; null where none is reached. */
const tier = z.int().nonnegative().nullable();
/** What the branch gets already, by the nearest contracts below that the brand pays. */
const children = moneyText;

export const dividendReceipt = z.object({
  sort: z.literal('dividend'),
  turnover: moneyText,
  stake: moneyText,
  payout: moneyText,
  rebates: moneyText,
  commissions: moneyText,
  salaries: moneyText,
  bonuses: moneyText,
  feeRate: rate,
  fee: moneyText,
  activeMembers: z.int(),
  net: moneyText,
  /** Of the periods before: zero or less. */
  carried: moneyText,
  base: moneyText,
  tier,
  rate,
  gross: moneyText,
  children,
  carriedOn: moneyText,
});

export const salaryReceipt = z.object({
  sort: z.literal('salary'),
  turnover: moneyText,
  /** Null of an hour. */
  activeMembers: z.int().nullable(),
  tier,
  rate,
  gross: moneyText,
  children,
});

export const realTimeReceipt = z.object({
  sort: z.literal('real_time'),
  rate,
  /** A line for each day and each contract below whose rate is left out. */
  lines: z.array(
    z.object({
      day: z.iso.date(),
      /** Null: of members without a contract between. */
      below: z.uuid().nullable(),
      belowRate: rate,
      /** Of the whole day so far, and what it comes to. */
      stake: moneyText,
      due: moneyText,
      /** Of it what earlier bills have counted. */
      billed: moneyText,
    }),
  ),
});

export const receipt = z.discriminatedUnion('sort', [dividendReceipt, salaryReceipt, realTimeReceipt]);
export type Receipt = z.infer<typeof receipt>;
