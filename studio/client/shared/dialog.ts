import { button, el } from './element.ts';

/** A panel over the game. The browser's own modal dialog keeps the focus inside, closes on Esc and gives it back. */
export interface Dialog {
  element: HTMLDialogElement;
  close(): void;
}

export interface DialogOptions {
  title: string;
  /** Name of the closing button; without one the panel can only be left through its own buttons. */
  closeLabel?: string;
  closeIcon?: Node;
  kind: 'panel' | 'card';
  name: string;
  content: readonly (Node | string)[];
  /** The player closed it without a button of its own: Esc, the cross, or a tap beside it. */
  onDismiss?: () => void;
}

let count = 0;

export function openDialog({
  title,
  closeLabel,
  closeIcon,
  kind,
  name,
  content,
  onDismiss,
}: DialogOptions): Dialog {
  count += 1;
  const titleId = `dialog-title-${count}`;
  const element = el('dialog', { class: kind, 'data-panel': name, 'aria-labelledby': titleId });
  let closedByGame = false;
  element.append(
    el(
      'header',
      {},
      el('h2', { id: titleId }, title),
      closeLabel !== undefined &&
        button({ class: 'round', 'aria-label': closeLabel }, () => element.close(), closeIcon ?? '×'),
    ),
    el('div', { class: 'content' }, ...content),
  );
  // Esc closes panels. A card requires an answer; when a browser closes it all the same, `onDismiss` is called.
  if (closeLabel === undefined) element.setAttribute('closedby', 'none');
  element.addEventListener('cancel', (event) => {
    if (closeLabel === undefined) event.preventDefault();
  });
  element.addEventListener('click', (event) => {
    if (event.target === element && closeLabel !== undefined) element.close();
  });
  element.addEventListener('close', () => {
    element.remove();
    if (!closedByGame) onDismiss?.();
  });
  document.body.append(element);
  element.showModal();
  return {
    element,
    close() {
      closedByGame = true;
      element.close();
    },
  };
}

export function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
