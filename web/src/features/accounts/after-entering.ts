import { useEffect } from 'react';
import { heldAction } from '../../api/gate.ts';
import { readSession } from '../../api/session.ts';

/** Drops what was to be done after logging in when the pop-up goes away without anybody having logged in. */
export function useDropWhenDismissed(open: boolean): void {
  useEffect(() => {
    if (!open && !readSession()) heldAction.drop();
  }, [open]);
}

const CLOSING_FRAMES_MAX = 60;

/** Takes the pop-up out of the address, then goes on with what it stood in front of. */
export async function closeAndResume(onClose: () => void): Promise<void> {
  // A centre asked for by its address shows by itself now; closing would take it away.
  if (addressNames('centre')) return;
  onClose();
  // Closing changes the address a moment later; going somewhere before that would be undone by it.
  for (let frame = 0; addressNames('dialog') && frame < CLOSING_FRAMES_MAX; frame += 1)
    await new Promise(requestAnimationFrame);
  heldAction.resume();
}

function addressNames(key: 'centre' | 'dialog'): boolean {
  return new URLSearchParams(location.search).has(key);
}
