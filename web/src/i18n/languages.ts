import { LANGUAGE_TAGS } from '@lanna/contract/languages';
import type { Language } from '@lanna/contract/people/members/members';

export interface LanguageEntry {
  /** BCP 47, for `<html lang>` and `Intl`; also the file name of its words. */
  tag: string;
  /** As its own speakers write it. */
  name: string;
  /** The country whose flag is shown for it. */
  country: string;
}

/** Every language the product speaks. A language is offered when its words are complete (`WRITTEN`). */
export const LANGUAGES = {
  TH: { tag: LANGUAGE_TAGS.TH, name: 'ไทย', country: 'TH' },
  EN: { tag: LANGUAGE_TAGS.EN, name: 'English', country: 'GB' },
  CN: { tag: LANGUAGE_TAGS.CN, name: '中文', country: 'CN' },
  ID: { tag: LANGUAGE_TAGS.ID, name: 'Bahasa Indonesia', country: 'ID' },
  PT: { tag: LANGUAGE_TAGS.PT, name: 'Português', country: 'BR' },
  TY: { tag: LANGUAGE_TAGS.TY, name: 'Türkçe', country: 'TR' },
  VI: { tag: LANGUAGE_TAGS.VI, name: 'Tiếng Việt', country: 'VN' },
} as const satisfies Record<Language, LanguageEntry>;

export const WRITTEN: readonly Language[] = ['TH', 'EN', 'CN', 'ID', 'PT', 'TY', 'VI'];

export function isWritten(code: string | null): code is Language {
  return WRITTEN.some((language) => language === code);
}
