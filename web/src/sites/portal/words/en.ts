import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = import.meta.glob(
  [
    '../../../features/*/words/en.json',
    '../../../ui/words/en.json',
    '../*/words/en.json',
    '../../../i18n/words/*/en.json',
  ],
  { import: 'default' },
);
