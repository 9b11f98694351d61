import { networkOf } from '../http/calls/network-of.ts';

/** Gives a place back; safe to call twice. */
export type LeavePlace = () => void;

/**
 * Places for sockets without a logged-in member. They are counted by address and in all, so that neither one machine nor
 * many visitors use up the sockets that members need.
 */
export function visitorPlaces(max: { byAddress: number; total: number }) {
  const byAddress = new Map<string, number>();
  let taken = 0;

  return {
    /** Undefined when there is none left for this address. */
    take(address: string): LeavePlace | undefined {
      const key = networkOf(address);
      const here = byAddress.get(key) ?? 0;
      if (here >= max.byAddress || taken >= max.total) return undefined;
      byAddress.set(key, here + 1);
      taken += 1;
      let left = false;
      return () => {
        if (left) return;
        left = true;
        taken -= 1;
        const rest = (byAddress.get(key) ?? 1) - 1;
        if (rest === 0) byAddress.delete(key);
        else byAddress.set(key, rest);
      };
    },
  };
}
