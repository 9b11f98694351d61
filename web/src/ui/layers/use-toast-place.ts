import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { freePlace, type KeptClear } from './free-place.ts';
import { onLayersChange } from './layers.ts';

const MARGIN_PX = 16;
const CONTROLS = 'button, a[href], input, select, textarea, [role="switch"]';
/** What stays where it is while the page scrolls, and what a page has marked (the buttons of a game). */
const Status = 'nav, header, [role="dialog"], [data-keep-clear]';
const FIXED_WEIGHT = 1000;

/** Where the toasts lie, chosen anew whenever they, the layers or the screen change; undefined until there is one. */
export function useToastPlace(shown: readonly unknown[]): {
  place: RefObject<HTMLDivElement | null>;
  offset: number | undefined;
} {
  const place = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState<number>();
  const [moved, check] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // A dialog stands in its place only once it has moved in.
    const later = () => void setTimeout(check, 300);
    const stop = onLayersChange(later);
    window.addEventListener('resize', check);
    return () => {
      stop();
      window.removeEventListener('resize', check);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured depends on these
  useLayoutEffect(() => {
    const viewport = place.current;
    if (!viewport || shown.length === 0) return;
    const height = Math.max(...Array.from(viewport.children, (toast) => (toast as HTMLElement).offsetHeight));
    const { left, right } = viewport.getBoundingClientRect();
    setOffset(freePlace({ height: innerHeight, margin: MARGIN_PX }, { left, right, height }, keptClear()));
  }, [shown, moved]);
  return { place, offset };
}

/** The controls of the dialog on top, or where there is none of the page. */
function keptClear(): KeptClear[] {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(isNoToast);
  const front = dialogs.at(-1) ?? document.body;
  return [...front.querySelectorAll(`${CONTROLS}, [data-keep-clear]`)]
    .filter(isNoToast)
    .flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (right <= left || bottom <= 0 || top >= innerHeight) return [];
      return { left, right, top, bottom, weight: control.closest(Status) ? FIXED_WEIGHT : 1 };
    });
}

function isNoToast(element: Element): boolean {
  return !element.closest('[data-toasts]');
}
