import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = {
  ...import.meta.glob<object>(
    [
      '../../../features/*/*/words/th.json',
      '../../../ui/words/th.json',
      '../../../shared-parts/*/words/th.json',
      '../*/words/th.json',
    ],
    { import: 'default' },
  ),
  ...import.meta.glob<object>('../../../i18n/refusals/th.ts', { import: 'words' }),
};
