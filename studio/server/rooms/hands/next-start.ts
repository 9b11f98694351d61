import type { RoomTimes } from '../../../rules/rooms/times.ts';
import { rulesOfCode } from '../room-games.ts';
import type { RoomHand } from '../rows/room-hand.ts';
import type { RoomSeat, RoomTable } from '../rows/room-table.ts';

/** What the table does until its next hand begins: `gathering`: others may still come into it. */
export interface NextStart {
  at: Date;
  until: 'pause' | 'gathering';
}

/**
 * When a hand of these seats begins: after the pause behind the last one, and where two have only just found each other a moment later, so that who comes together with
 * them is in it too. No one else can come to a full table, nor to one for practice. The moment stands by the rows alone: the leader and every page come to the same.
 */
export function nextStart(
  table: Pick<RoomTable, 'gameCode' | 'demo'>,
  all: readonly RoomSeat[],
  seats: readonly RoomSeat[],
  { before, times }: { before: Pick<RoomHand, 'endedAt'> | undefined; times: RoomTimes },
): NextStart {
  const pausedMs = before?.endedAt ? before.endedAt.getTime() + times.pauseMs : 0;
  const isFull = all.length >= rulesOfCode(table.gameCode).seatsMost;
  const [, secondMs = 0] = seats.map(({ satAt }) => satAt.getTime()).sort((one, other) => one - other);
  const gatheredMs = table.demo || isFull ? 0 : secondMs + times.gatherMs;
  return gatheredMs > pausedMs
    ? { at: new Date(gatheredMs), until: 'gathering' }
    : { at: new Date(pausedMs), until: 'pause' };
}
