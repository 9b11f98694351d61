/** The most that a replica which is read may be behind (`REPLICA_LAG_SECONDS`). */
const BEHIND_MS = 60_000;

let changedAtMs = Number.NEGATIVE_INFINITY;
const noticedAtMs = new Map<string, number>();

/** The operator has changed something: it shows in whatever is read next. */
export function noteChange(): void {
  changedAtMs = Date.now();
}

/** Something has changed that is read from this path or below it. */
export function noteNotice(path: string): void {
  noticedAtMs.set(path, Date.now());
}

/** Whether a call of this path is to see a change that a replica may not have yet. */
export function wantsFresh(path: string): boolean {
  const sinceMs = Date.now() - BEHIND_MS;
  if (changedAtMs > sinceMs) return true;
  return [...noticedAtMs].some(
    ([noticed, atMs]) => atMs > sinceMs && (path === noticed || path.startsWith(`${noticed}/`)),
  );
}
