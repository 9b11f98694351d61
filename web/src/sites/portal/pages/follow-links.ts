import type { AnyRouter } from '@tanstack/react-router';
import { overlaid, type Path } from '../../../paths.ts';
import { preloadOverlay } from '../frame/overlays.tsx';
import { pageAt } from '../topics.ts';
import { readSearch } from './location.ts';

/**
 * Plain `<a href>` is all a link needs to be: this follows the site's own addresses without loading the page
 * anew, and fetches their code and data as soon as a pointer or the focus comes near.
 */
export function followLinks(router: AnyRouter): () => void {
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = ownAddress(event);
    if (href === undefined) return;
    event.preventDefault();
    router.history.push(href);
  }

  function prepare(event: Event) {
    const href = ownAddress(event);
    if (href === undefined) return;
    const { pathname, search, searchParams } = new URL(href, location.origin);
    // Code and data of the page; a press that follows finds them on their way or there.
    if (pageAt(pathname))
      void router.preloadRoute({ to: pathname, search: readSearch(search) }).catch(() => undefined);
    const overlay = searchParams.get('dialog') ?? searchParams.get('centre');
    if (overlay) void preloadOverlay(overlay);
  }

  document.addEventListener('click', follow);
  document.addEventListener('pointerover', prepare, { passive: true });
  document.addEventListener('focusin', prepare);
  return () => {
    document.removeEventListener('click', follow);
    document.removeEventListener('pointerover', prepare);
    document.removeEventListener('focusin', prepare);
  };
}

/** Where a link leads, if that is a page of this site to be shown in this tab. */
function ownAddress(event: Event): string | undefined {
  const anchor = event.target instanceof Element && event.target.closest('a');
  if (!anchor || anchor.target || anchor.hasAttribute('download')) return undefined;
  const href = anchor.getAttribute('href');
  if (!href || href.startsWith('#') || anchor.origin !== location.origin) return undefined;
  if (href.startsWith('?')) return overlaid(location, href as Path);
  return pageAt(anchor.pathname) && anchor.pathname + anchor.search + anchor.hash;
}
