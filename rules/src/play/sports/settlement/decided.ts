import { footballKind, footballOutcome } from '../markets/football.ts';
import type { Count, Counted, Market, MatchResult } from '../markets/market.ts';

/** More goals, corners or cards than any line is away. */
const MORE = 2;
const FAR = 30;

/** What had happened when a match was stopped for good. */
export interface StoppedMatch {
  /** Counts up to the stop; `half` is null where the first half was not over. */
  result: MatchResult;
  /** Counts of the first half so far, where it was not over. */
  goals: Count;
  corners: Count | null;
  cards: Count | null;
}

/**
 * Whether nothing that could still have happened would change any selection of the market. It is tried: a few more on either side, and very many. A market is decided as a whole, so no player
 * loses on a score whose other side is void.
 */
export function isDecided(market: Market, stopped: StoppedMatch): boolean {
  const kind = footballKind(market.kind);
  if (!kind) return false;
  const endings = endingsOf(stopped);
  return kind.selections.every((selection) => {
    const [first, ...others] = endings.map((ending) => footballOutcome(market, selection, ending));
    return first !== undefined && others.every((other) => other === first);
  });
}

function endingsOf({ result, goals, corners, cards }: StoppedMatch): MatchResult[] {
  const more = [...Array(MORE + 1).keys(), FAR, FAR + 1];
  return more.flatMap((home) =>
    more.flatMap((away) => {
      const add = { home, away };
      // An unfinished first half may have ended at the stop or with all of what came after.
      return [add, { home: 0, away: 0 }].flatMap((inHalf) => {
        const score = {
          goals: endOf(result.goals, goals, add, inHalf),
          corners: corners && endOf(result.corners, corners, add, inHalf),
          cards: cards && endOf(result.cards, cards, add, inHalf),
        };
        return goalsAfter(result, goals, add).map((goal) => ({ ...score, ...goal }));
      });
    }),
  );
}

function endOf(counted: Counted | null, now: Count, add: Count, inHalf: Count): Counted {
  return { half: counted?.half ?? plus(now, inHalf), full: plus(now, add) };
}

function plus(one: Count, other: Count): Count {
  return { home: one.home + other.home, away: one.away + other.away };
}

function goalsAfter(
  { firstGoal }: MatchResult,
  now: Count,
  { home, away }: Count,
): Pick<MatchResult, 'firstGoal' | 'lastGoal'>[] {
  const before = now.home + now.away > 0;
  if (home + away === 0) {
    // Nothing came after: the last goal is the last one so far, which this result may not name.
    return before
      ? [
          { firstGoal, lastGoal: 'home' },
          { firstGoal, lastGoal: 'away' },
        ]
      : [{ firstGoal: 'none', lastGoal: 'none' }];
  }
  const scorers = [...(home > 0 ? (['home'] as const) : []), ...(away > 0 ? (['away'] as const) : [])];
  return scorers.flatMap((first) =>
    scorers.map((last) => ({ firstGoal: before ? firstGoal : first, lastGoal: last })),
  );
}
