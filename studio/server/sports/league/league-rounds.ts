/** A round of the virtual league kicks off every five minutes, on the clock. */
export const ROUND_MS = 5 * 60_000;
/** Rounds are led in lanes, each with a chain of links of its own: a link shows those before it, so one lane's next round is announced when its last has been drawn. */
export const LANES = 4;
/** Kick-off to the draw: the time in which the page shows the match being played. */
export const PLAYED_MS = 90_000;
/** A round is offered for at least so long. */
export const BETTING_LEAST_MS = 60_000;

export interface LeagueTimes {
  roundMs: number;
  playedMs: number;
  bettingLeastMs: number;
}
export const LEAGUE_TIMES: LeagueTimes = {
  roundMs: ROUND_MS,
  playedMs: PLAYED_MS,
  bettingLeastMs: BETTING_LEAST_MS,
};

/** The same parts of a round of another length. */
export function leagueTimes(seconds: number): LeagueTimes {
  const part = (ms: number) => Math.round((ms / ROUND_MS) * seconds * 1000);
  return { roundMs: seconds * 1000, playedMs: part(PLAYED_MS), bettingLeastMs: part(BETTING_LEAST_MS) };
}

export function laneSubject(lane: number): string {
  return `sports:league-${lane}`;
}

/** The next round of a lane that can still be offered: its number in the league, from 1, and its kick-off. */
export function nextRound(
  lane: number,
  nowMs: number,
  { roundMs, bettingLeastMs }: LeagueTimes,
): { round: number; kickOff: Date } {
  let round = Math.ceil((nowMs + bettingLeastMs) / roundMs);
  while (round % LANES !== lane) round += 1;
  return { round, kickOff: new Date(round * roundMs) };
}
