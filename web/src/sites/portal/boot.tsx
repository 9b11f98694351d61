import { whitelabel } from '@lanna/contract/brand';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, BrandContext, brandInPage, rememberMerchant } from '../../api/brand.ts';
import { call } from '../../api/call.ts';
import { contactWays } from '../../api/contact-ways.ts';
import { menusQuery, vendorsQuery } from '../../api/queries.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { Refusal } from '../../api/refusal.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { watchSite } from '../../features/site-states/watch-site.ts';
import { WRITTEN } from '../../i18n/languages.ts';
import { onLanguageChange, preferredLanguage, showLanguage, startWords } from '../../i18n/words.ts';
import { ContactsProvider } from '../../ui/contact-links.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { UiWordsProvider } from '../../ui/words.tsx';
import { followLinks } from './follow-links.ts';
import { useKitWords } from './kit-words.ts';
import { initialLocation, ownSearch } from './location.ts';
import { preloadHeader } from './root-layout.tsx';
import { createPortalRouter } from './router.tsx';
import { SiteGate, UnknownHost } from './site-gate.tsx';
import { SITE_WORDS } from './site-words.ts';
import { storeResults } from './stored-results.ts';
import { pageAt, STORED, TOPICS } from './topics.ts';
import { watchSession } from './watch-session.ts';

export type Outcome = { brand: Brand; error?: never } | { brand?: never; error: unknown };

const QUIET_MS = 1500;

const queries = createQueryClient();
const router = createPortalRouter();

/** Brand, words and the code of the requested page: nothing is rendered without them. */
export async function prepare(): Promise<Outcome> {
  followLinks(router);
  watchSession(queries, router);
  const learned = learnBrand();
  storeResults(queries, STORED);
  watchSite(queries);
  // Asked for while the code of the page is still on its way.
  void queries.prefetchQuery(menusQuery);
  void queries.prefetchQuery(vendorsQuery);
  const { pathname, search } = initialLocation();
  pageAt(pathname)?.askAhead?.(queries, ownSearch(search));
  const [outcome] = await Promise.all([learned, router.load().catch(() => undefined), preloadHeader()]);
  return outcome;
}

export function Boot({ prepared }: { prepared: Outcome }) {
  const [{ brand, error }, setOutcome] = useState(prepared);
  const words = useKitWords();
  const retry = useCallback(() => void learnBrand().then(setOutcome), []);
  useEffect(listen, []);
  // Section 4 of the specification requires them at the start; visible content is fetched before them.
  useEffect(() => {
    const timer = setTimeout(learnCountries, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  // Names of games and the like are answered in the language of the request.
  useEffect(() => onLanguageChange(() => void queries.invalidateQueries()), []);
  return (
    <UiWordsProvider words={words}>
      {brand ? (
        <QueryClientProvider client={queries}>
          <Site brand={brand} />
        </QueryClientProvider>
      ) : (
        <Unavailable error={error} onRetry={retry} />
      )}
    </UiWordsProvider>
  );
}

function learnCountries(): void {
  const found = import('../../features/identity/queries.ts');
  found.then(({ countriesQuery }) => queries.prefetchQuery(countriesQuery)).catch(() => undefined);
}

/** Opens the push connection; its code is not needed for the first paint. Returns how to stop. */
function listen(): () => void {
  const started = import('../../api/push.ts').then(({ startPush }) => startPush(queries, TOPICS));
  started.catch(() => undefined);
  return () => void started.then((stop) => stop()).catch(() => undefined);
}

/** The brand's settings may change while the page is open; a push notice reports it. */
function Site({ brand }: { brand: Brand }) {
  const { data } = useQuery({
    queryKey: ['brand'],
    queryFn: ({ signal }) => call(whitelabel, { signal }),
    initialData: brand,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const ways = useMemo(() => contactWays(data.contacts), [data.contacts]);
  return (
    <BrandContext value={data}>
      <ContactsProvider ways={ways}>
        <SiteGate>
          <RouterProvider router={router} />
        </SiteGate>
      </ContactsProvider>
    </BrandContext>
  );
}

function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const words = useRefusalText();
  if (error instanceof Refusal && error.code === 'domain_unknown') return <UnknownHost onCheck={onRetry} />;
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState heading title={t('failed.title')} text={words(error)} onRetry={onRetry} />
    </main>
  );
}

async function learnBrand(): Promise<Outcome> {
  const known = brandInPage();
  const guessed = preferredLanguage(known?.languages ?? WRITTEN, known?.defaultLanguage ?? 'TH');
  const [outcome] = await Promise.all([
    known ? { brand: known } : askForBrand(),
    startWords(guessed, SITE_WORDS),
  ]);
  if (outcome.brand) {
    const { merchant, languages, defaultLanguage } = outcome.brand;
    rememberMerchant(merchant);
    const language = preferredLanguage(languages, defaultLanguage);
    if (language !== guessed) await showLanguage(language);
  }
  return outcome;
}

async function askForBrand(): Promise<Outcome> {
  try {
    return { brand: await call(whitelabel) };
  } catch (error) {
    return { error };
  }
}
