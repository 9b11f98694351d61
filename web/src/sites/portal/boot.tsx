import { whitelabel } from '@lanna/contract/house/brands/brand';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/calls/call.ts';
import { Refusal } from '../../api/calls/refusal.ts';
import { useRefusalText } from '../../api/calls/refusal-text.ts';
import { type Brand, brandInPage, rememberMerchant } from '../../api/content/brand.ts';
import { menusQuery, vendorsQuery } from '../../api/queries.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { refetchFailed } from '../../api/reconnected.ts';
import { watchSite } from '../../features/house/site-states/watch-site.ts';
import { takeAddressLanguage } from '../../i18n/address-language.ts';
import { WRITTEN } from '../../i18n/languages.ts';
import { onLanguageChange, preferredLanguage, showLanguage, startWords } from '../../i18n/words.ts';
import { useKitWords } from '../../kit-words.ts';
import { overlaid, paths } from '../../paths.ts';
import { ErrorState } from '../../ui/state.tsx';
import { UiWordsProvider } from '../../ui/text/words.tsx';
import { preloadFrame } from './frame/root-layout.tsx';
import { followLinks } from './pages/follow-links.ts';
import { holdBack } from './pages/hold-back.ts';
import { pageInDocument, takeOver } from './pages/page-in-document.ts';
import { storeResults } from './pages/stored-results.ts';
import { takenOver } from './pages/taken-over.ts';
import { createPortalRouter } from './router.tsx';
import { Site } from './site.tsx';
import { UnknownHost } from './site-gate.tsx';
import { SITE_WORDS } from './site-words.ts';
import { STORED, TOPICS } from './topics.ts';
import { watchSession } from './watch-session.ts';

export interface Outcome {
  brand?: Brand;
  error?: unknown;
}

const QUIET_MS = 1500;

// Before anything reads the address.
takeAddressLanguage();
const queries = createQueryClient();
const router = createPortalRouter(queries);
const page = pageInDocument();
if (page) {
  // The router's boundaries are then those of the server.
  router.ssr = { manifest: undefined };
  holdBack(router.history, takenOver);
}

/** Brand, words and the code of the requested page: nothing is rendered without them. */
export async function prepare(): Promise<Outcome> {
  if (page) takeOver(queries, page, takenOver);
  followLinks(router);
  watchSession(queries, router);
  const learned = learnBrand();
  storeResults(queries, STORED);
  watchSite(queries);
  refetchFailed(queries);
  // Asked for while the code of the page is still on its way.
  void queries.prefetchQuery(menusQuery);
  void queries.prefetchQuery(vendorsQuery);
  const [outcome] = await Promise.all([learned, router.load().catch(() => undefined), preloadFrame()]);
  return outcome;
}

/** The log-in that the server has written is followed by the page's own. To be called once the page answers presses. */
export function answerWrittenLogin(): void {
  addEventListener('written-login', follow);
  follow();
}

function follow(): void {
  const { writtenLogin } = window;
  if (!writtenLogin) return;
  const toAddress = () => router.history.push(overlaid(location, paths.loginDialog()));
  const code = import('./pages/follow-written-login.ts');
  code
    .then(({ followWrittenLogin }) => followWrittenLogin(queries, toAddress))
    .catch(() => {
      // What has not come is said by the overlay of the address.
      writtenLogin.dialog.close();
      toAddress();
    });
}

export function Boot({ prepared }: { prepared: Outcome }) {
  const [{ brand, error }, setOutcome] = useState(prepared);
  const retry = useCallback(() => void learnBrand().then(setOutcome), []);
  useEffect(listen, []);
  // Section 4 of the specification requires them at the start; visible content is fetched before them.
  useEffect(() => {
    const timer = setTimeout(learnCountries, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  // Names of games and the like are answered in the language of the request.
  useEffect(() => onLanguageChange(() => void queries.invalidateQueries()), []);
  return brand ? (
    <Site brand={brand} queries={queries} router={router} />
  ) : (
    <Unavailable error={error} onRetry={retry} />
  );
}

function learnCountries(): void {
  const found = import('../../features/people/identity/queries.ts');
  found.then(({ countriesQuery }) => queries.prefetchQuery(countriesQuery)).catch(() => undefined);
}

/** Opens the push connection; its code is not needed for the first paint. Returns how to stop. */
function listen(): () => void {
  // Changes between the server's answer and the connection were reported to no listener here.
  const missed = () =>
    void takenOver.then(() => {
      for (const [queryKey] of page?.results ?? []) void queries.invalidateQueries({ queryKey, exact: true });
    });
  const started = import('../../api/push.ts').then(({ startPush }) =>
    startPush(queries, TOPICS, missed, takenOver),
  );
  started.catch(() => undefined);
  return () => void started.then((stop) => stop()).catch(() => undefined);
}

function Unavailable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const words = useRefusalText();
  const kit = useKitWords();
  return (
    <UiWordsProvider words={kit}>
      {error instanceof Refusal && error.code === 'domain_unknown' ? (
        <UnknownHost onCheck={onRetry} />
      ) : (
        <main className="flex min-h-dvh items-center justify-center">
          <ErrorState heading title={t('failed.title')} text={words(error)} onRetry={onRetry} />
        </main>
      )}
    </UiWordsProvider>
  );
}

async function learnBrand(): Promise<Outcome> {
  const known = brandInPage();
  const guessed =
    page?.language ?? preferredLanguage(known?.languages ?? WRITTEN, known?.defaultLanguage ?? 'TH');
  const [outcome] = await Promise.all([
    known ? { brand: known } : askForBrand(),
    startWords(guessed, SITE_WORDS),
  ]);
  if (outcome.brand) {
    const { merchant, languages, defaultLanguage } = outcome.brand;
    rememberMerchant(merchant);
    const language = page?.language ?? preferredLanguage(languages, defaultLanguage);
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
