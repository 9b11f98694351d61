import type { WordFiles } from '../../../i18n/words.ts';
import { wordFiles } from '../word-files.ts';

export const files: WordFiles = wordFiles({
  ...import.meta.glob<object>(
    [
      '../../../features/*/console/words/th.json',
      '../../../console/words/th.json',
      '../../../ui/words/th.json',
      './th.json',
    ],
    { import: 'default', eager: true },
  ),
  ...import.meta.glob<object>('../../../i18n/refusals/th.ts', { import: 'words', eager: true }),
});
