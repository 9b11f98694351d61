import { type LocalText, localText } from '@lanna/rules/local-text';
import { currentLanguage } from '../../../i18n/words.ts';

/** What the brand has called an envelope, in the reader's language where it did. */
export function useEnvelopeName(): (name: LocalText) => string {
  return (name) => localText(name, currentLanguage(), 'TH');
}
