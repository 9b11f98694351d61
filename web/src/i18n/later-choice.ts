import type { Language } from '@lanna/contract/people/members/members';

/** A language and when it was chosen; null when it was not chosen, or the time is unknown. */
export interface LanguageChoice {
  language: Language;
  atMs: number | null;
}

/**
 * The later choice of the one made in this browser (if any) and the account's. A chosen language is preferred to one that
 * was not chosen.
 */
export function laterChoice(here: LanguageChoice | undefined, account: LanguageChoice): LanguageChoice {
  if (!here || (account.atMs !== null && account.atMs >= (here.atMs ?? 0))) return account;
  return here;
}
