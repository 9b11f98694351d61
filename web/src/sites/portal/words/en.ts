import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = {
  ...import.meta.glob<object>(
    [
      '../../../features/*/*/words/en.json',
      '../../../ui/words/en.json',
      '../../../shared-parts/*/words/en.json',
      '../*/words/en.json',
    ],
    { import: 'default' },
  ),
  ...import.meta.glob<object>('../../../i18n/refusals/en.ts', { import: 'words' }),
};
