import type { SharedRoundKind } from '../../shared-rounds/kinds.ts';
import { houseTeam, pairingsOf } from './house-league.ts';
import { scoreWeights } from './score-weights.ts';
import { drawMatch, type VirtualMatch } from './virtual-match.ts';

export const VIRTUAL_KIND = 'virtual-football';
export const VIRTUAL_VERSION = '1';

export interface VirtualOutcome {
  matches: ({ home: string; away: string } & VirtualMatch)[];
}

/** Eight matches of the house's league as a shared round: all drawn from one committed link, in the order of the pairings. */
export const virtualRound: SharedRoundKind = {
  kind: VIRTUAL_KIND,
  ruleVersions: [VIRTUAL_VERSION],
  outcome(stream, { terms }): VirtualOutcome {
    const matches = pairingsOf(roundIn(terms)).map(({ home, away }) => ({
      ...{ home, away },
      ...drawMatch(stream, scoreWeights(houseTeam(home), houseTeam(away))),
    }));
    return { matches };
  },
};

function roundIn(terms: unknown): number {
  const round = terms !== null && typeof terms === 'object' && 'round' in terms ? terms.round : undefined;
  if (typeof round !== 'number' || !Number.isSafeInteger(round) || round < 1)
    throw new Error('terms of a virtual round name its number');
  return round;
}
