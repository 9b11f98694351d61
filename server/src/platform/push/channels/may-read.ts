import type { Brand, Caller } from '../../http/calls/route.ts';
import type { FoundChannel } from './channel-kind.ts';

/** Whether a reader may have a channel: on a socket, and by the call for missed frames, alike. */
export async function mayRead(
  { kind, id }: FoundChannel,
  { brand, caller }: { brand: Brand; caller: Caller | null },
): Promise<boolean> {
  // Who must change the password first is a visitor meanwhile.
  return kind.mayRead({ brand, caller: caller?.passwordChangeDue ? null : caller, id });
}
