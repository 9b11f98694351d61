declare global {
  interface Window {
    /** Of `first-paint.js`: the page answers by itself from now on. Gives back the last press that was not answered. */
    endEarlyVisit?: () => Element | undefined;
  }
}

/** What was typed into the server's page before the code took it over. To be called before that. */
export function keepInput(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const typed = fields
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((field) => ({ field, value: field.value }));
  const focused = fields.find((field) => field === document.activeElement);
  return () => {
    for (const { field, value } of typed) if (field.isConnected) type(field, value);
    if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
    followEarlyPress();
  };
}

/** As if it were typed now: React hears of a value only if it was set past it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const shape = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const set = Object.getOwnPropertyDescriptor(shape.prototype, 'value')?.set;
  // React remembers the value it found; another one in between makes this a change.
  set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function followEarlyPress(): void {
  const pressed = window.endEarlyVisit?.();
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
}
