import { useEffect, useRef } from 'react';

/** Makes the sound that the operator has asked for, when more waits than before. What waits when the console opens makes none. */
export function useSoundAtMore(waits: number): void {
  const before = useRef<number>(undefined);
  useEffect(() => {
    const isMore = before.current !== undefined && waits > before.current;
    before.current = waits;
    if (!isMore) return;
    void import('../../../console/work/work-sound.ts').then(({ isSoundOn, playSound }) => {
      if (isSoundOn()) void playSound();
    });
  }, [waits]);
}
