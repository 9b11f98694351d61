import { type Dialog, openDialog } from '../../shared/dialog.ts';
import { button, el } from '../../shared/element.ts';
import type { Words } from '../i18n/words.ts';

/** What happened, what it means for the money, what to do next; and the buttons that do it. */
export function openErrorCard(
  words: Words,
  text: { title: string; money: string; next: string },
  act: { retry?: () => void; leave(): void },
): Dialog {
  const { retry } = act;
  const dialog = openDialog({
    ...{ kind: 'card', name: 'error', title: text.title },
    content: [
      el('p', { class: 'lead' }, text.money),
      el('p', {}, text.next),
      ...(retry
        ? [
            button(
              { class: 'primary' },
              () => {
                dialog.close();
                retry();
              },
              words.retry,
            ),
          ]
        : []),
      button({ class: retry ? 'plain' : 'primary' }, act.leave, words.errorLobby),
    ],
  });
  return dialog;
}
