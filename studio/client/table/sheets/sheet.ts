import { type Dialog, openDialog } from '../../shared/dialog.ts';
import type { Words } from '../i18n/words.ts';
import { icon } from '../panel/icons.ts';

export function openSheet(
  words: Words,
  {
    name,
    title,
    content,
    onDismiss,
  }: { name: string; title: string; content: readonly (Node | string)[]; onDismiss?: () => void },
): Dialog {
  return openDialog({
    kind: 'panel',
    name,
    title,
    content,
    closeLabel: words.close,
    closeIcon: icon('close'),
    ...(onDismiss && { onDismiss }),
  });
}
