import {
  FISHING_PATHS,
  FISHING_REFUSALS,
  type FishingRefusal,
  fishingSession,
  packetList,
} from '../../../fishing-api.ts';
import { askCalls } from '../../shared/ask-calls.ts';

export type FishingError = FishingRefusal | 'no_connection';

export function askStudio(token: string) {
  const ask = askCalls<FishingRefusal>(token, FISHING_REFUSALS);
  return {
    session: () => ask(FISHING_PATHS.session, fishingSession),
    packets: () => ask(FISHING_PATHS.packets, packetList),
  };
}
