import { type AboutPage, helpCenter, templates } from '@lanna/contract/content/help/help';
import type { Language } from '@lanna/contract/people/members/members';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../calls/call.ts';

const FIVE_MINUTES_MS = 300_000;

export interface HelpWanted {
  category?: string | undefined;
  article?: string | undefined;
  search?: string | undefined;
}

/** The help centre in the page's language: its categories with all articles, or what is wanted of it. */
export function helpCenterQuery(language: Language, wanted: HelpWanted = {}) {
  return queryOptions({
    queryKey: ['help', 'center', language, wanted],
    queryFn: ({ signal }) => call(helpCenter, { query: wanted, signal }),
    // While one types, the results of the letters before stay.
    ...(wanted.search !== undefined && { placeholderData: keepPreviousData }),
    staleTime: FIVE_MINUTES_MS,
  });
}

/** The help menu of header and footer: the categories of the help centre. */
export function helpMenuQuery(language: Language) {
  return queryOptions({ ...helpCenterQuery(language), select: ({ categories }) => categories });
}

/** The about pages a brand has published, and the text of one of them. */
export function aboutPagesQuery(
  language: Language,
  wanted: { page?: AboutPage | undefined; version?: number | undefined } = {},
) {
  return queryOptions({
    queryKey: ['help', 'pages', language, wanted],
    queryFn: ({ signal }) => call(templates, { query: wanted, signal }),
    staleTime: FIVE_MINUTES_MS,
  });
}
