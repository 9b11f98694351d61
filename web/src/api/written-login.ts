/**
 * The log-in that a press has opened before its code was there (`public/first-paint.js`): a dialog which the server has written with
 * the page. What is typed and pressed in it is kept for the page's own.
 */
export interface WrittenLogin {
  dialog: HTMLDialogElement;
  /** What was pressed to open it. */
  opener: HTMLElement;
  /** The last press inside that only code can answer. */
  pressed?: HTMLElement | undefined;
  /** The page's own log-in is about to open below: from now on it answers what closes this one too. */
  followed?: true;
}

declare global {
  interface Window {
    writtenLogin?: WrittenLogin | undefined;
  }
}

/** What was typed into a field by the time it is taken over. */
export interface TypedField {
  name: string;
  value: string;
  checked: boolean;
}

export interface TakenLogin {
  typed: readonly TypedField[];
  /** The name of the field with the cursor, and where it stands in it. */
  focus: { name: string; from: number | null; to: number | null } | undefined;
  opener: HTMLElement;
  /** What was pressed, in words: the same is found by them in the page's own dialog. */
  pressed: { tag: string; words: string } | undefined;
}

/** Closes the written log-in, once; undefined where none was opened. */
export function takeWrittenLogin(): TakenLogin | undefined {
  const written = window.writtenLogin;
  if (!written) return undefined;
  const { dialog, opener, pressed } = written;
  window.writtenLogin = undefined;
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('input[name]')];
  const focused = fields.find((field) => field === document.activeElement);
  const taken = {
    opener,
    typed: fields
      .filter((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked)
      .map(({ name, value, checked }) => ({ name, value, checked })),
    focus: focused && { name: focused.name, from: focused.selectionStart, to: focused.selectionEnd },
    pressed: pressed && { tag: pressed.tagName, words: wordsOf(pressed) },
  };
  dialog.close();
  dialog.remove();
  return taken;
}

export function wordsOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent;
}
