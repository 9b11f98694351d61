/** Strengths of a team as factors in thousandths: what it scores more than others, and what is scored more against it. */
export interface Strength {
  attack: number;
  defence: number;
}

/** Of the house's league: the logarithm of what playing at home is worth, the dependence of low scores, and goals of a match of two average teams. */
export const MODEL = { home: 0.26, rho: -0.06, mean: 2.6 } as const;

/** Goals counted on each side; what lies beyond is less than one in a million. */
export const GOALS_MOST = 12;
/** All weights of a match add up to this, so a draw of one number below it is a score. */
export const WEIGHT = 1_000_000_000;

/** How often each score comes, in WEIGHT: `weights[home][away]`. */
export type ScoreWeights = readonly (readonly number[])[];

const ONE = 10n ** 18n;
/** e to .26, in 1e-18: whole numbers, so that every machine draws from the same weights. */
const HOME_FACTOR = 1_296_930_086_665_771_871n;
const RHO = -60_000_000_000_000_000n;
const MEAN = 2_600_000_000_000_000_000n;

/** Goals each side of a match scores on average, in 1e-18. */
export function expectedGoals(home: Strength, away: Strength): { home: bigint; away: bigint } {
  const base = (MEAN * ONE) / (ONE + HOME_FACTOR);
  const between = (attack: number, defence: number) => (base * BigInt(attack) * BigInt(defence)) / 1_000_000n;
  return {
    home: (between(home.attack, away.defence) * HOME_FACTOR) / ONE,
    away: between(away.attack, home.defence),
  };
}

/** Dixon and Coles: two Poisson counts, of which 0–0 and 1–1 come more often than by themselves where rho is below nothing, and 1–0 and 0–1 less often. */
export function scoreWeights(home: Strength, away: Strength): ScoreWeights {
  const goals = expectedGoals(home, away);
  const [ofHome, ofAway] = [poisson(goals.home), poisson(goals.away)];
  const weights = ofHome.map((one, h) =>
    ofAway.map((other, a) => {
      const both = (((one * other) / ONE) * lowScores(h, a, goals)) / ONE;
      return Number((both * BigInt(WEIGHT)) / ONE);
    }),
  );
  // What rounding left out goes to the score that comes most often.
  const missing = WEIGHT - weights.flat().reduce((sum, one) => sum + one, 0);
  const most = Math.max(...weights.flat());
  let given = false;
  return weights.map((row) =>
    row.map((one) => {
      if (given || one !== most) return one;
      given = true;
      return one + missing;
    }),
  );
}

function lowScores(h: number, a: number, { home, away }: { home: bigint; away: bigint }): bigint {
  if (h === 0 && a === 0) return ONE - (((home * away) / ONE) * RHO) / ONE;
  if (h === 0 && a === 1) return ONE + (home * RHO) / ONE;
  if (h === 1 && a === 0) return ONE + (away * RHO) / ONE;
  return h === 1 && a === 1 ? ONE - RHO : ONE;
}

function poisson(mean: bigint): bigint[] {
  let term = expOfMinus(mean);
  return Array.from({ length: GOALS_MOST + 1 }, (_, count) => {
    if (count > 0) term = (term * mean) / ONE / BigInt(count);
    return term;
  });
}

/** By its series, in whole numbers: the last terms are below 1e-18. */
function expOfMinus(value: bigint): bigint {
  let [sum, term] = [ONE, ONE];
  for (let n = 1n; n <= 60n; n += 1n) {
    term = (term * value) / ONE / n;
    sum += term;
  }
  return (ONE * ONE) / sum;
}
