import { ROOM_PATHS, type RoomFrame, type RoomRequest } from '../../../room-api.ts';
import { openPageLine, type PageLine } from '../../shared/page-line.ts';

export interface RoomLine extends PageLine<RoomRequest> {
  /** Keeps the place in the list of the full table; a seat that is free is taken by `join`. */
  wait(): void;
  join(): void;
}

/** The socket of a seat. Where it is lost, the seat is kept for a minute, and the hand is played safe meanwhile. */
export function openRoomLine(
  { token, place }: { token: string; place: string },
  on: { received(frame: RoomFrame): void; lost(): void },
): RoomLine {
  const join: RoomRequest = { t: 'join', session: token, place };
  const line = openPageLine<RoomRequest, RoomFrame>(
    { path: ROOM_PATHS.socket, join, joined: 'snapshot' },
    on,
  );
  return {
    ...line,
    wait: () => line.send({ ...join, t: 'wait' }),
    join: () => line.send(join),
  };
}
