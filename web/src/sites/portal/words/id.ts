import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = import.meta.glob(
  [
    '../../../features/*/words/id.json',
    '../../../ui/words/id.json',
    '../*/words/id.json',
    '../../../i18n/words/*/id.json',
  ],
  { import: 'default' },
);
