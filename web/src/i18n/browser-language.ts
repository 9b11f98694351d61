import type { Language } from '@lanna/contract/people/members/members';
import { LANGUAGES } from './languages.ts';

/** The first of the browser's own languages that is offered; undefined where none is. */
export function browserLanguage(
  offered: readonly Language[],
  tags: readonly string[] = navigator.languages,
): Language | undefined {
  for (const tag of tags) {
    const found = offered.find((language) => nameOf(LANGUAGES[language].tag) === nameOf(tag));
    if (found) return found;
  }
  return undefined;
}

/** `th` of `th-TH`. */
function nameOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}
