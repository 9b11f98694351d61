import type { Language } from '@lanna/contract/accounts';

/** ISO 639-1, as vendors speak it. TY is our code for Turkish, CN for Chinese. */
const TAGS: Record<Language, string> = {
  TH: 'th',
  EN: 'en',
  CN: 'zh',
  ID: 'id',
  PT: 'pt',
  TY: 'tr',
  VI: 'vi',
};

export function languageTag(language: Language): string {
  return TAGS[language];
}
