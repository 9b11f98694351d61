import { ANGLES_KEPT, type FireCount } from '../../../rules/fishing/suspicion.ts';

/** A cannon has no more angles than this in a packet of a hundred shots and what was given back of it; what a program makes up beyond is not counted. */
const ANGLES_MAX = 500;

/** Counts how a packet is fired, in memory: it is lost with its process, and nothing but a case depends on it. */
export interface FireTally {
  fired(shot: { angle: number; lock: number | undefined }): void;
  tooFast(): void;
  count(packetId: string): Omit<FireCount, 'atMs'>;
}

export function fireTally(): FireTally {
  const beganMs = performance.now();
  const angles = new Map<number, number>();
  const sums = { fired: 0, tooFast: 0, aimed: 0 };
  return {
    fired({ angle, lock }) {
      sums.fired += 1;
      if (lock !== undefined) return;
      sums.aimed += 1;
      const rounded = Math.round(angle * 1000);
      if (angles.has(rounded) || angles.size < ANGLES_MAX)
        angles.set(rounded, (angles.get(rounded) ?? 0) + 1);
    },
    tooFast() {
      sums.tooFast += 1;
    },
    count: (packetId) => ({
      ...{ packetId, ...sums, lastedMs: Math.round(performance.now() - beganMs) },
      angles: [...angles].toSorted(([, one], [, other]) => other - one).slice(0, ANGLES_KEPT),
    }),
  };
}
