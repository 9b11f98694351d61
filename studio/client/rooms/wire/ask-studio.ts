import { z } from 'zod';
import {
  friendPlace,
  friendTable,
  handList,
  type handReport,
  ROOM_PATHS,
  ROOM_REFUSALS,
  type RoomRefusal,
  roomsSession,
} from '../../../room-api.ts';
import { askCalls } from '../../shared/ask-calls.ts';

export type RoomError = RoomRefusal | 'no_connection';

export function askStudio(token: string) {
  const ask = askCalls<RoomRefusal>(token, ROOM_REFUSALS);
  return {
    session: () => ask(ROOM_PATHS.session, roomsSession),
    hands: () => ask(ROOM_PATHS.hands, handList),
    openFriends: (room: string) => ask(ROOM_PATHS.openFriends, friendTable, { room }),
    enterFriends: (code: string) => ask(ROOM_PATHS.enterFriends, friendPlace, { code }),
    report: (report: z.input<typeof handReport>) => ask(ROOM_PATHS.report, z.object({}), report),
  };
}
export type AskStudio = ReturnType<typeof askStudio>;
