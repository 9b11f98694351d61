const MOST_KEYS = 500;

/**
 * Answers that say the time: kept too short for their facts to grow old, while the time in them goes on. Many who ask in one moment cost one query. What fails is
 * asked anew.
 */
export function briefMemory<T extends { now: Date }>(keptMs: number) {
  const kept = new Map<string, { readMs: number; answer: Promise<T> }>();
  return async (key: string, read: () => Promise<T>): Promise<T> => {
    const found = kept.get(key);
    if (found && performance.now() - found.readMs < keptMs) return goneOn(await found.answer, found.readMs);
    // The time an answer says is that of its reading or a little later; counted from before, no clock runs ahead.
    const asked = { readMs: performance.now(), answer: read() };
    kept.delete(key);
    kept.set(key, asked);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEYS && oldest !== undefined) kept.delete(oldest);
    try {
      const answer = await asked.answer;
      asked.readMs = performance.now();
      return answer;
    } catch (error) {
      if (kept.get(key) === asked) kept.delete(key);
      throw error;
    }
  };
}

function goneOn<T extends { now: Date }>(answer: T, readMs: number): T {
  return { ...answer, now: new Date(answer.now.getTime() + performance.now() - readMs) };
}
