import { isDialogOpen } from './hud/dialog.ts';

/** Space is the big button, wherever the focus is, unless it is on something that needs the key itself. */
export function listenToKeys(press: () => void, leaveReplay: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (isDialogOpen() || event.repeat) return;
    if (event.key === 'Escape') leaveReplay();
    if (event.key !== ' ' || isControl(event.target)) return;
    event.preventDefault();
    press();
  });
}

function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a, input, select, summary, [role="switch"]') !== null
  );
}
