import type { Game } from '@lanna/rules/lotteries/lottery/game';
import type { OwnPrice } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { z } from 'zod';
import { type ClosedBecause, whyClosed } from '../desk/game-status.ts';
import { DEFAULT_TERMS, type LotteryTerms } from '../desk/lottery-terms.ts';
import { type BrandModes, DEFAULT_MODES } from './modes.ts';
import { type NumberRules, rulesOf } from './number-rules.ts';

/** What slips on a game are read, priced and bounded by. */
export interface Offer {
  terms: LotteryTerms;
  closed: ClosedBecause | null;
  draws: { id: string; numero: string; state: string; drawsAt: number }[];
  modes: BrandModes;
  own: OwnPrice[];
  rules: NumberRules;
}

const amount = z.string().transform(BigInt);
const ruled = z.object({
  drawId: z.string().nullable(),
  play: z.string(),
  number: z.string(),
  rule: z.enum(['closed', 'half']),
});
/** What `lottery.offer` answers. */
export const offered = z.object({
  terms: z
    .object({
      enabled: z.boolean(),
      position: z.int(),
      largestPrize: amount,
      largestSlipPrize: amount,
      memberStake: amount,
      numberLiability: amount,
      playLiability: amount,
      halfPercent: z.int(),
      coveragePercent: z.int(),
      cancelAllowed: z.boolean(),
      version: z.int(),
    })
    .nullable(),
  isOn: z.boolean().nullable(),
  isSourced: z.boolean(),
  isStopped: z.boolean(),
  draws: z.array(z.object({ id: z.string(), numero: z.string(), state: z.string(), drawsAt: z.number() })),
  modes: z
    .object({ min: z.int(), max: z.int(), step: z.int(), cap: z.int(), standard: z.int(), version: z.int() })
    .nullable(),
  prices: z.array(z.object({ play: z.string(), tier: z.string(), price: amount })),
  rules: z.array(ruled),
  soldHalf: z.array(ruled),
});

export function offerOf(game: Game, { terms: set, modes, ...found }: z.output<typeof offered>): Offer {
  const terms = set ?? DEFAULT_TERMS;
  return {
    terms,
    closed: whyClosed({
      source: game.source,
      isOffered: terms.enabled,
      isOn: found.isOn === true,
      isSourced: found.isSourced,
      isStopped: found.isStopped,
    }),
    draws: found.draws,
    modes: modes ?? DEFAULT_MODES,
    own: found.prices,
    rules: rulesOf(found.rules, found.soldHalf),
  };
}
