import '../ui/theme.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { type Brand, BrandContext } from '../api/brand.ts';
import { createQueryClient } from '../api/query-client.ts';
import { endSession } from '../api/session.ts';
import type { TopicWords } from '../i18n/topic-words.ts';
import { useKitWords } from '../kit-words.ts';
import { UiWordsProvider } from '../ui/words.tsx';
import { BRAND } from './settings.ts';

type Tag = 'th' | 'en';

export interface Wishes {
  language?: Tag;
  device?: keyof typeof SIZES;
  /** What is different about the brand. */
  brand?: Partial<Brand>;
}

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/**
 * Shows a part of the site by itself, as its page would: with its words, its brand, a cache of its own and somewhere to go.
 * Who looks presses and reads with `page` of `vitest/browser`.
 */
export async function show(part: ReactNode, wishes: Wishes = {}): Promise<void> {
  const { language = 'th', device = 'phone', brand } = wishes;
  await cleanup();
  onTestFinished(leaveNothing);
  const { width, height } = SIZES[device];
  await page.viewport(width, height);
  await speak(language);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  });
  await render(
    <KitWords>
      <QueryClientProvider client={createQueryClient()}>
        <BrandContext value={{ ...BRAND, ...brand }}>
          <RouterProvider router={router} />
        </BrandContext>
      </QueryClientProvider>
    </KitWords>,
  );
}

/** The words of a topic, as what is shown now says them. */
export function wordsOf<Topic extends keyof TopicWords>(topic: Topic, tag: Tag = 'th'): TopicWords[Topic] {
  return WORDS[tag][topic] as TopicWords[Topic];
}

/** `filled('{{min}} letters', { min: 4 })`: the words with their facts, as the page shows them. */
export function filled(text: string, facts: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]));
}

async function leaveNothing() {
  await cleanup();
  vi.restoreAllMocks();
  endSession();
  sessionStorage.clear();
  localStorage.clear();
}

function KitWords({ children }: { children: ReactNode }) {
  return <UiWordsProvider words={useKitWords()}>{children}</UiWordsProvider>;
}

const FILES = {
  ...import.meta.glob<object>('../**/words/{th,en}.json', { eager: true, import: 'default' }),
  ...import.meta.glob<object>('../i18n/refusals/{th,en}.ts', { eager: true, import: 'words' }),
};
const WORDS: Record<Tag, Record<string, object>> = { th: {}, en: {} };
for (const [path, words] of Object.entries(FILES)) {
  const [, folder = '', tag] = /([\w-]+)\/(?:words\/)?(th|en)\.\w+$/.exec(path) ?? [];
  if (tag === 'th' || tag === 'en') WORDS[tag][consoleTopic(path) ?? folder] = words;
}

/** Of words of the console; their folder is called the same everywhere. */
function consoleTopic(path: string): string | undefined {
  const [, above = ''] = /([\w-]+)\/console\/words\//.exec(path) ?? [];
  if (path.includes('/features/')) return above && `${above}-console`;
  return above === 'sites' ? 'console-shell' : undefined;
}

async function speak(tag: Tag) {
  if (!i18next.isInitialized)
    await i18next.use(initReactI18next).init({
      resources: WORDS,
      lng: tag,
      fallbackLng: false,
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
}
