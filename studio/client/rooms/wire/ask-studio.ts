import { handList, ROOM_PATHS, ROOM_REFUSALS, type RoomRefusal, roomsSession } from '../../../room-api.ts';
import { askCalls } from '../../shared/ask-calls.ts';

export type RoomError = RoomRefusal | 'no_connection';

export function askStudio(token: string) {
  const ask = askCalls<RoomRefusal>(token, ROOM_REFUSALS);
  return {
    session: () => ask(ROOM_PATHS.session, roomsSession),
    hands: () => ask(ROOM_PATHS.hands, handList),
  };
}
export type AskStudio = ReturnType<typeof askStudio>;
