import { useEffect, useRef, useState } from 'react';

const STEP_MS = 320;

/**
 * How many numbers of a result are to be seen. One that comes while the page is open unfolds number by number; what was there before, and
 * every result where motion is not wanted, is there at once. `key` names the result; undefined as long as there is none.
 */
export function useUnfolding(key: string | undefined, numbers: number): number {
  const first = useRef(key);
  const [shown, setShown] = useState<{ key: string | undefined; count: number }>({ key, count: numbers });
  useEffect(() => {
    if (key === undefined || key === first.current || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return;
    first.current = undefined;
    let count = 0;
    setShown({ key, count });
    const timer = setInterval(() => {
      count += 1;
      setShown({ key, count });
      if (count >= numbers) clearInterval(timer);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [key, numbers]);
  return shown.key === key ? shown.count : numbers;
}
