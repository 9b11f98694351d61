import type { Game } from '@lanna/rules/lotteries/lottery/game';
import { offeredModes } from '@lanna/rules/lotteries/lottery/plays/offered-price';
import {
  MODE_DEFAULTS,
  type PrizeMode,
  STANDARD_MODE,
} from '@lanna/rules/lotteries/lottery/plays/price-mode';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** What a brand's accounts may have of one kind of prize mode. */
export interface BrandModes {
  min: number;
  max: number;
  step: number;
  /** The highest a player may bet with. */
  cap: number;
  /** Of an account that was given none. */
  standard: number;
  /** 0 where the brand has set nothing. */
  version: number;
}

export const DEFAULT_MODES: BrandModes = { ...MODE_DEFAULTS, standard: STANDARD_MODE, version: 0 };

/** A member of a chain from the player up, and the mode each has: what an upline earns on a bet is counted from it. */
export interface ChainLink {
  member: string;
  mode: number;
}

export async function readBrandModes(
  db: Queryable,
  merchantId: string,
  prizeMode: PrizeMode,
): Promise<BrandModes> {
  const row = await db
    .selectFrom('lottery.brand_mode')
    .select(['min', 'max', 'step', 'cap', 'standard', 'version'])
    .where('merchant_id', '=', merchantId)
    .where('prize_mode', '=', prizeMode)
    .executeTakeFirst();
  return row ?? DEFAULT_MODES;
}

/** The member first, the top of the line last, each with the mode that holds. */
export async function readChain(
  db: Queryable,
  { merchantId, memberId, prizeMode }: { merchantId: string; memberId: string; prizeMode: PrizeMode },
  modes: BrandModes,
): Promise<ChainLink[]> {
  const { rows } = await sql<{ line: unknown }>`
    select lottery.line_modes(${merchantId}, ${memberId}, ${prizeMode}) as line`.execute(db);
  return chainOf(givenModes.parse(rows[0]?.line), modes);
}

/** What `lottery.line_modes` answers. */
export const givenModes = z.array(z.object({ member: z.string(), mode: z.int().nullable() }));

/** Whatever was given, no account has more than the agent above, nor more than the brand's most. */
export function chainOf(given: z.output<typeof givenModes>, modes: BrandModes): ChainLink[] {
  let most = modes.max;
  const chain: ChainLink[] = [];
  for (const { member, mode } of given.toReversed()) {
    most = Math.max(modes.min, Math.min(most, mode ?? modes.standard));
    chain.unshift({ member, mode: most });
  }
  return chain;
}

/** With which modes the head of a chain may bet on a game, and the own one. A visitor, who has no chain, is shown the brand's standard. */
export function modesFor(game: Pick<Game, 'source'>, brand: BrandModes, chain: readonly ChainLink[]) {
  const own = chain[0]?.mode ?? brand.standard;
  return { ...offeredModes(game, brand, own, brand.cap), own };
}
