import type { Language } from '@lanna/contract/accounts';

export interface LanguageEntry {
  /** BCP 47, for `<html lang>` and `Intl`; also the file name of its words. */
  tag: string;
  /** As its own speakers write it. */
  name: string;
  /** Whose flag stands for it. */
  country: string;
}

/** Every language the product speaks. A language is offered when its words are complete (`WRITTEN`). */
export const LANGUAGES = {
  TH: { tag: 'th', name: 'ไทย', country: 'TH' },
  EN: { tag: 'en', name: 'English', country: 'GB' },
  CN: { tag: 'zh', name: '中文', country: 'CN' },
  ID: { tag: 'id', name: 'Bahasa Indonesia', country: 'ID' },
  PT: { tag: 'pt', name: 'Português', country: 'BR' },
  TY: { tag: 'tr', name: 'Türkçe', country: 'TR' },
  VI: { tag: 'vi', name: 'Tiếng Việt', country: 'VN' },
} as const satisfies Record<Language, LanguageEntry>;

export const WRITTEN: readonly Language[] = ['TH', 'EN', 'CN', 'ID', 'PT', 'TY', 'VI'];

export function isWritten(code: string | null): code is Language {
  return WRITTEN.some((language) => language === code);
}
