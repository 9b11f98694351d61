import type { Written } from './document.tsx';

/**
 * React writes preloads of the pictures in sight before everything else, as there is no head where it renders only the page's
 * content. They are named in the document's head instead.
 */
export function apart(html: string): Pick<Written, 'pictures' | 'content'> {
  const pictures: string[] = [];
  let end = 0;
  while (html.startsWith('<link ', end)) {
    const next = html.indexOf('>', end) + 1;
    const address = / href="([^"]*)"/.exec(html.slice(end, next))?.[1];
    if (address) pictures.push(address.replaceAll('&amp;', '&'));
    end = next;
  }
  return { pictures, content: html.slice(end) };
}
