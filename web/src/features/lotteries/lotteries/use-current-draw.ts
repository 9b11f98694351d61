import { useServerNow } from '../../../shared-parts/time/use-server-now.ts';
import type { NearNumeros } from './queries.ts';

export interface CurrentDraw {
  /** Takes bets by the server's clock; undefined while none does. */
  open: NonNullable<NearNumeros['current']> | undefined;
  /** Has closed and waits for its result: as the server says, or because its time has come while the notice is on its way. */
  waiting: { numero: string; drawsAt: string } | undefined;
}

/** The draw one bets on now. At the second one closes the next is there, before the server has said so. */
export function useCurrentDraw(near: NearNumeros | undefined): CurrentDraw {
  const now = useServerNow();
  if (!near) return { open: undefined, waiting: undefined };
  const nowMs = now ?? Date.parse(near.now);
  const { current, next, pending } = near;
  const isOpen = current !== null && Date.parse(current.closesAt) > nowMs;
  if (isOpen) return { open: current, waiting: pending ?? undefined };
  const isNextOpen = next !== null && Date.parse(next.closesAt) > nowMs;
  return { open: isNextOpen ? next : undefined, waiting: current ?? pending ?? undefined };
}
