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
    for (const { field, value } of typed) void untilReceived(field, 'input', () => type(field, value));
    if (focused?.isConnected && document.activeElement !== focused) focused.focus({ preventScroll: true });
    const pressed = window.endEarlyVisit?.();
    if (pressed instanceof HTMLElement) void untilReceived(pressed, 'click', () => pressed.click());
    repeatMissedPresses(root);
  };
}

/** Parts whose code is still on its way are taken over later than the page: a press on a button there is given again then. */
function repeatMissedPresses(root: HTMLElement): void {
  const listen = ({ target, isTrusted }: MouseEvent) => {
    const button = target instanceof Element && target.closest('button');
    if (!isTrusted || !button || !root.contains(button)) return;
    let received = false;
    const receive = () => {
      received = true;
    };
    button.addEventListener('click', receive, { once: true });
    setTimeout(() => {
      button.removeEventListener('click', receive);
      if (!received) void untilReceived(button, 'click', () => button.click());
    });
  };
  addEventListener('click', listen, true);
}

/** As if it were typed now: React detects a value only if it was set past it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const shape = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const set = Object.getOwnPropertyDescriptor(shape.prototype, 'value')?.set;
  // React remembers the value it found; another one in between makes this a change.
  set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const AGAIN_MS = 30;
const TRIES = 200;

/** React lets no event through to a part of the page that it has not taken over yet; that part's turn comes. */
async function untilReceived(element: HTMLElement, event: 'input' | 'click', act: () => void): Promise<void> {
  let received = false;
  const receive = () => {
    received = true;
  };
  for (let tries = 0; tries < TRIES && element.isConnected && !received; tries += 1) {
    element.addEventListener(event, receive);
    act();
    element.removeEventListener(event, receive);
    if (!received) await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}
