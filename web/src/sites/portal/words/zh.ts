import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = {
  ...import.meta.glob<object>(
    [
      '../../../features/*/*/words/zh.json',
      '../../../ui/words/zh.json',
      '../../../shared-parts/*/words/zh.json',
      '../*/words/zh.json',
    ],
    { import: 'default' },
  ),
  ...import.meta.glob<object>('../../../i18n/refusals/zh.ts', { import: 'words' }),
};
