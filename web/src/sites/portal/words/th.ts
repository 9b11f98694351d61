import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = import.meta.glob(
  [
    '../../../features/*/words/th.json',
    '../../../ui/words/th.json',
    '../*/words/th.json',
    '../../../i18n/words/*/th.json',
  ],
  { import: 'default' },
);
