import { outrightProblem } from '@lanna/rules/play/sports/markets/outright';
import type { FixtureEnd } from '@lanna/rules/play/sports/settlement/settle-leg';

const PROBLEMS = {
  no_winner: 'a ranking without a first place',
  invalid_place: 'a place that is none',
  unknown_selection: 'a ranking that names who takes no part',
  placed_non_starter: 'a place of one who never started',
} as const;

/** Why a fixture cannot have ended so, or undefined. `selections`: of an outright, who can be backed; null of a match. */
export function misfitOf(end: FixtureEnd, selections: readonly string[] | null): string | undefined {
  if (end.state === 'not_played') return undefined;
  if (end.state !== 'ranked')
    return selections === null ? undefined : 'the score of a match for a competition';
  if (selections === null) return 'a ranking for a match';
  const problem = outrightProblem(end.outright, selections);
  return problem && PROBLEMS[problem];
}
