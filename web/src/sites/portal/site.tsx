import { whitelabel } from '@lanna/contract/house/brands/brand';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { call } from '../../api/calls/call.ts';
import { type Brand, BrandContext } from '../../api/content/brand.ts';
import { contactWays } from '../../api/content/contact-ways.ts';
import { useKitWords } from '../../kit-words.ts';
import { ContactsProvider } from '../../ui/text/contact-links.tsx';
import { UiWordsProvider } from '../../ui/text/words.tsx';
import type { createPortalRouter } from './router.tsx';
import { SiteGate } from './site-gate.tsx';

export interface SiteParts {
  queries: QueryClient;
  router: ReturnType<typeof createPortalRouter>;
}

/** The whole site of a brand, the same on the server and in the browser. */
export function Site({ brand, queries, router }: SiteParts & { brand: Brand }) {
  return (
    <AroundSite brand={brand} queries={queries}>
      <SiteGate router={router}>
        <RouterProvider router={router} />
      </SiteGate>
    </AroundSite>
  );
}

/** What everything of the site stands in: words of the kit, its queries, the brand. */
export function AroundSite({
  brand,
  queries,
  children,
}: {
  brand: Brand;
  queries: QueryClient;
  children: ReactNode;
}) {
  const words = useKitWords();
  return (
    <UiWordsProvider words={words}>
      <QueryClientProvider client={queries}>
        <Branded brand={brand}>{children}</Branded>
      </QueryClientProvider>
    </UiWordsProvider>
  );
}

/** The brand's settings may change while the page is open; a push notice reports it. */
function Branded({ brand, children }: { brand: Brand; children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ['brand'],
    queryFn: ({ signal }) => call(whitelabel, { signal }),
    initialData: brand,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ways = useMemo(() => contactWays(data.contacts), [data.contacts]);
  return (
    <BrandContext value={data}>
      <ContactsProvider ways={ways}>{children}</ContactsProvider>
    </BrandContext>
  );
}
