import type { AnyRouter } from '@tanstack/react-router';
import { scopedHref } from '../../console/brand-scope.ts';

/** Plain `<a href>` is all a link of the console needs to be: it is followed without loading the page anew, with the scope of brands. */
export function followLinks(router: AnyRouter): () => void {
  function follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element && event.target.closest('a');
    if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin)
      return;
    const href = anchor.getAttribute('href');
    if (!href?.startsWith('/') || href.startsWith('/ops/')) return;
    event.preventDefault();
    router.history.push(scopedHref(href, location.search));
  }
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
