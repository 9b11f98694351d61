import type { i18n } from 'i18next';
import type { PageEntry, PageHead } from '../../../topic.ts';

/**
 * What the tab says: the page by its content or by its topic's words, then the brand; the home page says what the brand says of itself.
 * A topic's words may still be on their way in the browser: then the brand alone.
 */
export function headTitle({
  i18n,
  entry,
  head,
  brand,
  slogan,
}: {
  i18n: i18n;
  entry: PageEntry | undefined;
  head: PageHead | undefined;
  brand: string;
  slogan: string | undefined;
}): string {
  if (entry?.path === '/') return slogan ? `${brand} · ${slogan}` : brand;
  const key = entry ? entry.head?.title : 'shell:notFound.title';
  const title = head?.title ?? (key && i18n.exists(key) ? i18n.t(key as never, { brand }) : undefined);
  return title ? `${title} · ${brand}` : brand;
}
