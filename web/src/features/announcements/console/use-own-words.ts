import { type LocalText, localText } from '@lanna/rules/local-text';
import { currentLanguage } from '../../../i18n/words.ts';

/** Words of content in the operator's own language, as far as they are written in it; empty where there are none yet. */
export function useOwnWords(): (text: LocalText | null) => string {
  const language = currentLanguage();
  return (text) => (text && Object.keys(text).length > 0 ? localText(text, language, 'TH') : '');
}
