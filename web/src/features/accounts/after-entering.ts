import { useEffect } from 'react';
import { heldAction } from '../../api/gate.ts';
import { readSession } from '../../api/session.ts';

/** Drops what was to be done after logging in when the pop-up goes away without anybody having logged in. */
export function useDropWhenDismissed(open: boolean): void {
  useEffect(() => {
    if (!open && !readSession()) heldAction.drop();
  }, [open]);
}

/** Takes the pop-up out of the address, then goes on with what it stood in front of. */
export function closeAndResume(onClose: () => void): void {
  // A centre asked for by its address shows by itself now; closing would take it away.
  if (addressNames('centre')) return;
  onClose();
  if (!addressNames('dialog')) heldAction.resume();
  // Closing went back in the history, which takes a moment; going somewhere before that would be undone by it.
  else window.addEventListener('popstate', () => setTimeout(heldAction.resume), { once: true });
}

function addressNames(key: 'centre' | 'dialog'): boolean {
  return new URLSearchParams(location.search).has(key);
}
