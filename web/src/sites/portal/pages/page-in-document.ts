import type { Language } from '@lanna/contract/people/members/members';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { brandInPage } from '../../../api/content/brand.ts';
import { preferredLanguage } from '../../../i18n/words.ts';

/** What the server wrote beside a page's content: the language it speaks and the results it shows. */
export interface PageInDocument {
  language: Language;
  results: readonly (readonly [QueryKey, unknown])[];
}

export const PAGE_BLOCK = 'page';

/**
 * Undefined where the browser writes all of the page: the document came without content, or in a language other than the one that
 * was chosen here, which the server has not received yet.
 */
export function pageInDocument(): PageInDocument | undefined {
  found ??= { page: readPage() };
  return found.page;
}

/** Read once: it may hold some hundred games. */
let found: { page: PageInDocument | undefined } | undefined;

function readPage(): PageInDocument | undefined {
  const text = document.getElementById(PAGE_BLOCK)?.textContent;
  const brand = brandInPage();
  if (!text || !brand) return undefined;
  const page: PageInDocument = JSON.parse(text);
  return preferredLanguage(brand.languages, page.language) === page.language ? page : undefined;
}

/** Longer than any page takes to be taken over. */
const FRESH_MS = 10 * 60_000;

/**
 * Takes the results over, so that the first render shows what the server has written. Until `all` of the page is taken over, however long a
 * slow phone takes, no result is old: a newer one would not fit what is written where the code has not come yet.
 */
export function takeOver(queries: QueryClient, { results }: PageInDocument, all: Promise<void>): void {
  const now = Date.now();
  const until = now + FRESH_MS;
  for (const [key, value] of results) queries.setQueryData(key, value, { updatedAt: until });
  void all.then(() => {
    for (const [key, value] of results) {
      const known = queries.getQueryState(key);
      if (known?.dataUpdatedAt === until && !known.isInvalidated)
        queries.setQueryData(key, value, { updatedAt: now });
    }
  });
}

/** Of a page the server has written: everything it has asked for. */
export function resultsOf(queries: QueryClient): PageInDocument['results'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}
