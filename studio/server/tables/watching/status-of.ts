import type { TableState } from '../../../table-api.ts';
import type { TableDesk } from '../desk/open-desk.ts';
import type { SharedState } from './read-state.ts';

/** How a table stands for an operator's players: what was stopped closes after the round in play. */
export function statusOf(
  desk: TableDesk,
  code: string,
  { state: { round, now }, announcedAt }: { state: SharedState; announcedAt: Date | null },
  operatorId: string | null,
): TableState['status'] {
  const inPlay = round !== null && ['announced', 'open', 'closed'].includes(round.state);
  const since = desk.stoppedSince(code, operatorId);
  if (since) return inPlay && announcedAt && announcedAt < since ? 'closing' : 'closed';
  if (desk.isOpenFor(code, operatorId, new Date(now))) return 'open';
  // What was announced within its hours is played to the end.
  return inPlay && announcedAt && desk.isOpenFor(code, operatorId, announcedAt) ? 'closing' : 'closed';
}
