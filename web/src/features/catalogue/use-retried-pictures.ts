import { type RefObject, useEffect } from 'react';

const TRIES = 3;
const PAUSE_MS = 1000;

/** A picture that fails to load is requested twice more, with a pause; then its place stays empty. */
export function useRetriedPictures(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = within.current;
    // An `error` event does not bubble, but the capture phase reaches this listener.
    element?.addEventListener('error', retry, true);
    return () => element?.removeEventListener('error', retry, true);
  }, [within]);
}

function retry({ target }: Event) {
  if (!(target instanceof HTMLImageElement)) return;
  const tries = Number(target.dataset['tries'] ?? 1);
  if (tries >= TRIES) {
    target.style.visibility = 'hidden';
    return;
  }
  target.dataset['tries'] = String(tries + 1);
  const address = new URL(target.src);
  address.searchParams.set('try', String(tries + 1));
  setTimeout(() => {
    target.src = address.href;
  }, PAUSE_MS * tries);
}
