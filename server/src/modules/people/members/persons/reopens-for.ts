import { REOPEN_WITHIN_MS } from '@lanna/contract/people/agents/agents';

/** How long a closed code can still be opened again; 0 for one that is open, or closed for good. */
export function reopensForMs(closedAt: Date | null, now: Date): number {
  return closedAt === null ? 0 : Math.max(0, closedAt.getTime() + REOPEN_WITHIN_MS - now.getTime());
}
