import type { Language } from '@lanna/contract/accounts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isWritten, LANGUAGES } from './languages.ts';

const STORAGE_KEY = 'language';
/** Known from the first paint on; every other topic is fetched with the page that needs it. */
const FIRST_TOPICS = ['ui', 'shell', 'refusals'] as const;

const files = import.meta.glob<Record<string, unknown>>('./words/*/*.json', { import: 'default' });

const words: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (tag, topic, done) => {
    const load = files[`./words/${topic}/${tag}.json`];
    if (!load) return done(new Error(`no words for ${topic} in ${tag}`), false);
    load().then(
      (found) => done(null, found),
      (failure: Error) => done(failure, false),
    );
  },
};

/** The last choice, else the brand's own language. */
export function preferredLanguage(offered: readonly Language[], fallback: Language): Language {
  const chosen = localStorage.getItem(STORAGE_KEY);
  return isWritten(chosen) && offered.includes(chosen) ? chosen : fallback;
}

export async function startWords(language: Language): Promise<void> {
  await i18next
    .use(words)
    .use(initReactI18next)
    .init({
      lng: LANGUAGES[language].tag,
      fallbackLng: false,
      ns: [...FIRST_TOPICS],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
  document.documentElement.lang = LANGUAGES[language].tag;
}

/** Fetches what is on the page in the new language first, then changes all of it at once. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(LANGUAGES[language].tag);
  localStorage.setItem(STORAGE_KEY, language);
  document.documentElement.lang = LANGUAGES[language].tag;
}

/** The code of the wire's `Language` header. */
export function currentLanguage(): Language {
  const tag = i18next.language;
  const found = Object.entries(LANGUAGES).find(([, entry]) => entry.tag === tag);
  return (found?.[0] as Language | undefined) ?? 'TH';
}
