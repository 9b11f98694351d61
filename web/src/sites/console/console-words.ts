import type { Language } from '@lanna/contract/people/members/members';

import type { SiteWords, WordFiles } from '../../i18n/words.ts';
import type words from './words/en.json';

/** The console speaks two languages, both written by hand. */
export const CONSOLE_LANGUAGES: readonly Language[] = ['EN', 'TH'];

/** All words of a language come as one piece: the navigation says words of every topic. */
export const CONSOLE_WORDS: SiteWords = {
  indexes: import.meta.glob<WordFiles>('./words/*.ts', { import: 'files' }),
  first: ['ui', 'refusals', 'console', 'console-shell'],
  soon: [],
};

declare module '../../i18n/topic-words.ts' {
  interface TopicWords {
    'console-shell': typeof words;
  }
}
