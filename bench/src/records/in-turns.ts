export interface Times {
  medianMs: number;
  /** Of a hundred, five take longer. */
  p95Ms: number;
}

/** How long calls take; in turns, so that what else the machine does falls on all of them. */
export async function inTurns(calls: (() => Promise<unknown>)[], rounds: number): Promise<Times[]> {
  const times = calls.map((): number[] => []);
  for (let round = -Math.max(20, Math.ceil(rounds / 10)); round < rounds; round++) {
    for (const [at, call] of calls.entries()) {
      const from = performance.now();
      await call();
      if (round >= 0) times[at]?.push(performance.now() - from);
    }
  }
  return times.map((all) => {
    const sorted = all.toSorted((a, b) => a - b);
    const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
    return { medianMs: share(0.5), p95Ms: share(0.95) };
  });
}
