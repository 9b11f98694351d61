import { isDialogOpen } from './hud/dialog.ts';

/**
 * Space is the big button, wherever the focus is, unless the keyboard has brought it to something that needs the key itself. A
 * button that was pressed with a finger or the mouse keeps the focus, but no player who presses Space then means it.
 */
export function listenToKeys(press: () => void, leaveReplay: () => void): void {
  let pointed = false;
  document.addEventListener('pointerdown', () => {
    pointed = true;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ') pointed = false;
    if (isDialogOpen() || event.repeat) return;
    if (event.key === 'Escape') leaveReplay();
    if (event.key !== ' ' || (isControl(event.target) && !pointed)) return;
    event.preventDefault();
    // Or the button that has the focus would be pressed as well when the key comes up.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    press();
  });
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a, input, select, summary, [role="switch"]') !== null
  );
}
