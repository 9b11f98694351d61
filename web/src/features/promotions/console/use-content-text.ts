import { type LocalText, localText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../i18n/words.ts';

/** What members read, for an operator who reads the console in this language. */
export function useContentText(): (text: LocalText | null) => string {
  // Draws anew when the operator chooses another language.
  useTranslation('promotions-console');
  const language = currentLanguage();
  return (text) => (text && Object.keys(text).length > 0 ? localText(text, language, 'TH') : '');
}
