import type { Language } from '@lanna/contract/people/members/members';
import type { QueryClient } from '@tanstack/react-query';
import { aboutPagesQuery, helpCenterQuery } from '../../../api/content/help.ts';
import type { PageSearch } from '../../../navigation.ts';
import { readPlace, wantedAt } from './help-place.ts';

/** Fetches what the help centre opens with at an address. */
export async function loadHelp(queries: QueryClient, search: PageSearch, language: Language): Promise<void> {
  const { page, version, ...place } = readPlace(search);
  await Promise.all([
    queries.prefetchQuery(aboutPagesQuery(language, page ? { page, version } : {})),
    ...(page ? [] : [queries.prefetchQuery(helpCenterQuery(language, wantedAt(place)))]),
  ]);
}
