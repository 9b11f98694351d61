import { NextEnvelope } from './next-envelope.tsx';

/** The next envelope in a room of members, above what is written there. */
export function RoomRain() {
  return <NextEnvelope mayShow className="mx-3 my-2 shrink-0" />;
}
