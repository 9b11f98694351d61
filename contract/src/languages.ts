import type { Language } from '@lanna/rules/local-text';

/** BCP 47, for `<html lang>`, `Intl` and vendors. All of them are written from left to right. */
export const LANGUAGE_TAGS = {
  TH: 'th',
  EN: 'en',
  CN: 'zh',
  ID: 'id',
  PT: 'pt',
  TY: 'tr',
  VI: 'vi',
} as const satisfies Record<Language, string>;
