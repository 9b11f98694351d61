import type { Language } from '@lanna/contract/people/members/members';
import { localText } from '@lanna/rules/local-text';
import type { BrandProfile } from './brand.ts';

export function brandName({ name, defaultLanguage }: BrandProfile, language: Language): string {
  return localText(name, language, defaultLanguage);
}
