import type { Language } from '@lanna/contract/members';

/** A language and when somebody chose it; null when nobody did, or nobody knows when. */
export interface LanguageChoice {
  language: Language;
  atMs: number | null;
}

/**
 * Of what this browser was told (if anything) and what the account has, the later choice. A choice counts more than a language
 * nobody chose.
 */
export function laterChoice(here: LanguageChoice | undefined, account: LanguageChoice): LanguageChoice {
  if (!here || (account.atMs !== null && account.atMs >= (here.atMs ?? 0))) return account;
  return here;
}
