import { useEffect, useState } from 'react';
import type { Phase } from './scene.ts';

interface Seen {
  key: string | undefined;
  /** It came while the page was open. */
  isNew: boolean;
  isUnfolding: boolean;
}

/**
 * What the stage is at. A result that comes while the page is looked at unfolds; what was there before does not, nor does one that came while
 * the page lay hidden or where motion is not wanted. `key` names the result; undefined as long as it is not known whether there is one.
 */
export function useScenePhase(
  key: string | undefined,
  isDrawing: boolean,
  unfoldsMs: number,
): { phase: Phase; hasUnfolded: boolean } {
  const [seen, setSeen] = useState<Seen>({ key, isNew: false, isUnfolding: false });
  let now = seen;
  if (key !== undefined && key !== seen.key) {
    const isNew = seen.key !== undefined;
    now = { key, isNew, isUnfolding: isNew && isWatched() };
    setSeen(now);
  }
  const { isUnfolding } = now;
  useEffect(() => {
    if (!isUnfolding) return;
    const timer = setTimeout(() => setSeen({ key, isNew: true, isUnfolding: false }), unfoldsMs);
    return () => clearTimeout(timer);
  }, [isUnfolding, key, unfoldsMs]);
  if (isUnfolding) return { phase: 'unfolding', hasUnfolded: false };
  return { phase: isDrawing ? 'drawing' : 'rest', hasUnfolded: now.isNew };
}

function isWatched(): boolean {
  return !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
