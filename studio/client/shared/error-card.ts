import { type Dialog, openDialog } from './dialog.ts';
import { button, el } from './element.ts';

/** What happened, what it means for the money, what to do next; and the buttons that do it. */
export function openErrorCard(
  words: { retry: string; errorLobby: string },
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
