/** Lets so many through at once, and so many a second after that. */
export function paced({ atOnce, perSecond }: { atOnce: number; perSecond: number }): () => boolean {
  let left = atOnce;
  let countedMs = performance.now();
  return () => {
    const nowMs = performance.now();
    left = Math.min(atOnce, left + ((nowMs - countedMs) / 1000) * perSecond);
    countedMs = nowMs;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
