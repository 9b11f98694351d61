import type { Language } from '@lanna/contract/people/members/members';
import { LANGUAGES } from './languages.ts';

let asked: Language | undefined;

/** The language of a link from a search engine, `?lang=en`: a choice like one in the picker. The address is then the page's own. */
export function takeAddressLanguage(): void {
  const address = new URL(location.href);
  const tag = address.searchParams.get('lang')?.toLowerCase();
  if (tag === undefined) return;
  asked = (Object.keys(LANGUAGES) as Language[]).find((language) => LANGUAGES[language].tag === tag);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** Undefined where the address has named none. */
export function addressLanguage(): Language | undefined {
  return asked;
}
