import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = {
  ...import.meta.glob<object>(
    [
      '../../../features/*/*/words/pt.json',
      '../../../ui/words/pt.json',
      '../../../shared-parts/*/words/pt.json',
      '../*/words/pt.json',
    ],
    { import: 'default' },
  ),
  ...import.meta.glob<object>('../../../i18n/refusals/pt.ts', { import: 'words' }),
};
