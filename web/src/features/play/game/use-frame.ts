import { type RefObject, useCallback, useMemo, useRef } from 'react';

/** What the page says to a game that understands it (the house studio's play API). */
export type PageWord = 'money-moved' | 'covered' | 'uncovered';

/** The opened game, as the page around it speaks to it. */
export interface Frame {
  element: RefObject<HTMLIFrameElement | null>;
  /** To be called with the address of a frame that has said something: only such a game would understand an answer. */
  speaks: (address: string) => void;
  notify: (word: PageWord) => void;
  /** Gives it the keyboard. */
  focus: () => void;
}

export function useFrame(): Frame {
  const element = useRef<HTMLIFrameElement>(null);
  const spokenFrom = useRef<string>(undefined);
  const speaks = useCallback((address: string) => {
    spokenFrom.current = new URL(address).origin;
  }, []);
  const notify = useCallback((type: PageWord) => {
    const message = { source: 'lanna-site', type };
    if (spokenFrom.current) element.current?.contentWindow?.postMessage(message, spokenFrom.current);
  }, []);
  const focus = useCallback(() => element.current?.focus({ preventScroll: true }), []);
  return useMemo(() => ({ element, speaks, notify, focus }), [speaks, notify, focus]);
}
