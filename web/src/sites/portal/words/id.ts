import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = {
  ...import.meta.glob<object>(
    [
      '../../../features/*/*/words/id.json',
      '../../../ui/words/id.json',
      '../../../shared-parts/*/words/id.json',
      '../*/words/id.json',
    ],
    { import: 'default' },
  ),
  ...import.meta.glob<object>('../../../i18n/refusals/id.ts', { import: 'words' }),
};
