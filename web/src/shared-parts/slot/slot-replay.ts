import { useEffect, useState } from 'react';

/** What is seen of a round at one moment of its replay. */
export interface ReplayFrame {
  /** Which spin of the round. */
  place: number;
  /** How many of its reels stand, from the left. */
  landed: number;
  waitMs: number;
}

const TURNING_MS = 500;
const REEL_MS = 200;
const READING_MS = 1400;

/** A round spin by spin, each reel by reel. Who wants nothing to move sees each spin as it stood. */
export function replayFrames(spins: number, reels: number, still: boolean): ReplayFrame[] {
  return Array.from({ length: spins }, (_, place) => {
    const stood = { place, landed: reels, waitMs: READING_MS };
    if (still) return [stood];
    const turning = Array.from({ length: reels }, (__, landed) => ({
      place,
      landed,
      waitMs: landed === 0 ? TURNING_MS : REEL_MS,
    }));
    return [...turning, stood];
  }).flat();
}

/** Plays a round; `frame` is what to show while it plays. */
export function useReplay(spins: number, reels: number, onEnd: (place: number) => void) {
  const [frames, setFrames] = useState<readonly ReplayFrame[]>([]);
  const [at, setAt] = useState(0);
  const frame = frames[at];
  const isLast = at === frames.length - 1;

  useEffect(() => {
    // The last spin is what the round comes to: it stays.
    if (!frame || isLast) return;
    const timer = setTimeout(() => setAt(at + 1), frame.waitMs);
    return () => clearTimeout(timer);
  }, [frame, at, isLast]);

  function start() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setFrames(replayFrames(spins, reels, still));
    setAt(0);
  }

  function stop() {
    if (frame) onEnd(frame.place);
    setFrames([]);
  }

  return { frame, playing: frame !== undefined && !isLast, start, stop };
}
