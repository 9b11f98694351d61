import type { Language } from '@lanna/contract/people/members/members';
import { WRITTEN } from '../../../i18n/languages.ts';

/** What the brand wants to offer and whose words are complete. */
export function offeredLanguages(brandLanguages: readonly Language[]): readonly Language[] {
  return brandLanguages.filter((language) => WRITTEN.includes(language));
}
