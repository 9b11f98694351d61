import { whitelabel } from '@lanna/contract/brand';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, BrandContext, brandInPage, rememberMerchant } from '../../api/brand.ts';
import { call } from '../../api/call.ts';
import { startPush } from '../../api/push.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { useRefusalText } from '../../api/refusal-text.ts';
import { changeLanguage, preferredLanguage, startWords } from '../../i18n/words.ts';
import { ErrorState } from '../../ui/state.tsx';
import { UiWordsProvider } from '../../ui/words.tsx';
import { followLinks } from './follow-links.ts';
import { useKitWords } from './kit-words.ts';
import { createPortalRouter } from './router.tsx';
import { watchSession } from './watch-session.ts';

type Outcome = { brand: Brand; failure?: never } | { brand?: never; failure: unknown };

const queries = createQueryClient();
const router = createPortalRouter();
followLinks(router);
startPush(queries);
watchSession(queries, router);

/** Brand and words first; then the site. Without them there is nothing true to show. */
export function Boot() {
  const [outcome, setOutcome] = useState(boot);
  return (
    <Suspense>
      <Site outcome={outcome} onRetry={() => setOutcome(boot())} />
    </Suspense>
  );
}

function Site({ outcome, onRetry }: { outcome: Promise<Outcome>; onRetry: () => void }) {
  const { brand, failure } = use(outcome);
  const words = useKitWords();
  return (
    <UiWordsProvider words={words}>
      {brand ? (
        <BrandContext value={brand}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </BrandContext>
      ) : (
        <Unavailable failure={failure} onRetry={onRetry} />
      )}
    </UiWordsProvider>
  );
}

function Unavailable({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const words = useRefusalText();
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ErrorState heading title={t('failed.title')} text={words(failure)} onRetry={onRetry} />
    </main>
  );
}

async function boot(): Promise<Outcome> {
  const known = brandInPage();
  const guessed = preferredLanguage(known?.languages ?? ['TH', 'EN'], known?.defaultLanguage ?? 'TH');
  const [outcome] = await Promise.all([known ? { brand: known } : askForBrand(), startWords(guessed)]);
  if (outcome.brand) {
    const { merchant, languages, defaultLanguage } = outcome.brand;
    rememberMerchant(merchant);
    const language = preferredLanguage(languages, defaultLanguage);
    if (language !== guessed) await changeLanguage(language);
  }
  return outcome;
}

async function askForBrand(): Promise<Outcome> {
  try {
    return { brand: await call(whitelabel) };
  } catch (failure) {
    return { failure };
  }
}
