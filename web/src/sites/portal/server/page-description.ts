import type { Value } from '@lanna/contract/endpoint';
import type { whitelabel } from '@lanna/contract/house/brands/brand';
import type { Language } from '@lanna/contract/people/members/members';
import type { VendorGroup } from '@lanna/contract/play/catalogue/catalogue';
import { localText } from '@lanna/rules/local-text';
import type { TFunction } from 'i18next';

/** What search engines say of the site: the brand's own words, and the kinds of games it has. It promises nothing else. */
export function pageDescription(
  { name, defaultLanguage, front: { slogan } }: Value<typeof whitelabel>,
  {
    categories,
    language,
    t,
  }: { categories: readonly VendorGroup[]; language: Language; t: TFunction<'shell'> },
): string {
  return [
    localText(slogan?.title ?? name, language, defaultLanguage),
    ...categories.map((group) => t(`category.${group}`)),
    slogan ? localText(slogan.text, language, defaultLanguage) : t('description'),
  ].join(' · ');
}
