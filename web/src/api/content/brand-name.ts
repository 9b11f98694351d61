import { localText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/words.ts';
import { useBrand } from './brand.ts';

/** What the brand is called in the language of the page. */
export function useBrandName(): string {
  const { name, defaultLanguage } = useBrand();
  // Shows again when the page changes its language.
  useTranslation();
  return localText(name, currentLanguage(), defaultLanguage);
}
