import type { WordFiles } from '../../../i18n/words.ts';

export const files: WordFiles = {
  ...import.meta.glob<object>(
    [
      '../../../features/*/*/words/vi.json',
      '../../../ui/words/vi.json',
      '../../../shared-parts/*/words/vi.json',
      '../*/words/vi.json',
    ],
    { import: 'default' },
  ),
  ...import.meta.glob<object>('../../../i18n/refusals/vi.ts', { import: 'words' }),
};
