import { type LocalText, localText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../i18n/words.ts';

/** Content for an operator who reads the console in this language; empty where nothing is written yet. */
export function useContentText(): (text: LocalText | null) => string {
  // Draws anew when the operator chooses another language.
  useTranslation('console');
  const language = currentLanguage();
  return (text) => (text && Object.keys(text).length > 0 ? localText(text, language, 'TH') : '');
}
