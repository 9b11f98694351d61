import { openDialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import type { PageContext } from '../page-context.ts';

/** What a person of the house has written to the player, until they say that they have read it. Nothing of the money depends on it. */
export function showWarning(
  { words }: PageContext,
  { id, text }: { id: string; text: string },
  understood: (id: string) => void,
): void {
  if (document.querySelector('dialog[data-panel=warning]')) return;
  const dialog = openDialog({
    ...{ kind: 'card', name: 'warning', title: words.warning.title },
    content: [
      el('p', { class: 'lead' }, text),
      el('p', {}, words.warning.money),
      button(
        { class: 'primary' },
        () => {
          understood(id);
          dialog.close();
        },
        words.warning.understood,
      ),
    ],
  });
}
