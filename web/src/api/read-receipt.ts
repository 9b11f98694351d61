import type { RoundReceipt } from '@lanna/studio/rules/receipt';
import * as z from 'zod/mini';

const COUNT_MAX = 1_000_000;
const STEPS_MAX = 2_000;

const count = z.int().check(z.minimum(0), z.maximum(COUNT_MAX));
const text = z.string().check(z.maxLength(100));
const amount = z.string().check(z.regex(/^\d{1,14}(\.\d{1,5})?$/));

const step = z.object({
  kind: z.enum(['base', 'free']),
  freeSpin: count,
  strips: text,
  stops: z.array(count).check(z.maxLength(10)),
  lineWins: z
    .array(z.object({ line: count, symbol: text, count, multiplier: count, win: amount }))
    .check(z.maxLength(200)),
  scatter: z.optional(z.object({ count, win: amount, freeSpinsAwarded: count })),
  win: amount,
});

const receipt = z.object({
  ruleVersion: text,
  gameCode: text,
  serverSeedHash: text,
  serverSeed: z.nullable(text),
  clientSeed: text,
  nonce: z.int().check(z.minimum(0)),
  stake: amount,
  payout: amount,
  steps: z.array(step).check(z.minLength(1), z.maxLength(STEPS_MAX)),
});

/** A vendor's receipt, if it has the format of the house games: other vendors' formats are not read. */
export function readReceipt(value: unknown): RoundReceipt | undefined {
  return receipt.safeParse(value).data;
}
