import { FISHING_PATHS, type FishingFrame, type FishingRequest } from '../../../fishing-api.ts';
import { openPageLine, type PageLine } from '../../shared/page-line.ts';

/** The socket of the hall. Where it is lost, the page sits down anew, perhaps in another water. */
export function openHallLine(
  token: string,
  on: { received(frame: FishingFrame): void; lost(): void },
): PageLine<FishingRequest> {
  const join: FishingRequest = { t: 'join', session: token };
  return openPageLine<FishingRequest, FishingFrame>({ path: FISHING_PATHS.socket, join, joined: 'hall' }, on);
}
