import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = import.meta.glob(
  [
    '../../../features/*/words/vi.json',
    '../../../ui/words/vi.json',
    '../*/words/vi.json',
    '../../../i18n/words/*/vi.json',
  ],
  { import: 'default' },
);
