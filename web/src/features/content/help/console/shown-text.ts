import { type LocalText, localText } from '@lanna/rules/local-text';
import { useTranslation } from 'react-i18next';

/** Content in the language of the console, else in what there is. */
export function useShownText(): (text: LocalText) => string {
  const { i18n } = useTranslation();
  return (text) => localText(text, i18n.language === 'th' ? 'TH' : 'EN', 'TH');
}
