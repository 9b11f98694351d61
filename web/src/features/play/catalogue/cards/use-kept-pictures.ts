import { type RefObject, useEffect } from 'react';
import { askAgain, keepPicture } from '../../../../ui/pictures/pictures-in-turn.ts';

/** Pictures within an element are kept once they have come, and asked for again where they have not. */
export function useKeptPictures(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    // What the server has written may have come before anybody listened.
    for (const image of element.querySelectorAll('img'))
      if (image.complete && image.naturalWidth > 0) keepPicture(image);
    // Neither event bubbles, but the capture phase reaches these listeners.
    element.addEventListener('load', came, true);
    element.addEventListener('error', failed, true);
    return () => {
      element.removeEventListener('load', came, true);
      element.removeEventListener('error', failed, true);
    };
  }, [within]);
}

function came({ target }: Event) {
  if (target instanceof HTMLImageElement) keepPicture(target);
}

function failed({ target }: Event) {
  if (target instanceof HTMLImageElement) askAgain(target);
}
