import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

const FIELD = 'brand';

/** The brand the console is narrowed to, as the address says (`?brand=LANNA`); undefined for all of the operator's brands. */
export function useBrandScope(): { brand: string | undefined; choose: (brand: string | undefined) => void } {
  const router = useRouter();
  const brand = useLocation({ select: ({ searchStr }) => brandIn(searchStr) });
  const choose = useCallback(
    (chosen: string | undefined) => {
      const { pathname, search } = router.history.location;
      const query = new URLSearchParams(search);
      if (chosen) query.set(FIELD, chosen);
      else query.delete(FIELD);
      router.history.push(withQuery(pathname, query));
    },
    [router],
  );
  return { brand, choose };
}

/** The address with the scope carried over, unless it names one itself. */
export function scopedHref(href: string, search: string): string {
  const brand = brandIn(search);
  const [path = '', text = ''] = href.split('?', 2);
  const query = new URLSearchParams(text);
  if (!brand || query.has(FIELD)) return href;
  query.set(FIELD, brand);
  return withQuery(path, query);
}

function brandIn(search: string): string | undefined {
  return new URLSearchParams(search).get(FIELD) ?? undefined;
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
