import { type Money, parseMoney } from '@lanna/rules/money';
import { PACKET } from './bounds.ts';
import { FISH_KINDS } from './fish.ts';
import type { FishingGame } from './fishing-game.ts';

/** What a brand has set of a hall for its own players; null: as the game's sheet has it. */
export interface HallSetting {
  minBet: Money | null;
  maxBet: Money | null;
  packetShots: number | null;
  /** The most that a packet can be paid. */
  payoutMax: Money | null;
}

/** What a packet is opened by, from its first shot to its last. */
export interface HallTerms {
  /** What a shot may cost, the least first; none: the hall is closed to the brand's players. */
  bets: readonly Money[];
  packetShots: number;
  payoutMax: Money;
}

/** A packet of fewer would be a call to the wallet for each press. */
export const PACKET_SHOTS_LEAST = 10;

/** The most that one shot can be worth. */
export const WORTH_MAX = FISH_KINDS.reduce(
  (most, { worth }) => worth.reduce((best, [multiple]) => Math.max(multiple, best), most),
  0,
);

/** A setting narrows, also where the sheet has become narrower since. */
export function termsOf(game: Pick<FishingGame, 'bets'>, setting: HallSetting | undefined): HallTerms {
  const sheet = sheetOf(game);
  const { minBet = null, maxBet = null, packetShots = null, payoutMax = null } = setting ?? {};
  return {
    bets: sheet.bets.filter(
      (bet) => (minBet === null || bet >= minBet) && (maxBet === null || bet <= maxBet),
    ),
    packetShots: packetShots !== null && packetShots < sheet.packetShots ? packetShots : sheet.packetShots,
    payoutMax: payoutMax !== null && payoutMax < sheet.payoutMax ? payoutMax : sheet.payoutMax,
  };
}

/** Without any brand's setting. A packet of the dearest shots pays the most. */
export function sheetOf({ bets: texts }: Pick<FishingGame, 'bets'>): HallTerms {
  const bets = texts.map((text) => parseMoney(text) ?? 0n);
  return { bets, packetShots: PACKET.shots, payoutMax: mostPaid(bets.at(-1) ?? 0n, PACKET.shots) };
}

/** If each of them takes the dearest fish. */
export function mostPaid(bet: Money, shots: number): Money {
  return bet * BigInt(shots) * BigInt(WORTH_MAX);
}

/** How many shots at this bet a packet reserves: what is had, what is set, and what could be paid bound it. Chances stay as they are. */
export function shotsToReserve({ packetShots, payoutMax }: HallTerms, bet: Money, balance: Money): number {
  const bounds = [balance / bet, BigInt(packetShots), payoutMax / mostPaid(bet, 1)];
  return Number(bounds.reduce((least, one) => (one < least ? one : least)));
}
