import type { Language } from '@lanna/contract/people/members/members';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from './i18n/languages.ts';

/** The language the page is written in. */
export function usePageLanguage(): Language {
  const { i18n } = useTranslation('ui');
  return languageOf(i18n.language);
}

/** By its tag; English for one the product does not speak. */
function languageOf(tag: string): Language {
  return (Object.keys(LANGUAGES) as Language[]).find((language) => LANGUAGES[language].tag === tag) ?? 'EN';
}
