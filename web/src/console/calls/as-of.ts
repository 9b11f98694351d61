/* As of when what was read from a replica is, by the path of its call. */

const known = new Map<string, string>();
const listeners = new Set<() => void>();

/** What an answer says of itself; null: it was read where money is. */
export function keepAsOf(path: string, asOf: string | null): void {
  if (known.get(path) === (asOf ?? undefined)) return;
  if (asOf) known.set(path, asOf);
  else known.delete(path);
  for (const listener of [...listeners]) listener();
}

/** The earliest of these. */
export function earliestAsOf(paths: readonly string[]): string | undefined {
  return paths
    .flatMap((path) => known.get(path) ?? [])
    .sort()
    .at(0);
}

export function onAsOf(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
