/**
 * Measures within a time of its own. What has not come to an end by then hangs: that is said, and this process ends, and with it all that
 * looks after what a bench has started (`end-with-me.ts`, channels of its processes).
 */
export async function within<T>(name: string, minutes: number, measure: () => Promise<T>): Promise<T> {
  const deadline = setTimeout(() => {
    console.error(
      `${name} has not ended within ${minutes} minutes; it is given up, and no figure of it is kept.`,
    );
    process.exit(1);
  }, minutes * 60_000);
  try {
    return await measure();
  } finally {
    clearTimeout(deadline);
  }
}
