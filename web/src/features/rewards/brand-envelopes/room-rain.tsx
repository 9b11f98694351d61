import type { PartProps } from '../../../parts.tsx';
import { NextEnvelope } from './next-envelope.tsx';

/** The next envelope in a room of members, above what is written there: one for every page, or for this room. */
export function RoomRain({ id }: PartProps['room']) {
  return <NextEnvelope mayShow room={id} className="mx-3 my-2 shrink-0" />;
}
