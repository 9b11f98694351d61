import type { Win } from '@lanna/contract/play/winners/winners';

/** One win in two seconds is the most that can be read; this leaves time to press. */
export const STEP_MS = 4000;

/**
 * What the ticker shows after the wins it has shown: the newest one it has not, and in the end the newest again, where it stays. Nothing
 * is shown twice to look lively; wins that were taken back are in the list no more.
 */
export function nextWin(wins: readonly Win[], shown: ReadonlySet<string>): Win | undefined {
  return wins.find(({ id }) => !shown.has(id)) ?? wins[0];
}
