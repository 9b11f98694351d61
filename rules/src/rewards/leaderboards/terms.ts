import { minorDigits } from '../../currency.ts';
import { MONEY_SCALE, type Money, parseMoney } from '../../money.ts';

/** What is compared: points that bets earn, or the best multiple of a stake that one bet has won. */
export const LEADERBOARD_SCORES = ['points', 'multiple'] as const;
export type LeaderboardScore = (typeof LEADERBOARD_SCORES)[number];

/** So many places, one after the other, with the same prize in cash. */
export interface PlacePrize {
  count: number;
  amount: string;
}

export const PLACES_MOST = 100;
const HOUR_MS = 3_600_000;
export const SHORTEST_MS = HOUR_MS;
export const LONGEST_MS = 31 * 24 * HOUR_MS;
/** So long after its end a leaderboard closes: what was played in its last minutes is settled by then. */
export const CLOSED_AFTER_MS = 600_000;
/** Between closing and paying: operators review the places, and what is taken back still counts. */
export const REVIEW_MS = HOUR_MS;
/** So many of a brand are announced or under way at once. */
export const LIVE_LEADERBOARDS_MOST = 10;

export interface LeaderboardTerms {
  currency: string;
  score: LeaderboardScore;
  /** Of multiples: bets of less do not count. */
  leastStake: Money;
  startsAt: Date;
  endsAt: Date;
  prizes: readonly PlacePrize[];
}

/** What each place is paid, the first ahead. */
export function prizesByPlace(prizes: readonly PlacePrize[]): Money[] {
  return prizes.flatMap(({ count, amount }) => Array.from({ length: count }, () => parseMoney(amount) ?? 0n));
}

/** What all places are paid: the pool that is funded before a member sees the leaderboard. */
export function poolOf(prizes: readonly PlacePrize[]): Money {
  return prizesByPlace(prizes).reduce((sum, amount) => sum + amount, 0n);
}

/** Why a leaderboard of these terms could not be held; null where it can. */
export function misfitOf(terms: LeaderboardTerms): 'stake' | 'prizes' | 'time' | null {
  const { currency, score, leastStake, startsAt, endsAt, prizes } = terms;
  if (score === 'multiple' ? leastStake <= 0n : leastStake !== 0n) return 'stake';
  const amounts = prizesByPlace(prizes);
  if (amounts.length === 0 || amounts.length > PLACES_MOST) return 'prizes';
  const unit = smallestUnit(currency);
  const isPaid = amounts.every((amount) => amount > 0n && amount % unit === 0n);
  // A later place is never paid more: reaching a higher one would cost the member.
  const isFalling = amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? 0n));
  if (!isPaid || !isFalling) return 'prizes';
  const lasts = endsAt.getTime() - startsAt.getTime();
  return lasts < SHORTEST_MS || lasts > LONGEST_MS ? 'time' : null;
}

/** A place of the ranking: members with the same score who reached it at the same moment have the same one. */
export interface Ranked {
  /** From 1; after two who share the first comes the third. */
  place: number;
}

/**
 * What each of the ranked is paid, in their order. Members of one place share what it and the places after it that they take up are paid, in equal parts rounded down to what can be
 * paid; the rest stays in the pool.
 */
export function amountsOf(
  ranked: readonly Ranked[],
  { prizes, currency }: { prizes: readonly PlacePrize[]; currency: string },
): Money[] {
  const amounts = prizesByPlace(prizes);
  const unit = smallestUnit(currency);
  const sharing = new Map<number, number>();
  for (const { place } of ranked) sharing.set(place, (sharing.get(place) ?? 0) + 1);
  return ranked.map(({ place }) => {
    const many = sharing.get(place) ?? 1;
    const sum = amounts.slice(place - 1, place - 1 + many).reduce((all, amount) => all + amount, 0n);
    const part = sum / BigInt(many);
    return part - (part % unit);
  });
}

/** Places with the same prize in one line: from the first to the last of them. */
export function linesOf(prizes: readonly PlacePrize[]): { from: number; to: number; amount: string }[] {
  let next = 1;
  return prizes.map(({ count, amount }) => {
    const from = next;
    next += count;
    return { from, to: next - 1, amount };
  });
}

function smallestUnit(currency: string): Money {
  return MONEY_SCALE / 10n ** BigInt(minorDigits(currency));
}
