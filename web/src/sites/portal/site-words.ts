import type { SiteWords, WordFiles } from '../../i18n/words.ts';

/** Where the words of this site are: of the topics, of the kit, of the site's own frame; an index for each language. */
export const SITE_WORDS: SiteWords = {
  indexes: import.meta.glob<WordFiles>('./words/*.ts', { import: 'files' }),
  first: ['ui', 'shell', 'home'],
  soon: ['refusals'],
};
