import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = {
  ...import.meta.glob<object>(
    [
      '../../../features/*/*/words/tr.json',
      '../../../ui/words/tr.json',
      '../../../shared-parts/*/words/tr.json',
      '../*/words/tr.json',
    ],
    { import: 'default' },
  ),
  ...import.meta.glob<object>('../../../i18n/refusals/tr.ts', { import: 'words' }),
};
