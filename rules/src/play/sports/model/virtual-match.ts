import type { FairStream } from '../../../fair-stream.ts';
import type { Count, MatchResult, Side } from '../markets/market.ts';
import { type ScoreWeights, WEIGHT } from './score-weights.ts';

/** Of a hundred goals, so many fall before the interval. */
export const FIRST_HALF_SHARE = 45;
const HALF_MINUTES = 45;

export interface VirtualGoal {
  side: Side;
  /** 1 to 90. */
  minute: number;
}

export interface VirtualMatch {
  /** In the order they fell. */
  goals: VirtualGoal[];
  half: Count;
  full: Count;
}

/** A match drawn from the stream: first its score, then for each goal half and minute, then the order of goals of the same minute. */
export function drawMatch(stream: FairStream, weights: ScoreWeights): VirtualMatch {
  const score = drawScore(stream.below(WEIGHT), weights);
  const sides: Side[] = [...Array<Side>(score.home).fill('home'), ...Array<Side>(score.away).fill('away')];
  const timed = sides.map((side) => {
    const first = stream.below(100) < FIRST_HALF_SHARE;
    return { side, minute: stream.below(HALF_MINUTES) + 1 + (first ? 0 : HALF_MINUTES) };
  });
  const goals = stream.shuffle(timed).toSorted((one, other) => one.minute - other.minute);
  return { goals, half: countOf(goals.filter(({ minute }) => minute <= HALF_MINUTES)), full: countOf(goals) };
}

/** What markets are settled by. Virtual matches have neither corners nor cards. */
export function resultOfVirtual({ goals, half, full }: VirtualMatch): MatchResult {
  return {
    goals: { half, full },
    firstGoal: goals[0]?.side ?? 'none',
    lastGoal: goals.at(-1)?.side ?? 'none',
    corners: null,
    cards: null,
  };
}

function drawScore(drawn: number, weights: ScoreWeights): Count {
  let left = drawn;
  for (const [home, row] of weights.entries())
    for (const [away, weight] of row.entries()) {
      if (left < weight) return { home, away };
      left -= weight;
    }
  throw new Error('weights of a match add up to less than what was drawn');
}

function countOf(goals: readonly VirtualGoal[]): Count {
  const of = (side: Side) => goals.filter((goal) => goal.side === side).length;
  return { home: of('home'), away: of('away') };
}
