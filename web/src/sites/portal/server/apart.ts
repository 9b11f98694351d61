import type { Written } from './document.tsx';

/**
 * React writes preloads of the pictures in sight before everything else, as there is no head where it renders only the page's
 * content. They are named in the document's head instead.
 */
export function apart(html: string): Pick<Written, 'pictures' | 'content'> {
  const pictures: { href: string; urgent: boolean }[] = [];
  let end = 0;
  while (html.startsWith('<link ', end)) {
    const next = html.indexOf('>', end) + 1;
    const link = html.slice(end, next);
    const address = / href="([^"]*)"/.exec(link)?.[1];
    if (address)
      pictures.push({ href: address.replaceAll('&amp;', '&'), urgent: / fetchPriority="high"/i.test(link) });
    end = next;
  }
  return { pictures, content: html.slice(end) };
}
