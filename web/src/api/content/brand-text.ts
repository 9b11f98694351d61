import { type LocalText, localText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/words.ts';
import { useBrand } from './brand.ts';

/** What the brand has written, in the language of the page. */
export function useBrandText(): (text: LocalText) => string {
  const { defaultLanguage } = useBrand();
  // Shows again when the page changes its language.
  useTranslation();
  return (text) => localText(text, currentLanguage(), defaultLanguage);
}
