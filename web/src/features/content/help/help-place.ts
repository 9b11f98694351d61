import {
  ABOUT_PAGES,
  type AboutPage,
  HELP_SEARCH_MAX,
  SLUG,
  SLUG_MAX,
} from '@lanna/contract/content/help/help';
import type { HelpWanted } from '../../../api/content/help.ts';
import type { PageSearch } from '../../../navigation.ts';
import type { Path } from '../../../paths.ts';

/** Where one is in the help centre: an article, a category, an about page (or an earlier version of it), a search, or its front. */
export interface HelpPlace {
  article?: string | undefined;
  category?: string | undefined;
  page?: AboutPage | undefined;
  version?: number | undefined;
  q?: string | undefined;
}

/** The same content stands at several addresses: on the site, in the centre, and by itself. */
export interface HelpSite {
  place: HelpPlace;
  href: (place: HelpPlace) => Path;
  /** Of the title of what is shown: under a centre's own title it is the second. */
  level: 1 | 2;
}

/** The place a query names; what is not understood of it is left out. */
export function readPlace(search: PageSearch): HelpPlace {
  const { article, category, page, version, q } = search;
  const isPage = ABOUT_PAGES.find((known) => known === page);
  if (isPage) {
    const number = Number(version);
    return { page: isPage, ...(Number.isInteger(number) && number > 0 && { version: number }) };
  }
  if (isSlug(article)) return { article };
  const typed = q?.trim().slice(0, HELP_SEARCH_MAX);
  if (typed) return { q: typed };
  return isSlug(category) ? { category } : {};
}

/** The query of a place, without `?`. */
export function writePlace({ article, category, page, version, q }: HelpPlace): string {
  const named = { article, category, page, version: version === undefined ? undefined : String(version), q };
  return new URLSearchParams(
    Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
}

/** What is asked of the help centre for a place. */
export function wantedAt({ article, category, q }: HelpPlace): HelpWanted {
  if (article !== undefined) return { article };
  if (q !== undefined) return { search: q };
  return category === undefined ? {} : { category };
}

function isSlug(text: string | undefined): text is string {
  return text !== undefined && text.length <= SLUG_MAX && SLUG.test(text);
}
