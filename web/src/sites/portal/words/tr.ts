import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = import.meta.glob(
  [
    '../../../features/*/words/tr.json',
    '../../../ui/words/tr.json',
    '../*/words/tr.json',
    '../../../i18n/words/*/tr.json',
  ],
  { import: 'default' },
);
