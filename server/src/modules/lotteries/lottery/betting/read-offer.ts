import type { Game } from '@lanna/rules/lotteries/lottery/game';
import type { OwnPrice } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type ClosedBecause, whyClosed } from '../desk/game-status.ts';
import { DEFAULT_TERMS, type LotteryTerms } from '../desk/lottery-terms.ts';
import { type BrandModes, type ChainLink, chainOf, DEFAULT_MODES, givenModes } from './modes.ts';
import { type NumberRules, rulesOf } from './number-rules.ts';

/** What a slip is read, priced and bounded by. */
export interface Offer {
  terms: LotteryTerms;
  closed: ClosedBecause | null;
  draws: { id: string; numero: string; state: string }[];
  modes: BrandModes;
  /** From the buyer up. */
  chain: ChainLink[];
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
const offered = z.object({
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
  draws: z.array(z.object({ id: z.string(), numero: z.string(), state: z.string() })),
  modes: z
    .object({ min: z.int(), max: z.int(), step: z.int(), cap: z.int(), standard: z.int(), version: z.int() })
    .nullable(),
  chain: givenModes,
  prices: z.array(z.object({ play: z.string(), tier: z.string(), price: amount })),
  rules: z.array(ruled),
  soldHalf: z.array(ruled),
});

/** All of it in one look: a slip asks no more than three things of the database before it is written. */
export async function readOffer(
  tx: Tx,
  {
    merchantId,
    memberId,
    game,
    numeros,
  }: { merchantId: string; memberId: string; game: Game; numeros: string[] },
): Promise<Offer> {
  const { rows } = await sql<{ offer: unknown }>`
    select lottery.offer(${merchantId}, ${memberId}, ${game.code}, ${game.prizeMode}, ${numeros}::text[]) as offer`.execute(
    tx,
  );
  const { terms: set, modes: setModes, ...found } = offered.parse(rows[0]?.offer);
  const terms = set ?? DEFAULT_TERMS;
  const modes = setModes ?? DEFAULT_MODES;
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
    modes,
    chain: chainOf(found.chain, modes),
    own: found.prices,
    rules: rulesOf(found.rules, found.soldHalf),
  };
}
