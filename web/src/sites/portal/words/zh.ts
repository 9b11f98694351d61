import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = import.meta.glob(
  [
    '../../../features/*/words/zh.json',
    '../../../ui/words/zh.json',
    '../*/words/zh.json',
    '../../../i18n/words/*/zh.json',
  ],
  { import: 'default' },
);
