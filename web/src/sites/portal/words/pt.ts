import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = import.meta.glob(
  [
    '../../../features/*/words/pt.json',
    '../../../ui/words/pt.json',
    '../*/words/pt.json',
    '../../../i18n/words/*/pt.json',
  ],
  { import: 'default' },
);
